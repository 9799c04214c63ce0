/** Powers that are used before the move: the Mantra and the Twin Winds (GS-POWER-3, GS-POWER-5). */

import { at, become, done, frame, go, refuse, tell } from '@jade/engine';
import { ghostOf } from '../content/cards.ts';
import type { Side } from '../content/layout.ts';
import { ADJACENT, PLACES, SIDES } from '../content/layout.ts';
import type { Table } from '../state.ts';
import { boardOf, MANTRA_USED, WINDS_USED } from '../state.ts';
import { decision, procedure } from './define.ts';
import { cardAt, isFree, occupiedSpaces } from './ghosts.ts';
import { SPACE_KEYS, taoistFrom, taoistKey, tileFrom, tileKey } from './keys.ts';
import { standUp } from './lying.ts';
import { tellPower } from './powers.ts';
import { placeOf } from './qi.ts';
import { isLiving, setMark, spaceName, speaker } from './table.ts';
import { travel } from './travel.ts';

/** GS-POWER-3 */
export const placeMantra = decision('placeMantra', frame(), {
  rule: 'GS-POWER-3',
  decider: speaker,
  options: (g) => ghostsForMantra(g).map((space) => at(SPACE_KEYS.of, space)),
  candidates: () => SPACE_KEYS.of,
  refusal: (g, _, key) => {
    return isFree(g, SPACE_KEYS.index(key))
      ? refuse('GS-POWER-3', 'noGhostThere')
      : refuse('GS-POWER-3', 'mantraLiesThere');
  },
  resolve(g, _, key) {
    g.mantra = SPACE_KEYS.index(key);
    setMark(g, MANTRA_USED);
    tellPower(g, 'enfeeblement-mantra', 'GS-POWER-3');
    tell('GS-POWER-3', 'mantraPlaced', { ghost: ghostOf(cardAt(g, g.mantra)).id, space: spaceName(g.mantra) });
    return done;
  },
});

export function ghostsForMantra(g: Table) {
  return occupiedSpaces(g).filter((space) => space !== g.mantra);
}

export function otherTaoists(g: Table): Side[] {
  return SIDES.filter((side) => side !== g.active && isLiving(g, side));
}

/** GS-POWER-5, WM-VILLAGER-10; WM-FAMILY-11: a Taoist who lies is only stood up (R-06 says why by the Twin Winds only another). */
export const twinWinds = procedure('twinWinds', frame<{ side: Side }>(), {
  whom: {
    rule: 'GS-POWER-5',
    decider: speaker,
    options: (g) => otherTaoists(g).map((side) => taoistKey(g, side)),
    candidates: (g) => SIDES.map((side) => taoistKey(g, side)),
    refusal: () => refuse('GS-POWER-5', 'anotherTaoist'),
    resolve(g, f, key) {
      f.side = taoistFrom(g, key);
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
    resolve: (g, f, key) => become(travel, { side: f.side, to: tileFrom(g, key), way: 'walk' }),
  },
});
