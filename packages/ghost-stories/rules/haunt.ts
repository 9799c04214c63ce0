/** Haunting tiles (rulebook 4.3, WM-HAUNT). */

import { at, become, done, frame, tell } from '@jade/engine';
import type { Place, Space } from '../content/layout.ts';
import { LINE } from '../content/layout.ts';
import { LAST_TILE } from '../content/numbers.ts';
import { CIRCLE } from '../content/village.ts';
import type { Pieces, Table } from '../state.ts';
import { NONE, ON_CARD, ON_ICON } from '../state.ts';
import { procedure } from './define.ts';
import type { CurseEffects } from './families.ts';
import type { StoneEffects } from './stones.ts';
import { noteBadEvent } from './su-ling.ts';
import { endGame, hauntedPlaces, isHaunted, spaceName, tileName } from './table.ts';
import { flight, mourn, slay, stackAt } from './villagers.ts';

/** GS-HAUNT-4, WM-HAUNT-2: the first active tile of the line, or NONE (GS-HAUNT-5). */
export function nextToHaunt(g: Table, space: Space): Place | -1 {
  for (const place of at(LINE, space)) if (!isHaunted(g, place)) return place;
  return NONE;
}

/** GS-HAUNT-4, GS-ABIL-7, WM-HAUNT-2: the first active tile of the line; GS-HAUNT-5: without one all is lost (R-24 says why). */
export const haunt = procedure('haunt', frame<{ space: Space }>(), {
  line(g, f) {
    const place = nextToHaunt(g, f.space);
    if (place !== NONE) return become(hauntTile, { place: place as Place });
    tell('GS-HAUNT-5', 'nothingLeftToHaunt', { space: spaceName(f.space) });
    endGame(g, 'lineHaunted', 'GS-HAUNT-5');
    return done;
  },
});

export const hauntTile = procedure('hauntTile', frame<{ place: Place }>(), {
  turn(g, f) {
    const tile = tileName(g, f.place);
    // GS-CURSE-7, WM-HAUNT-3: a named tile that is haunted already stays as it is.
    if (isHaunted(g, f.place)) {
      tell('GS-CURSE-7', 'hauntedAlready', { tile });
      return done;
    }
    const villagers = stackAt(g, f.place).length;
    if (villagers > 0) {
      tell('WM-HAUNT-1', 'villagersInTheWay', { tile, villagers });
      return become(mourn, { place: f.place, victims: slay(g, f.place, villagers), next: 0 });
    }
    turnDark(g, f.place);
    return done;
  },
});

/** GS-HAUNT-6: all it changes is that the tile helps no more. */
function turnDark(g: Pieces, place: Place): void {
  g.haunted[place] = 1;
  const count = hauntedPlaces(g).length;
  tell('GS-HAUNT-4', 'tileHaunted', { tile: tileName(g, place), count, limit: LAST_TILE[g.level] });
  noteBadEvent(g);
  if (at(g.village, place) === CIRCLE) clearCircle(g, 'GS-HAUNT-7'); // GS-HAUNT-7: Buddhas stay on a dark Temple
  if (count >= LAST_TILE[g.level]) endGame(g, 'tilesHaunted', 'GS-END-3');
}

/** The token of the Circle of Prayer goes back to the supply. */
export function clearCircle(g: Pieces, rule: string): void {
  if (g.circle === NONE) return;
  g.tao[g.circle] = at(g.tao, g.circle) + 1;
  g.circle = NONE;
  tell(rule, 'circleCleared', {});
}

/** Turns a haunted tile to its active side (GS-TILE-5, GS-YINYANG-1). */
export function restore(g: Pieces, place: Place, rule: string): void {
  g.haunted[place] = 0;
  tell(rule, 'tileRestored', { tile: tileName(g, place) });
}

export const HAUNTING_STONES = {
  'haunt-tile': (_, f) => become(haunt, { space: f.space }), // GS-ABIL-7
  // GS-ABIL-19, GS-INC-11
  'clear-circle-of-prayer': (g) => {
    clearCircle(g, 'GS-INC-11');
    return done;
  },
  // GS-ABIL-18, GS-INC-10, GS-HAUNT-1 to GS-HAUNT-3, WM-HAUNT-4
  haunter: (g, { space }, told) => {
    if (at(g.figures, space) === ON_CARD) {
      g.figures[space] = ON_ICON;
      tell('GS-HAUNT-2', 'figureOnIcon', told);
      return g.moon === null ? done : become(flight, { space });
    }
    g.figures[space] = ON_CARD; // WM-FLIGHT-7: going back makes nobody flee
    tell('GS-HAUNT-2', 'figureHaunts', told);
    return become(haunt, { space });
  },
  // WM-FLIGHT-4; the figure was put on the icon by GS-ARRIVE-9
  'haunter-starts-on-board': (g, { space }, told) => {
    tell('GS-ABIL-18', 'figureOnIcon', told);
    return g.moon === null ? done : become(flight, { space });
  },
} satisfies StoneEffects;

export const HAUNTING_CURSES = {
  'haunt-villager-tile': (_, f) => become(hauntTile, { place: f.place }), // WM-FAMILY-6, WM-HAUNT-3
} satisfies CurseEffects;
