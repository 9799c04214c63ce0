/** What each viewer may see of the Lantern Market, and what a bot may imagine behind it. */

import type { Core, Seat, Stream, Viewer } from '@jade/engine';
import { mix } from '@jade/engine';
import { allLanterns } from './content/numbers.ts';
import type { LanternMarket, Merchant } from './state.ts';

/** Nothing is seen that is not listed here: whatever the game gets new is hidden until somebody shows it. */
export function view(g: LanternMarket, viewer: Viewer) {
  return {
    night: g.night,
    visitors: g.visitors,
    pile: g.pile.length,
    discarded: g.discarded.slice(),
    merchants: g.merchants.map((merchant, seat) => merchantView(merchant, seat === viewer)),
  };
}

/** The lanterns for the merchant, their number for everybody else. */
function merchantView({ hand, shown, burning, coins, fans, peddlerCame }: Merchant, own: boolean) {
  return { hand: own ? hand.slice() : hand.length, shown, burning, coins, fans, peddlerCame };
}

export type MarketView = Readonly<ReturnType<typeof view>>;

/** Deals the lanterns the viewer has not seen to the other hands and the pile. */
export function imagine(view: MarketView, _viewer: Seat, random: Stream, core: Core): LanternMarket {
  const unseen = allLanterns();
  const seen = view.merchants.flatMap(({ hand, shown }) => [...(typeof hand === 'number' ? [] : hand), shown ?? 0]);
  for (const lantern of [...view.discarded, ...seen]) if (lantern > 0) unseen.splice(unseen.indexOf(lantern), 1);
  mix(random, unseen);
  const merchants = view.merchants.map((merchant): Merchant => {
    return {
      ...merchant,
      hand: typeof merchant.hand === 'number' ? unseen.splice(0, merchant.hand) : [...merchant.hand],
    };
  });
  return {
    ...core,
    night: view.night,
    visitors: view.visitors,
    pile: unseen,
    discarded: [...view.discarded],
    merchants,
  };
}

/** Mixes all lanterns that are hidden from the viewer. */
export function scramble(g: LanternMarket, viewer: Viewer, random: Stream): void {
  const hidden = g.merchants.filter((_, seat) => seat !== viewer);
  const lanterns = mix(random, [...g.pile, ...hidden.flatMap(({ hand }) => hand)]);
  for (const merchant of hidden) merchant.hand = lanterns.splice(0, merchant.hand.length);
  g.pile = lanterns;
}
