/** All that a screen of the Lantern Market foretells: what a lantern costs, who is about to sell, and who would sell if that lantern went out. */

import type { Forecast, Phrase, Seat, SeatView } from '@jade/engine';
import { frameIn } from '@jade/engine';
import type { Lantern } from './content/numbers.ts';
import { chooseLantern } from './rules/choose.ts';
import { gusts } from './rules/gusts.ts';
import { LANTERN, lanternOf } from './rules/keys.ts';
import { brightest, oilFor } from './rules/stalls.ts';
import type { Table } from './state.ts';
import type { MarketView } from './view.ts';

/** What puts forecasts to the proof: a lantern hung out, gusts that nobody raises, the seller's lantern gone out. */
export const WHEN = { choose: 'choose', sale: 'sale', dark: 'dark' } as const;
export type When = keyof typeof WHEN;

/** The stall of a seat, as a thing that something is foretold of. */
export function stallThing(seat: Seat): string {
  return `stall:P${seat + 1}`;
}

/** A sentence with the rule behind it. */
type Ruled = Phrase & { readonly rule: string };

export function forecasts(view: SeatView<MarketView>): Forecast[] {
  return [...prices(view), ...sales(view)];
}

/** What a viewer sees, as a table that the questions of the rules can be put to. */
export function tableOf({ table, seats }: SeatView<MarketView>): Table {
  return { seats, visitors: table.visitors, merchants: table.merchants };
}

function foretold(when: When, about: string, { key, params, rule }: Ruled): Forecast {
  return { about, key, params, rule, when };
}

export function priceText(lantern: Lantern): Ruled {
  return { key: 'lantern.choice', params: { lantern, oil: oilFor(lantern) }, rule: 'LM-OIL-1' };
}

/** Of every lantern that the viewer may hang out now. */
function prices({ decision, options }: SeatView<MarketView>): Forecast[] {
  if (decision !== chooseLantern.start) return [];
  return (options ?? []).filter(LANTERN.has).map((key) => foretold('choose', key, priceText(lanternOf(key))));
}

/** While somebody is about to sell. */
function sales(view: SeatView<MarketView>): Forecast[] {
  const window = frameIn(view.stack, gusts);
  const g = tableOf(view);
  if (window === null || view.outcome !== null) return [];
  const about = stallThing(window.seller);
  const then = foretold('dark', about, afterText(g, window.seller));
  return view.decision === gusts.steps.ask ? [foretold('sale', about, saleText(g, window.seller)), then] : [then];
}

/** LM-SALE-2: if the lantern goes on burning. */
export function saleText({ visitors }: Table, seller: Seat): Ruled {
  return { key: 'lantern.sale', params: { seat: seller, visitors }, rule: 'LM-SALE-2' };
}

/** LM-GUST-3: if it goes out. */
export function afterText(g: Table, seller: Seat): Ruled {
  const next = brightest(g, seller);
  return next === null
    ? { key: 'lantern.nobodyAfter', params: {}, rule: 'LM-SALE-1' }
    : { key: 'lantern.after', params: { seat: next }, rule: 'LM-GUST-3' };
}
