/** The Curse die (rulebook 4.4). */

import type { Params } from '@jade/engine';
import { at, become, call, done, frame, go } from '@jade/engine';
import type { Card } from '../content/cards.ts';
import { ghostOf } from '../content/cards.ts';
import { CURSE_FACES } from '../content/colours.ts';
import type { Place, Space } from '../content/layout.ts';
import { HELMET } from '../content/villagers.ts';
import { random } from '../setup.ts';
import type { Pieces, Table } from '../state.ts';
import { NONE } from '../state.ts';
import { arrive } from './arrive.ts';
import { procedure } from './define.ts';
import type { CurseEffects } from './families.ts';
import { haunt, hauntTile, nextToHaunt } from './haunt.ts';
import { KEEP, REROLL } from './keys.ts';
import { hasPower, tellPower } from './powers.ts';
import { loseQi } from './qi.ts';
import type { StoneEffects } from './stones.ts';
import { gainCrystal, noteBadEvent } from './su-ling.ts';
import { isLiving, owns, speaker, tellOf, tileName } from './table.ts';
import { returnAllTao, taoCount } from './tokens.ts';

/** Why the die is rolled: a ghost on a space, or something about one tile (GS-CURSE-6, MC-4). */
interface Roll {
  space: Space | -1;
  place: Place | -1;
  face: string;
}

function curseOfGhost(space: Space): Roll {
  return { space, place: NONE, face: '' };
}

export function curseOfPlace(place: Place): Roll {
  return { space: NONE, place, face: '' };
}

export const curse = procedure('curse', frame<Roll>(), {
  /** GS-POWER-7, GS-POWER-11, WM-SULING-10: the mountain does not roll at all. MC-5: a neutral board rolls like any other. */
  roll(g, f) {
    if (hasPower(g, 'strength-of-a-mountain')) {
      tellPower(g, 'strength-of-a-mountain', 'GS-POWER-7');
      tellOf(g, g.active, 'GS-POWER-7', 'curseIgnored');
      return done;
    }
    f.face = rollFace(g);
    noteBadEvent(g);
    return hasPower(g, 'the-gods-favorite') ? go('reroll') : go('apply');
  },

  /** GS-POWER-6: once, and the second result stays. */
  reroll: {
    rule: 'GS-POWER-6',
    decider: speaker,
    options: () => [KEEP, REROLL],
    prompt: aboutRoll,
    resolve(g, f, key) {
      if (key === REROLL) {
        tellPower(g, 'the-gods-favorite', 'GS-POWER-6');
        f.face = rollFace(g);
      }
      return go('apply');
    },
  },

  apply(g, f) {
    switch (f.face) {
      // GS-CURSE-2, GS-CURSE-6
      case 'haunt':
        if (f.space !== NONE) return call(haunt, { space: f.space }, 'helmet');
        if (f.place !== NONE) return call(hauntTile, { place: f.place }, 'helmet');
        return go('helmet');
      // GS-CURSE-3
      case 'ghost':
        return call(arrive, {}, 'helmet');
      // GS-CURSE-4, GS-NEUTRAL-2; WM-CRYSTAL-3: crystals stay.
      case 'lose-all-tao':
        if (isLiving(g, g.active)) {
          tellOf(g, g.active, 'GS-CURSE-4', 'lostAllTao', { count: taoCount(g, g.active) });
          returnAllTao(g, g.active);
        }
        return go('helmet');
      // GS-CURSE-5
      case 'lose-qi':
        return call(loseQi, { side: g.active, rule: 'GS-CURSE-5' }, 'helmet');
      default:
        return done;
    }
  },

  /** MC-9, MC-11: whoever suffered and still lives. */
  helmet(g) {
    if (isLiving(g, g.active) && owns(g, g.active, HELMET)) gainCrystal(g, g.active, 'MC-9');
    return done;
  },
});

/** Whose die it is and which tile it would haunt, for whoever is asked to keep it. */
function aboutRoll(g: Table, { face, space, place }: Roll): Params {
  const card = space === NONE ? NONE : at(g.ghosts, space);
  const tile = place !== NONE ? place : space === NONE ? NONE : nextToHaunt(g, space);
  const about: Record<string, string> = { face, from: 'elsewhere', reaches: 'nothing' };
  if (card !== NONE) {
    about.from = 'ghost';
    about.ghost = ghostOf(card as Card).id;
  }
  if (tile !== NONE) {
    about.reaches = 'tile';
    about.tile = tileName(g, tile as Place);
  }
  return about;
}

/** GS-CURSE-1 */
function rollFace(g: Pieces & { rng: Parameters<typeof random.roll>[0]['rng'] }): string {
  const face = at(CURSE_FACES, random.roll(g, 'curse', CURSE_FACES.length) - 1);
  tellOf(g, g.active, 'GS-CURSE-1', 'curseRolled', { face });
  return face;
}

export const CURSING_STONES = {
  'roll-curse': (_, f) => become(curse, curseOfGhost(f.space)), // GS-ABIL-17, GS-INC-3, GS-INC-4, GS-INC-5
  tormentor: (_, f) => become(curse, curseOfGhost(f.space)), // GS-ABIL-16
} satisfies StoneEffects;

export const CURSING_CURSES = {
  'roll-curse-haunts-villager-tile': (_, f) => become(curse, curseOfPlace(f.place)), // MC-4, MC-5
} satisfies CurseEffects;
