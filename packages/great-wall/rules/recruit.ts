/** Recruiting (GW-BARR-1 to GW-BARR-5, GW-CARD-8, GW-CARD-13): choose all, pay for all, then place one by one. */

import type { Refusal } from '@jade/engine';
import { at, call, done, frame, go, refuse, tell } from '@jade/engine';
import { RECRUIT_PRICE } from '../content/board.ts';
import type { Soldier } from '../content/terms.ts';
import { ALL_RESOURCES, ALL_SOLDIERS, RESOURCES, SOLDIERS, WOOD } from '../content/terms.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isAsked } from '../state.ts';
import type { Struck } from './attack.ts';
import { strike } from './attack.ts';
import { procedure } from './define.ts';
import { RECRUIT, SOLDIER, STOP } from './keys.ts';
import { isModified, modified } from './modifiers.ts';
import { settle } from './payment.ts';
import { usable } from './soldiers.ts';
import type { Effects } from './vocabulary.ts';
import { countIn, happened } from './window.ts';

export interface Recruiting extends Struck {
  who: Faction;
  most: number;
  /** Resources less for each Soldier, and for the whole recruitment. */
  discount: number;
  less: number;
  /** By kind. */
  chosen: number[];
  kind: Soldier | -1;
}

export function newRecruitment(who: Faction, most: number, discount: number): Recruiting {
  return { who, most, discount, less: 0, chosen: [0, 0, 0], kind: -1, covered: [], wounds: 0, attackers: 0 };
}

export const recruitment = procedure('recruitment', frame<Recruiting>(), {
  recruiting: (g, f) => happened(g, 'recruiting', { by: f.who }, 'check'),

  check(g, f) {
    const open = total(f.chosen) < f.most && ALL_SOLDIERS.some((kind) => usable(g, f.who, kind) > at(f.chosen, kind));
    return open &&
      isAsked(
        g,
        ALL_SOLDIERS.some((kind) => canRecruit(g, f, kind)),
      )
      ? go('choose')
      : go('pay');
  },

  // Deliberate: what a player can afford is secret.
  choose: {
    rule: 'GW-BARR-2',
    deliberate: true,
    decider: (_, f) => f.who,
    options: (g, f) => [...RECRUIT.of.filter((_, kind) => canRecruit(g, f, kind as Soldier)), STOP],
    candidates: () => [...RECRUIT.of, STOP],
    refusal: (g, f, key) => recruitRefusal(g, f, RECRUIT.index(key)),
    prompt: (_, f) => ({ left: f.most - total(f.chosen) }),
    resolve(_, f, key) {
      if (key === STOP) return go('pay');
      const kind = RECRUIT.index(key);
      f.chosen[kind] = at(f.chosen, kind) + 1;
      return go('check');
    },
  },

  pay(g, f) {
    if (total(f.chosen) === 0) return done;
    for (const kind of ALL_SOLDIERS) {
      const count = at(f.chosen, kind);
      if (count > 0) tell('GW-BARR-2', 'recruits', { seat: f.who, soldier: SOLDIERS[kind], count });
    }
    const { paid, open, room } = billFor(g, f.who, f.chosen, f.discount, f.less);
    return settle(g, { who: f.who, from: 'own', paid, open, room, rule: 'GW-BARR-3' }, 'place');
  },

  place(_, f) {
    const kinds = ALL_SOLDIERS.filter((kind) => at(f.chosen, kind) > 0);
    const [only] = kinds;
    if (only === undefined) return go('covered');
    if (kinds.length > 1) return go('next');
    f.kind = only;
    return go('send');
  },

  next: {
    rule: 'GW-BARR-2',
    decider: (_, f) => f.who,
    options: (_, f) => SOLDIER.of.filter((_, kind) => at(f.chosen, kind) > 0),
    candidates: () => SOLDIER.of,
    refusal: () => refuse('GW-BARR-2', 'notRecruited'),
    resolve(_, f, key) {
      f.kind = SOLDIER.index(key);
      return go('send');
    },
  },

  send(_, f) {
    const kind = f.kind as Soldier;
    f.chosen[kind] = at(f.chosen, kind) - 1;
    return call(strike, { who: f.who, kind, from: 'pool', section: -1, winter: false }, 'place');
  },

  // GW-TIME-3
  covered: (g, f) =>
    f.covered.length === 0 ? go('wounded') : happened(g, 'spotCovered', { by: f.who, covered: f.covered }, 'wounded'),
  wounded: (g, f) =>
    f.wounds === 0 ? go('recruited') : happened(g, 'woundPlaced', { by: f.who, n: f.wounds }, 'recruited'),
  recruited: (g, f) => happened(g, 'recruited', { by: f.who, n: f.attackers }, 'end'),
  end: () => done,
});

const KIND_STATS = ['cost.recruit.spearman', 'cost.recruit.archer', 'cost.recruit.horseman'] as const;

function total(chosen: readonly number[]): number {
  return at(chosen, 0) + at(chosen, 1) + at(chosen, 2);
}

