/** The Pavilion of the Heavenly Wind: it moves a ghost, then a Taoist (GS-TILE-9 to GS-TILE-11, GS-TILE-13). */

import { at, become, done, frame, go, refuse, STOP } from '@jade/engine';
import type { Side, Space } from '../content/layout.ts';
import { PLACES, SIDES, SPACES } from '../content/layout.ts';
import { boardOf } from '../state.ts';
import { procedure } from './define.ts';
import { moveGhost } from './ghost-moves.ts';
import { freeSpaces } from './ghosts.ts';
import { carriedTaoists, movableGhosts } from './help-refusals.ts';
import { SPACE_KEYS, taoistFrom, taoistKey, tileFrom, tileKey } from './keys.ts';
import { standUp } from './lying.ts';
import { placeOf } from './qi.ts';
import { speaker } from './table.ts';
import { travel } from './travel.ts';

interface Wind {
  /** The ghost and the Taoist that were chosen, or NONE. */
  space: Space | -1;
  side: Side | -1;
}

export const windsOfThePavilion = procedure('pavilion', frame<Wind>(), {
  /** GS-TILE-9, GS-TILE-13: a ghost must move if it can. */
  ghost: {
    rule: 'GS-TILE-9',
    decider: speaker,
    options: (g) => movableGhosts(g).map((space) => at(SPACE_KEYS.of, space)),
    otherwise: () => go('carry'),
    candidates: () => SPACE_KEYS.of,
    refusal: () => refuse('GS-TILE-9', 'noGhostThere'),
    resolve(_, f, key) {
      f.space = SPACE_KEYS.index(key);
      return go('space');
    },
  },

  /** GS-TILE-10 */
  space: {
    rule: 'GS-TILE-9',
    decider: speaker,
    options: (g) => freeSpaces(g).map((space) => at(SPACE_KEYS.of, space)),
    candidates: () => SPACES.map((space) => at(SPACE_KEYS.of, space)),
    refusal: () => refuse('GS-ARRIVE-6', 'spaceTaken'),
    resolve(g, f, key) {
      moveGhost(g, f.space as Space, SPACE_KEYS.index(key), 'GS-TILE-9');
      return go('carry');
    },
  },

  /** GS-TILE-9, GS-TILE-11: another Taoist, or oneself when alone; WM-FAMILY-11: one who lies is only stood up. */
  carry: {
    rule: 'GS-TILE-9',
    decider: speaker,
    options(g) {
      const taoists = carriedTaoists(g);
      return taoists.length === 0 ? [] : [...taoists.map((side) => taoistKey(g, side)), STOP];
    },
    otherwise: () => done,
    candidates: (g) => [...SIDES.map((side) => taoistKey(g, side)), STOP],
    refusal: () => refuse('GS-TILE-9', 'anotherTaoist'),
    resolve(g, f, key) {
      if (key === STOP) return done;
      f.side = taoistFrom(g, key);
      if (!boardOf(g, f.side).lying) return go('carryTo');
      standUp(g, f.side);
      return done;
    },
  },

  carryTo: {
    rule: 'GS-TILE-9',
    decider: speaker,
    options: (g, f) => PLACES.filter((place) => place !== placeOf(g, f.side as Side)).map((place) => tileKey(g, place)),
    candidates: (g) => PLACES.map((place) => tileKey(g, place)),
    refusal: () => refuse('GS-TILE-9', 'standsThere'),
    resolve: (g, f, key) => become(travel, { side: f.side as Side, to: tileFrom(g, key), way: 'wind' }),
  },
});
