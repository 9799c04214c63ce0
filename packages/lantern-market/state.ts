/** The table of the Lantern Market: its pieces, and how to copy them. */

import type { Game, Seat } from '@jade/engine';
import { at, cloneFrames, cloneStream } from '@jade/engine';
import type { Lantern } from './content/numbers.ts';

export interface Merchant {
  hand: Lantern[];
  shown: Lantern | null;
  burning: boolean;
  coins: number;
  fans: number;
  peddlerCame: boolean;
}

/** What rules and screens may ask of a stall. */
export interface Stall {
  readonly shown: Lantern | null;
  readonly burning: boolean;
}

/** A market as it can be asked, by the rules and by whoever sees it: a game is one, and so is what a screen shows. */
export interface Table {
  readonly seats: number;
  readonly visitors: number;
  readonly merchants: readonly Stall[];
}

export interface LanternMarket extends Game {
  night: number;
  visitors: number;
  /** The top is the last. */
  pile: Lantern[];
  discarded: Lantern[];
  merchants: Merchant[];
}

export function merchantAt(g: LanternMarket, seat: Seat): Merchant {
  return at(g.merchants, seat);
}

export function clone(g: LanternMarket): LanternMarket {
  return {
    seats: g.seats,
    stack: cloneFrames(g.stack),
    rng: g.rng.map(cloneStream),
    night: g.night,
    visitors: g.visitors,
    pile: g.pile.slice(),
    discarded: g.discarded.slice(),
    merchants: g.merchants.map(cloneMerchant),
  };
}

function cloneMerchant(m: Merchant): Merchant {
  return {
    hand: m.hand.slice(),
    shown: m.shown,
    burning: m.burning,
    coins: m.coins,
    fans: m.fans,
    peddlerCame: m.peddlerCame,
  };
}