/** GW-CARD-13: the printed price with the changes of its parts; no part falls below 0 (GW-CARD-4). */
export function priceOf(g: Table, who: Faction, kind: Soldier): number[] {
  const price = at(RECRUIT_PRICE, kind).slice();
  price[WOOD] = at(price, WOOD) + modified(g, who, 'cost.recruit.any', 'eachSoldier.wood');
  const stat = at(KIND_STATS, kind);
  if (isModified(g, who, stat))
    for (const resource of ALL_RESOURCES)
      price[resource] = at(price, resource) + modified(g, who, stat, RESOURCES[resource]);
  for (const resource of ALL_RESOURCES) if (at(price, resource) < 0) price[resource] = 0;
  return price;
}

/** The sum for all Soldiers, and for each resource how much of it a discount per Soldier may take off. */
function sums(
  g: GreatWall,
  who: Faction,
  chosen: readonly number[],
  discount: number,
): { price: number[]; off: number[]; most: number } {
  const price = [0, 0, 0, 0];
  const off = [0, 0, 0, 0];
  let most = 0;
  for (const kind of ALL_SOLDIERS) {
    const count = at(chosen, kind);
    if (count === 0) continue;
    const each = priceOf(g, who, kind);
    most +=
      count *
      Math.min(
        discount,
        each.reduce((sum, part) => sum + part, 0),
      );
    for (const resource of ALL_RESOURCES) {
      price[resource] = at(price, resource) + count * at(each, resource);
      off[resource] = at(off, resource) + count * Math.min(discount, at(each, resource));
    }
  }
  return { price, off, most };
}

/**
 * Discounts take off what is missing first. A discount per Soldier takes only from that Soldier's own price; what goes
 * beyond it must come out of the discount of the whole event.
 */
function canAfford(g: GreatWall, who: Faction, chosen: readonly number[], discount: number, less: number): boolean {
  const { price, off, most } = sums(g, who, chosen, discount);
  const { resources } = clanOf(g, who);
  let missing = 0;
  let beyond = 0;
  for (const resource of ALL_RESOURCES) {
    const short = Math.max(0, at(price, resource) - at(resources, resource));
    missing += short;
    beyond += Math.max(0, short - at(off, resource));
  }
  return missing <= most + less && beyond <= less;
}

/** What is paid, and what of it may be exchanged against the discounts. */
function billFor(g: GreatWall, who: Faction, chosen: readonly number[], discount: number, less: number) {
  const { price, off, most } = sums(g, who, chosen, discount);
  const { resources } = clanOf(g, who);
  const paid = price.slice();
  let left = Math.min(
    most + less,
    price.reduce((sum, part) => sum + part, 0),
  );
  const reduce = (resource: number): void => {
    paid[resource] = at(paid, resource) - 1;
    left -= 1;
  };
  const reducible = (resource: number): number => at(off, resource) + less - (at(price, resource) - at(paid, resource));
  for (const resource of ALL_RESOURCES)
    while (at(paid, resource) > at(resources, resource) && left > 0) reduce(resource);
  while (left > 0) {
    // The scarcest resource that is still asked for.
    const open = ALL_RESOURCES.filter((resource) => at(paid, resource) > 0 && reducible(resource) > 0);
    open.sort((a, b) => at(resources, a) - at(paid, a) - (at(resources, b) - at(paid, b)));
    const [scarce] = open;
    if (scarce === undefined) break;
    reduce(scarce);
  }
  // Counted into lists of whole numbers: what Math.min gives, mapped into a list, is kept there as fractions, and so is all that is ever counted with it.
  const room = [0, 0, 0, 0];
  const exchangeable = [0, 0, 0, 0];
  for (const resource of ALL_RESOURCES) {
    room[resource] = at(price, resource) - at(paid, resource);
    const still = reducible(resource);
    if (still > 0) exchangeable[resource] = still < at(paid, resource) ? still : at(paid, resource);
  }
  return { paid, open: exchangeable, room };
}

function canRecruit(g: GreatWall, f: Recruiting, kind: Soldier): boolean {
  if (total(f.chosen) >= f.most || usable(g, f.who, kind) <= at(f.chosen, kind)) return false;
  const wish = f.chosen.slice();
  wish[kind] = at(wish, kind) + 1;
  return canAfford(g, f.who, wish, f.discount, f.less);
}

function recruitRefusal(g: GreatWall, f: Recruiting, kind: Soldier): Refusal {
  const soldier = SOLDIERS[kind];
  if (usable(g, f.who, kind) <= at(f.chosen, kind)) return refuse('GW-SHAME-3', 'noneInPool', { soldier });
  const [wood = 0, stone = 0, gold = 0, chi = 0] = priceOf(g, f.who, kind);
  return refuse('GW-BARR-3', 'tooDear', { soldier, wood, stone, gold, chi });
}

export const recruitEffects: Pick<Effects, 'recruit'> = {
  recruit: {
    carryOut: (g, f, op) => call(recruitment, newRecruitment(f.who, countIn(g, f, op.n) + f.plus, op.discount), 'next'),
  },
};
