/** What somebody who knows the market would do without thinking. */

import type { Seat } from '@jade/engine';
import type { Lantern } from '../content/numbers.ts';
import { BRIGHTEST, NIGHTS } from '../content/numbers.ts';
import { chooseLantern } from '../rules/choose.ts';
import { DARK, GUST, lanternOf, NONE, PASS, PEDDLER } from '../rules/keys.ts';
import { oilFor } from '../rules/stalls.ts';
import type { LanternMarket } from '../state.ts';
import { merchantAt } from '../state.ts';
import weights from './policy-weights.json';

/** Set by hand, and read beside 1 for letting things be. */
const {
  /** So many coins make a choice about three times as likely. */
  coinsThatMatter,
  /** From so many visitors on a gust is worth its fan. */
  crowd,
  /** A gust that is not, a lantern that goes out, the peddler. */
  idleGust,
  dark,
  peddler,
} = weights.worth;

export function policy(g: LanternMarket, seat: Seat, options: readonly string[]): number[] {
  const chooses = g.stack.at(-1)?.at === chooseLantern.start;
  return options.map((key) => {
    if (key === GUST) return isWorthAFan(g, seat) ? 1 : idleGust;
    if (key === DARK) return dark;
    if (key === PEDDLER) return peddler;
    if (key === NONE || key === PASS) return 1;
    const lantern = lanternOf(key);
    // The brightest can be spared most easily: its oil is dearest.
    return chooses ? Math.exp(gain(g, lantern) / coinsThatMatter) : lantern;
  });
}

/** What a lantern should bring, if every rival might show any of them or none. */
function gain(g: LanternMarket, lantern: Lantern): number {
  const sells = ((lantern + 1) / (BRIGHTEST + 1)) ** (g.seats - 1);
  return sells * g.visitors - oilFor(lantern);
}

/** In the last nights fans would be left over. */
function isWorthAFan(g: LanternMarket, seat: Seat): boolean {
  return g.visitors >= crowd || NIGHTS - g.night < merchantAt(g, seat).fans;
}
