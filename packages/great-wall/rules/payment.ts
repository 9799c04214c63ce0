/**
 * Payments with a choice: the cheapest way is paid at once, and the payer may then exchange single resources of it while
 * there is a real choice (GW-TERM-6, GW-BUILD-4, GW-CARD-9). Each unit is exchanged at most once, which reaches every mix.
 */

import type { Flow, Frame, Stream } from '@jade/engine';
import { again, at, call, done, frame, go, isHeard, pick, refuse, tell } from '@jade/engine';
import type { Resource } from '../content/terms.ts';
import { ALL_RESOURCES } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isAsked } from '../state.ts';
import { decision } from './define.ts';
import { PAID, SWAP, SWAPS } from './keys.ts';
import { paidParams } from './treasury.ts';

export interface Payment {
  who: Faction;
  from: 'own' | 'warehouse';
  /** What has been paid so far, by resource. */
  paid: number[];
  /** Of that, what may still be exchanged. */
  open: number[];
  /** How much more of each resource could be paid instead. */
  room: number[];
  rule: string;
  /** Only where others look on: how many are paid, of whatever kinds. */
  price?: number;
}

/** Where the payment is taken from. */
function purse(g: GreatWall, { who, from }: Payment): number[] {
  return from === 'warehouse' ? g.warehouse : clanOf(g, who).resources;
}

/** Takes `count` units of the most plentiful kinds that have room; returns what was taken by resource. */
export function mostPlentiful(stock: readonly number[], count: number, room: readonly number[]): number[] {
  const taken = [0, 0, 0, 0];
  for (let left = count; left > 0; left--) {
    let best = -1;
    for (let index = 0; index < stock.length; index++) {
      if (at(taken, index) >= at(room, index) || at(stock, index) - at(taken, index) <= 0) continue;
      if (best < 0 || at(stock, index) - at(taken, index) > at(stock, best) - at(taken, best)) best = index;
    }
    if (best < 0) break;
    taken[best] = at(taken, best) + 1;
  }
  return taken;
}

/** Pays now, and lets the payer exchange afterwards if there is anything to exchange. */
export function settle<const Step extends string>(g: GreatWall, payment: Payment, then: Step): Flow<Step> {
  const stock = purse(g, payment);
  for (let index = 0; index < stock.length; index++) stock[index] = at(stock, index) - at(payment.paid, index);
  const offered = exchanges(g, payment).length > 0;
  if (offered || (couldExchange(payment) && isAsked(g, offered))) return call(adjust, payment, then);
  announce(payment);
  return go(then);
}

/** Whether the price leaves a choice to somebody who has enough of everything; what the Warehouse holds is no secret. */
function couldExchange({ from, paid, open, room }: Payment): boolean {
  const count = (list: readonly number[]): number => list.filter((units) => units > 0).length;
  return from === 'own' && count(open) > 0 && count(paid.map((units, resource) => units + at(room, resource))) > 1;
}

function announce({ who, from, paid, rule }: Payment): void {
  if (!isHeard() || paid.every((count) => count === 0)) return;
  tell(rule, from === 'warehouse' ? 'paidFromWarehouse' : 'paid', { seat: who, ...paidParams(paid) });
}

function exchanges(g: GreatWall, payment: Payment): string[] {
  const stock = purse(g, payment);
  const keys: string[] = [];
  for (let swap = 0; swap < SWAPS.length; swap++) {
    const { give, take } = at(SWAPS, swap);
    const possible = at(payment.open, give) > 0 && at(payment.room, take) > 0 && (stock[take] ?? 0) > 0;
    if (possible) keys.push(at(SWAP.of, swap));
  }
  return keys;
}

/**
 * What others see while somebody pays from behind the screen (GW-TERM-4): the price, and how much of each kind it could take. Which
 * kinds the payer has most of is nobody's business.
 */
function faceDown({ at: step, who, from, paid, room, rule }: Frame & Payment): Frame & Payment {
  const price = paid.reduce((sum, units) => sum + units, 0);
  const most = paid.map((units, resource) => Math.min(price, units + at(room, resource)));
  return { at: step, who, from, paid: [], open: [], room: most, rule, price };
}

/** Some payment of that price, which then stands as it is. */
function turnUp(_: GreatWall, f: Frame & Payment, random: Stream): void {
  f.paid = ALL_RESOURCES.map(() => 0);
  f.open = f.paid.slice();
  for (let left = f.price ?? 0; left > 0; left--) {
    const resource = pick(
      random,
      ALL_RESOURCES.filter((one) => at(f.room, one) > 0),
    );
    f.paid[resource] = at(f.paid, resource) + 1;
    f.room[resource] = at(f.room, resource) - 1;
  }
  delete f.price;
}

/** Deliberate: whether other resources lie behind the screen is the payer's secret. */
export const adjust = decision('adjust', frame<Payment>(), {
  rule: 'GW-BUILD-4',
  deliberate: true,
  veil: { owner: (f) => (f.from === 'own' ? f.who : null), shown: faceDown, guess: turnUp },
  decider: (_, f) => f.who,
  options: (g, f) => [PAID, ...exchanges(g, f)],
  candidates: () => [PAID, ...SWAP.of],
  refusal: () => refuse('GW-TERM-6', 'noSuchExchange'),
  prompt: (_, f) => ({ ...paidParams(f.paid), from: f.from }),
  resolve(g, f, key) {
    if (key === PAID) {
      announce(f);
      return done;
    }
    const swap = at(SWAPS, SWAP.index(key));
    const stock = purse(g, f);
    const move = (list: number[], resource: Resource, by: number): void => {
      list[resource] = at(list, resource) + by;
    };
    move(stock, swap.give, 1);
    move(stock, swap.take, -1);
    move(f.paid, swap.give, -1);
    move(f.paid, swap.take, 1);
    move(f.open, swap.give, -1);
    move(f.room, swap.take, -1);
    move(f.room, swap.give, 1);
    return again;
  },
});
