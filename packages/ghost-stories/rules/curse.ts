/** The Curse die (rulebook 4.4). */

import type { Procedure } from '@jade/engine';
import { at, call, done, frame, go } from '@jade/engine';
import { CURSE_FACES } from '../content/colours.ts';
import type { Place, Space } from '../content/layout.ts';
import { HELMET } from '../content/villagers.ts';
import { random } from '../setup.ts';
import type { Pieces } from '../state.ts';
import { boardOf, NONE } from '../state.ts';
import { arrive } from './arrive.ts';
import { procedure } from './define.ts';
import { haunt, hauntTile } from './haunt.ts';
import { hasPower, tellPower } from './powers.ts';
import { loseQi } from './qi.ts';
import { gainCrystal, noteBadEvent } from './su-ling.ts';
import { isLiving, owns, speaker, tellOf } from './table.ts';
import { returnAllTao, taoCount } from './tokens.ts';

/** Why the die is rolled: a ghost on a space, or something about one tile (GS-CURSE-6, MC-4). */
interface Roll {
  space: Space | -1;
  place: Place | -1;
  face: string;
}

export function curseOfGhost(space: Space): Roll {
  return { space, place: NONE, face: '' };
}

export function curseOfPlace(place: Place): Roll {
  return { space: NONE, place, face: '' };
}

export const curse: Procedure<Roll> = procedure('curse', frame<Roll>(), {
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
    options: () => ['keep', 'reroll'],
    prompt: (_, f) => ({ face: f.face }),
    resolve(g, f, key) {
      if (key === 'reroll') {
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

/** GS-CURSE-1 */
function rollFace(g: Pieces & { rng: Parameters<typeof random.roll>[0]['rng'] }): string {
  const face = at(CURSE_FACES, random.roll(g, 'curse', CURSE_FACES.length) - 1);
  tellOf(g, g.active, 'GS-CURSE-1', 'curseRolled', { face });
  return face;
}

/** The active Taoist is laid down (WM-FAMILY-9, WM-INC-4). */
export function layDown(g: Pieces, side: Parameters<typeof boardOf>[1], rule: string): void {
  const board = boardOf(g, side);
  if (!isLiving(g, side) || board.lying) return;
  board.lying = true;
  tellOf(g, side, rule, 'laidDown');
}
