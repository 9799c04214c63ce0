/** Questions about the spaces of the action board: who may select them, and at what price (rulebook chapters 8 and 9). */

import type { Refusal, Seat } from '@jade/engine';
import { at, refuse } from '@jade/engine';
import type { Space } from '../content/board.ts';
import { SPACES } from '../content/board.ts';
import { vpLostAt } from '../content/numbers.ts';
import type { Table } from '../state.ts';
import { clanOf } from '../state.ts';
import { canPay } from './track.ts';

/** WP-SELECT-3, WP-GUARD-4, WP-PAY-2; WP-SELECT-2, WP-SELECT-5: guards on the space, own or others', forbid nothing. */
export function canSelect(g: Table, seat: Seat, space: Space): boolean {
  const { lastSpace, reserve } = clanOf(g, seat);
  return space.index >= lastSpace && guardsFor(g, space) <= reserve && canPay(g, seat, space.cost);
}

export function selectRefusal(g: Table, seat: Seat, space: Space): Refusal | null {
  if (canSelect(g, seat, space)) return null;
  const { lastSpace, reserve, ap } = clanOf(g, seat);
  const guards = guardsFor(g, space);
  if (space.index < lastSpace) return refuse('WP-SELECT-3', 'leftOrUp', { space: at(SPACES, lastSpace).id });
  if (guards > reserve) return refuse('WP-GUARD-4', 'notEnoughGuards', { guards, reserve });
  return refuse('WP-PAY-2', 'cannotPay', { ap, cost: space.cost });
}

/** WP-GUARD-1, WP-GUARD-2, WP-GUARD-3: the printed number, or one more than the latest selection of the space put there. */
export function guardsFor(g: Table, { index, firstGuards }: Space): number {
  const latest = at(g.spacePrice, index);
  return latest === 0 ? firstGuards : latest + 1;
}

/** WP-TRACK-2, WP-TRACK-7: what a seat loses by paying so much now; nobody loses more than there is. */
export function vpLostBy(g: Table, seat: Seat, cost: number): number {
  const { ap, vp } = clanOf(g, seat);
  return cost === 0 ? 0 : Math.min(vp, vpLostAt(ap - cost));
}
