/** What somebody who knows the market would do without thinking. */

import type { Seat } from '@jade/engine';
import { chooseLantern, lanternOf } from '../rules/night.ts';
import type { Lantern, LanternMarket } from '../state.ts';
import { BRIGHTEST, merchantAt, NIGHTS, OIL } from '../state.ts';

/** So many coins make a choice about three times as likely. */
const COINS_THAT_MATTER = 1.8;
/** From so many visitors on a gust is worth its fan. */
const CROWD = 6;
/** Beside 1 for letting things be. */
const SELDOM = 0.1;
const AS_A_LAST_RESORT = 0.05;
const HARDLY = 0.0001;

export function policy(g: LanternMarket, seat: Seat, options: readonly string[]): number[] {
  const chooses = g.stack.at(-1)?.at === chooseLantern.start;
  return options.map((key) => {
    if (key === 'gust') return isWorthAFan(g, seat) ? 1 : SELDOM;
    if (key === 'dark') return AS_A_LAST_RESORT;
    if (key === '+peddler') return HARDLY;
    if (key === 'none' || key === 'pass') return 1;
    const lantern = lanternOf(key);
    // The brightest can be spared most easily: its oil is dearest.
    return chooses ? Math.exp(gain(g, lantern) / COINS_THAT_MATTER) : lantern;
  });
}

/** What a lantern should bring, if every rival might show any of them or none. */
function gain(g: LanternMarket, lantern: Lantern): number {
  const sells = ((lantern + 1) / (BRIGHTEST + 1)) ** (g.seats - 1);
  return sells * g.visitors - OIL * lantern;
}

/** In the last nights fans would be left over. */
function isWorthAFan(g: LanternMarket, seat: Seat): boolean {
  return g.visitors >= CROWD || NIGHTS - g.night < merchantAt(g, seat).fans;
}
