/** What a sensible beginner would value: coins won or about to be won, bright lanterns and fans for the nights to come. */

import type { Seat } from '@jade/engine';
import { seatsOf } from '@jade/engine';
import { brightest } from '../rules/night.ts';
import type { LanternMarket } from '../state.ts';
import { merchantAt, NIGHTS } from '../state.ts';

export function evaluate(g: LanternMarket, seat: Seat): number {
  const seller = brightest(g);
  const coins = (who: Seat): number => merchantAt(g, who).coins + (who === seller ? g.visitors : 0);
  const rivals = seatsOf(g).filter((other) => other !== seat);
  const { hand, fans } = merchantAt(g, seat);
  const future = g.night === NIGHTS ? 0 : hand.reduce((sum, lantern) => sum + lantern, 0) / 10 + fans;
  return coins(seat) - Math.max(...rivals.map(coins)) + future;
}
