/** What the tiles of the village do for a Taoist (rulebook chapter 6, WM-KUNGFU, WM-CEMETERY). */

import { again, at, become, call, done, frame, go, refuse, tell } from '@jade/engine';
import { ghostOf } from '../content/cards.ts';
import { COLOURS, WHITE } from '../content/colours.ts';
import type { Place } from '../content/layout.ts';
import { PLACES, SIDES, SPACES_OF } from '../content/layout.ts';
import { REVIVED_QI } from '../content/numbers.ts';
import type { Tile } from '../content/village.ts';
import {
  ALTAR,
  CEMETERY,
  CIRCLE,
  HERBALIST,
  HUT,
  PAVILION,
  SCHOOL,
  TEA_HOUSE,
  TEMPLE,
  TILE_IDS,
  WATCHMAN,
} from '../content/village.ts';
import { boardOf, NONE, ON_CARD, ON_ICON } from '../state.ts';
import { arrive } from './arrive.ts';
import { curse, curseOfPlace } from './curse.ts';
import { procedure } from './define.ts';
import { plainRoll, rollTao } from './dice.ts';
import { exorcise, exorcism } from './exorcise.ts';
import { discardGhost } from './ghost-moves.ts';
import { cardAt, isFree } from './ghosts.ts';
import { clearCircle, restore } from './haunt.ts';
import {
  boardsWithFigures,
  canReviveTaoist,
  canReviveVillager,
  discardable,
  herbalistDice,
  killedFamilies,
  schoolColours,
  schoolTargets,
} from './help-refusals.ts';
import {
  boardFrom,
  boardKey,
  FAMILY_KEYS,
  SPACE_KEYS,
  TAO_KEYS,
  TAOIST_KEYS,
  taoistFrom,
  taoistKey,
  tileFrom,
  tileKey,
} from './keys.ts';
import { windsOfThePavilion } from './pavilion.ts';
import { deadSides, loseQi, revive } from './qi.ts';
import { returnVillager } from './revival.ts';
import { gainCrystal } from './su-ling.ts';
import { hauntedPlaces, placeOfTile, spaceName, speaker, tellOf } from './table.ts';
import { coloursInSupply, gainQi, gainTao, takeTao } from './tokens.ts';

interface Help {
  tile: Tile;
  /** The next die of the Herbalist. */
  die: number;
}

export function helpOf(tile: Tile): Help {
  return { tile, die: 0 };
}

const FIRST_STEP: Readonly<Record<number, HelpStep>> = {
  [CIRCLE]: 'circle',
  [TEMPLE]: 'temple',
  [CEMETERY]: 'cemetery',
  [ALTAR]: 'altar',
  [HERBALIST]: 'herbalist',
  [HUT]: 'hut',
  [WATCHMAN]: 'watchman',
  [PAVILION]: 'pavilion',
  [TEA_HOUSE]: 'teaHouse',
  [SCHOOL]: 'school',
};
type HelpStep =
  | 'circle'
  | 'temple'
  | 'cemetery'
  | 'altar'
  | 'herbalist'
  | 'hut'
  | 'watchman'
  | 'pavilion'
  | 'teaHouse'
  | 'school';

