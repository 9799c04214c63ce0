/** The table of the Lantern Market: its pieces, how they lie at setup, and how to copy them. */

import type { Config, Core, Game, Seat } from '@jade/engine';
import { at, cloneFrames, cloneStream, randomness, seatsOf } from '@jade/engine';

/** A lantern is its brightness, 1 to 9. */
export type Lantern = number;

export const BRIGHTEST = 9;
export const HAND = 5;
export const NIGHTS = 15;
/** The oil for a point of brightness, in coins. */
export const OIL = 2;
export const PURSE = 50;
const COPIES = 4;
export const FANS = 2;

export interface Merchant {
  hand: Lantern[];
  shown: Lantern | null;
  burning: boolean;
  coins: number;
  fans: number;
  peddlerCame: boolean;
}

export interface LanternMarket extends Game {
  night: number;
  visitors: number;
  /** The top is the last. */
  pile: Lantern[];
  discarded: Lantern[];
  merchants: Merchant[];
}

export const random = randomness('lanterns', 'dice');

export function setup(_config: Config, core: Core): LanternMarket {
  const g = {
    ...core,
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

// LM-SETUP-1, LM-SETUP-2
export function allLanterns(): Lantern[] {
  return Array.from({ length: BRIGHTEST * COPIES }, (_, index) => (index % BRIGHTEST) + 1);
}

function newMerchant(): Merchant {
  return { hand: [], shown: null, burning: false, coins: PURSE, fans: FANS, peddlerCame: false };
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

/** Every lantern is somewhere, and nobody holds too much. */
export function invariants(g: LanternMarket): string[] {
  const lanterns = [
    ...g.pile,
    ...g.discarded,
    ...g.merchants.flatMap((m) => [...m.hand, ...(m.shown === null ? [] : [m.shown])]),
  ];
  const broken: string[] = [];
  if (String(lanterns.sort()) !== String(allLanterns().sort())) broken.push('a lantern was lost or made');
  if (g.merchants.some((m) => m.hand.length > HAND)) broken.push('a hand is too large');
  if (g.merchants.some((m) => m.coins < 0 || m.fans < 0)) broken.push('coins or fans below zero');
  return broken;
}
