/** Who has won (rulebook chapter 4). */

import type { Outcome } from '@jade/engine';
import { seatsOf } from '@jade/engine';
import type { LanternMarket } from '../state.ts';
import { merchantAt } from '../state.ts';

// LM-END-1
export function outcome(g: LanternMarket): Outcome {
  const rank = g.merchants.map(({ coins, fans }) => coins * 10 + fans);
  const best = Math.max(...rank);
  return {
    winners: seatsOf(g).filter((seat) => rank[seat] === best),
    scores: seatsOf(g).map((seat) => merchantAt(g, seat).coins),
    reason: 'fifteenNights',
  };
}