export const help = procedure('help', frame<Help>(), {
  ask(g, f) {
    tellOf(g, g.active, 'GS-TILE-1', 'asksForHelp', { tile: at(TILE_IDS, f.tile) });
    return go(FIRST_STEP[f.tile] ?? 'end');
  },

  /** GS-TILE-2 */
  circle: {
    rule: 'GS-TILE-2',
    decider: speaker,
    options: coloursInSupply,
    candidates: () => TAO_KEYS.of,
    refusal: () => refuse('GS-COMP-4', 'noneInSupply'),
    resolve(g, _, key) {
      const colour = TAO_KEYS.index(key);
      clearCircle(g, 'GS-TILE-2');
      g.tao[colour] = at(g.tao, colour) - 1;
      g.circle = colour;
      tell('GS-TILE-2', 'circleSet', { colour: at(COLOURS, colour) });
      return done;
    },
  },

  /** GS-TILE-3, GS-BUDDHA-1 */
  temple(g) {
    const board = boardOf(g, g.active);
    g.templeBuddhas -= 1;
    board.buddhas += 1;
    board.newBuddhas += 1;
    tellOf(g, g.active, 'GS-TILE-3', 'tookBuddha');
    return done;
  },

  /** GS-TILE-4, WM-CEMETERY-1: a Taoist or a villager, never both; GS-CURSE-6, WM-CEMETERY-2: then the die. */
  cemetery: {
    rule: 'GS-TILE-4',
    decider: speaker,
    options: (g) => [
      ...(canReviveTaoist(g) ? deadSides(g).map((side) => taoistKey(g, side)) : []),
      ...(canReviveVillager(g) ? killedFamilies(g).map((family) => at(FAMILY_KEYS.of, family)) : []),
    ],
    candidates: (g) => [
      ...deadSides(g).map((side) => taoistKey(g, side)),
      ...killedFamilies(g).map((family) => at(FAMILY_KEYS.of, family)),
    ],
    refusal: (_, __, key) => {
      return TAOIST_KEYS.has(key) ? refuse('GS-TILE-14', 'noQiInSupply') : refuse('WM-CEMETERY-1', 'threeAlready');
    },
    resolve(g, _, key) {
      const place = placeOfTile(g, CEMETERY) as Place;
      if (TAOIST_KEYS.has(key)) revive(g, taoistFrom(g, key), place, REVIVED_QI, 'GS-TILE-4');
      else returnVillager(g, FAMILY_KEYS.index(key), place, 'WM-CEMETERY-1');
      return become(curse, curseOfPlace(place));
    },
  },

  /** GS-TILE-5 */
  altar: {
    rule: 'GS-TILE-5',
    decider: speaker,
    options: (g) => hauntedPlaces(g).map((place) => tileKey(g, place)),
    candidates: (g) => PLACES.map((place) => tileKey(g, place)),
    refusal: () => refuse('GS-TILE-5', 'notHaunted'),
    resolve(g, _, key) {
      restore(g, tileFrom(g, key), 'GS-TILE-5');
      return become(arrive, {});
    },
  },

  /** GS-TILE-6 */
  herbalist: (g) => call(rollTao, plainRoll(herbalistDice(g)), 'herbs'),

  herbs(g, f) {
    const face = g.dice[f.die];
    if (face === undefined) return done;
    if (face === WHITE && g.moon === null) return go('anyHerb');
    f.die += 1;
    if (face === WHITE)
      gainCrystal(g, g.active, 'WM-CRYSTAL-1'); // WM-CRYSTAL-1: in place of a token
    else gainTao(g, g.active, face, 'GS-TILE-6');
    return again;
  },

  /** White is any colour. */
  anyHerb: {
    rule: 'GS-TILE-6',
    decider: speaker,
    options: coloursInSupply,
    otherwise(_, f) {
      f.die += 1;
      return go('herbs');
    },
    candidates: () => TAO_KEYS.of,
    refusal: () => refuse('GS-COMP-4', 'noneInSupply'),
    resolve(g, f, key) {
      f.die += 1;
      gainTao(g, g.active, TAO_KEYS.index(key), 'GS-TILE-6');
      return go('herbs');
    },
  },

  /** GS-TILE-7: the Qi first, even the last one. */
  hut: (g) => call(loseQi, { side: g.active, rule: 'GS-TILE-7' }, 'hutGhost'),

  /** GS-EXORCISM-13, GS-INC-1 */
  hutGhost: {
    rule: 'GS-TILE-7',
    decider: speaker,
    options: (g) => discardable(g).map((space) => at(SPACE_KEYS.of, space)),
    candidates: () => SPACE_KEYS.of,
    refusal: (g, _, key) => {
      return isFree(g, SPACE_KEYS.index(key))
        ? refuse('GS-TILE-7', 'noGhostThere')
        : refuse('GS-INC-1', 'incarnationThere');
    },
    resolve(g, _, key) {
      const card = discardGhost(g, SPACE_KEYS.index(key));
      tell('GS-TILE-7', 'sentAway', { ghost: ghostOf(card).id, space: spaceName(SPACE_KEYS.index(key)) });
      return done;
    },
  },

  /** GS-TILE-8, WM-FLIGHT-7 */
  watchman: {
    rule: 'GS-TILE-8',
    decider: speaker,
    options: (g) => boardsWithFigures(g).map((side) => boardKey(g, side)),
    candidates: (g) => SIDES.map((side) => boardKey(g, side)),
    refusal: () => refuse('GS-TILE-8', 'noFigureThere'),
    resolve(g, _, key) {
      for (const space of at(SPACES_OF, boardFrom(g, key))) {
        if (g.figures[space] !== ON_ICON) continue;
        g.figures[space] = ON_CARD;
        tell('GS-TILE-8', 'figureBack', { ghost: ghostOf(cardAt(g, space)).id, space: spaceName(space) });
      }
      return done;
    },
  },

  pavilion: () => become(windsOfThePavilion, { space: NONE, side: NONE }),

  /** GS-TILE-12 */
  teaHouse: (g) => call(takeTao, { side: g.active, left: 1, rule: 'GS-TILE-12' }, 'tea'),
  tea(g) {
    gainQi(g, g.active, 1, 'GS-TILE-12');
    return become(arrive, {});
  },

  /** WM-KUNGFU-1, WM-KUNGFU-4, WM-KUNGFU-5 to WM-KUNGFU-7: the colour is chosen before the roll. */
  school: {
    rule: 'WM-KUNGFU-1',
    decider: speaker,
    options: (g) =>
      schoolColours(g)
        .filter((colour) => schoolTargets(g, colour).length > 0)
        .map((colour) => at(TAO_KEYS.of, colour)),
    candidates: () => TAO_KEYS.of,
    refusal: (g, _, key) => {
      if (!schoolColours(g).includes(TAO_KEYS.index(key))) return refuse('WM-KUNGFU-1', 'notYourColour');
      return refuse('WM-KUNGFU-6', 'noGhostOfColour');
    },
    resolve: (g, _, key) => become(exorcise, exorcism('school', g.active, schoolTargets(g, TAO_KEYS.index(key)))),
  },

  end: () => done,
});
