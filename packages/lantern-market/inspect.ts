/** What a thing on the table is, in sentences: a lantern, a stall. */

import type { Inspection, Params, Phrase, Seat, SeatView } from '@jade/engine';
import { frameIn, seat } from '@jade/engine';
import { afterText, priceText, saleText, stallThing, tableOf } from './forecasts.ts';
import { gusts } from './rules/gusts.ts';
import { LANTERN, lanternOf } from './rules/keys.ts';
import type { MarketView } from './view.ts';

export function inspect(view: SeatView<MarketView>, thing: string): Inspection | null {
  if (LANTERN.has(thing)) {
    const lantern = lanternOf(thing);
    return { about: thing, name: line('option.lantern', null, { lantern }), lines: [priceText(lantern)] };
  }
  const owner = view.table.merchants.findIndex((_, index) => stallThing(seat(index)) === thing);
  if (owner < 0) return null;
  const lines = [...stallLines(view, owner), ...saleLines(view, seat(owner))];
  return { about: thing, name: line('lantern.stall', null, { seat: owner }), lines };
}

function line(key: string, rule: string | null, params: Params): Phrase {
  return { key, params, rule };
}

/** First what hangs there and what its merchant has, then how much of it is in the hand. */
function stallLines({ table }: SeatView<MarketView>, owner: number): Phrase[] {
  const merchant = table.merchants[owner];
  if (merchant === undefined) return [];
  const { shown, coins, fans, hand } = merchant;
  return [
    line('lantern.words', null, { seat: owner, shown: shown ?? 0, coins, fans }),
    line('lantern.held', null, { fans, count: typeof hand === 'number' ? hand : hand.length }),
  ];
}

/** Of the seller's stall: what it is about to sell, and who else would. */
function saleLines(view: SeatView<MarketView>, owner: Seat): Phrase[] {
  if (frameIn(view.stack, gusts)?.seller !== owner) return [];
  const g = tableOf(view);
  return [saleText(g, owner), afterText(g, owner)];
}
