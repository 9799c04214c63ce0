/** Powers that are used before the move: the Mantra and the Twin Winds (GS-POWER-3, GS-POWER-5). */

import type { Procedure } from '@jade/engine';
import { at, become, done, frame, go, refuse, tell } from '@jade/engine';
import { ghostOf } from '../content/cards.ts';
import type { Side } from '../content/layout.ts';
import { ADJACENT, PLACES, SIDES } from '../content/layout.ts';
import type { Pieces } from '../state.ts';
import { boardOf, MANTRA_USED, WINDS_USED } from '../state.ts';
import { decision, placeFrom, procedure, SPACE_KEYS, sideFrom, spaceFrom, taoistKey, tileKey } from './define.ts';
import { cardAt, isFree, occupiedSpaces } from './ghosts.ts';
import { tellPower } from './powers.ts';
import { placeOf } from './qi.ts';
import { isLiving, setMark, spaceName, speaker } from './table.ts';
import { standUp, travel } from './travel.ts';

/** GS-POWER-3 */
export const placeMantra: Procedure<object> = decision('placeMantra', frame(), {
  rule: 'GS-POWER-3',
  decider: speaker,
  options: (g) => ghostsForMantra(g).map((space) => at(SPACE_KEYS, space)),
  candidates: () => SPACE_KEYS,
  refusal: (g, _, key) => {
    return isFree(g, spaceFrom(key)) ? refuse('GS-POWER-3', 'noGhostThere') : refuse('GS-POWER-3', 'mantraLiesThere');
  },
  resolve(g, _, key) {
    g.mantra = spaceFrom(key);
    setMark(g, MANTRA_USED);
    tellPower(g, 'enfeeblement-mantra', 'GS-POWER-3');
    tell('GS-POWER-3', 'mantraPlaced', { ghost: ghostOf(cardAt(g, g.mantra)).id, space: spaceName(g.mantra) });
    return done;
  },
});

export function ghostsForMantra(g: Pieces) {
  return occupiedSpaces(g).filter((space) => space !== g.mantra);
}

export function otherTaoists(g: Pieces): Side[] {
  return SIDES.filter((side) => side !== g.active && isLiving(g, side));
}

/** GS-POWER-5, WM-VILLAGER-10; WM-FAMILY-11: a Taoist who lies is only stood up (R-06 says why by the Twin Winds only another). */
export const twinWinds: Procedure<{ side: Side }> = procedure('twinWinds', frame<{ side: Side }>(), {
  whom: {
    rule: 'GS-POWER-5',
    decider: speaker,
    options: (g) => otherTaoists(g).map((side) => taoistKey(g, side)),
    candidates: (g) => SIDES.map((side) => taoistKey(g, side)),
    refusal: () => refuse('GS-POWER-5', 'anotherTaoist'),
    resolve(g, f, key) {
      f.side = sideFrom(g, key);
      setMark(g, WINDS_USED);
      tellPower(g, 'dance-of-the-twin-winds', 'GS-POWER-5');
      if (!boardOf(g, f.side).lying) return go('where');
      standUp(g, f.side);
      return done;
    },
  },

  where: {
    rule: 'GS-POWER-5',
    decider: speaker,
    options: (g, f) => at(ADJACENT, placeOf(g, f.side)).map((place) => tileKey(g, place)),
    candidates: (g) => PLACES.map((place) => tileKey(g, place)),
    refusal: () => refuse('GS-POWER-5', 'tooFar'),
    resolve: (g, f, key) => become(travel, { side: f.side, to: placeFrom(g, key), way: 'walk' }),
  },
});
