/** What a sensible beginner would value: coins, then bright lanterns and fans for the nights to come. */

import type { Seat } from '@jade/engine';
import type { LanternMarket } from '../state.ts';
import { merchantAt, NIGHTS } from '../state.ts';

export function evaluate(g: LanternMarket, seat: Seat): number {
  const { coins, hand, fans } = merchantAt(g, seat);
  const rivals = g.merchants.filter((_, other) => other !== seat).map((other) => other.coins);
  const future = g.night === NIGHTS ? 0 : hand.reduce((sum, lantern) => sum + lantern, 0) / 10 + fans;
  return coins - Math.max(...rivals) + future;
}
