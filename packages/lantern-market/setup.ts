/** How the pieces lie before the first night (rulebook chapter 1). */

import type { Config, Core } from '@jade/engine';
import { randomness, seatsOf } from '@jade/engine';
import { allLanterns, FANS, HAND, PURSE } from './content/numbers.ts';
import type { LanternMarket, Merchant } from './state.ts';

export const random = randomness('lanterns', 'dice');

export function setup(_config: Config, core: Core): LanternMarket {
  const g = {
    seats: core.seats,
    stack: core.stack,
    rng: core.rng,
    night: 0,
    visitors: 0,
    pile: allLanterns(),
    discarded: [],
    merchants: seatsOf(core).map(newMerchant),
  };
  random.shuffle(g, 'lanterns', g.pile); // LM-SETUP-1
  for (const merchant of g.merchants) merchant.hand = g.pile.splice(-HAND);
  return g;
}

// LM-SETUP-2
function newMerchant(): Merchant {
  return { hand: [], shown: null, burning: false, coins: PURSE, fans: FANS, peddlerCame: false };
}
