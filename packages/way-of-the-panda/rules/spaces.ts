/** Questions about the spaces of the action board: who may select them, and at what price (rulebook chapters 8 and 9). */

import type { Refusal, Seat } from '@jade/engine';
import { at, refuse } from '@jade/engine';
import type { Space } from '../content/board.ts';
import { SPACES } from '../content/board.ts';
import { vpLostAt } from '../content/numbers.ts';
import type { Table } from '../state.ts';
import { clanOf } from '../state.ts';
import { canPay } from './track.ts';

/** What keeps a seat from selecting a space. */
type Obstacle = 'leftOrUp' | 'notEnoughGuards' | 'cannotPay';

/** The first of them; null when there is none. WP-SELECT-2, WP-SELECT-5: guards on the space, own or others', forbid nothing. */
function obstacle(g: Table, seat: Seat, space: Space): Obstacle | null {
  const { lastSpace, reserve } = clanOf(g, seat);
  if (space.index < lastSpace) return 'leftOrUp'; // WP-SELECT-3
  if (guardsFor(g, space) > reserve) return 'notEnoughGuards'; // WP-GUARD-4
  return canPay(g, seat, space.cost) ? null : 'cannotPay'; // WP-PAY-2
}

export function canSelect(g: Table, seat: Seat, space: Space): boolean {
  return obstacle(g, seat, space) === null;
}

/** Why a space cannot be selected; null when it can. */
export function selectRefusal(g: Table, seat: Seat, space: Space): Refusal | null {
  const why = obstacle(g, seat, space);
  const { lastSpace, reserve, ap } = clanOf(g, seat);
  switch (why) {
    case null:
      return null;
    case 'leftOrUp':
      return refuse('WP-SELECT-3', why, { space: at(SPACES, lastSpace).id });
    case 'notEnoughGuards':
      return refuse('WP-GUARD-4', why, { guards: guardsFor(g, space), reserve });
    case 'cannotPay':
      return refuse('WP-PAY-2', why, { ap, cost: space.cost });
  }
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
