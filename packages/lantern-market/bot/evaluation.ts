/** What a sensible beginner would value: coins won or about to be won, and fans for the nights to come. */

import type { Seat } from '@jade/engine';
import { NIGHTS } from '../content/numbers.ts';
import { brightest } from '../rules/stalls.ts';
import type { LanternMarket } from '../state.ts';
import { merchantAt } from '../state.ts';

export function evaluate(g: LanternMarket, seat: Seat): number {
  const { coins, fans } = merchantAt(g, seat);
  const sale = brightest(g) === seat ? g.visitors : 0;
  return coins + sale + (g.night === NIGHTS ? 0 : fans);
}
