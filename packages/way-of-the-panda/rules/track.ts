/** The tracks for action points and victory points (rulebook chapter 4), and the count of quiet rounds. */

import type { Seat } from '@jade/engine';
import { tell } from '@jade/engine';
import { LEAST_AP, MOST_AP, vpLostAt } from '../content/numbers.ts';
import type { Panda, Pieces } from '../state.ts';
import { clanOf } from '../state.ts';

/** WP-TRACK-7: never below 0, no upper limit. Returns what really changed. */
export function changeVp(g: Pieces, seat: Seat, by: number): number {
  const clan = clanOf(g, seat);
  const before = clan.vp;
  clan.vp = Math.max(0, before + by);
  return clan.vp - before;
}

export function gainVp(g: Panda, seat: Seat, vp: number, rule: string): void {
  changeVp(g, seat, vp);
  tell(rule, 'gainedVp', { seat, vp });
}

/** WP-END-6: something was built or covered; the round is counted when it ends. */
export function breakQuiet(g: Pieces): void {
  g.quietRounds = -1;
}

/** Moves the marker; on its new space it lies on top, and if it does not change space it keeps its place. */
function moveMarker(g: Panda, seat: Seat, to: number): void {
  const clan = clanOf(g, seat);
  const ap = Math.min(MOST_AP, Math.max(LEAST_AP, to)); // WP-TRACK-4
  if (ap === clan.ap) return; // WP-TRACK-6
  clan.ap = ap;
  g.apStack.splice(g.apStack.indexOf(seat), 1); // WP-TRACK-5
  g.apStack.push(seat);
}

/** WP-REFUND-3, WP-REFUND-4: moving right costs nothing, whatever is crossed. Returns the AP really gained. */
export function gainAp(g: Panda, seat: Seat, ap: number): number {
  const clan = clanOf(g, seat);
  const before = clan.ap;
  moveMarker(g, seat, before + ap);
  return clan.ap - before;
}

// WP-PAY-2
export function canPay(g: Pieces, seat: Seat, cost: number): boolean {
  return clanOf(g, seat).ap - cost >= LEAST_AP;
}

// WP-PAY-1, WP-PAY-3. WP-TRACK-3, WP-TRACK-9: charged is the space where a payment ends, each time it moves there.
export function payAp(g: Panda, seat: Seat, cost: number): void {
  if (cost === 0) return;
  const clan = clanOf(g, seat);
  moveMarker(g, seat, clan.ap - cost);
  const lost = vpLostAt(clan.ap);
  if (lost === 0) return;
  tell('WP-TRACK-2', 'overdrawn', { seat, ap: clan.ap, vp: -changeVp(g, seat, -lost) });
}

/** From the fewest AP to the most, within one space from the top of the stack down (WP-REFUND-2, WP-ORDER-1). */
export function byFewestAp(g: Pieces): Seat[] {
  const height = (seat: Seat): number => g.apStack.indexOf(seat);
  return g.apStack.toSorted((a, b) => clanOf(g, a).ap - clanOf(g, b).ap || height(b) - height(a));
}
