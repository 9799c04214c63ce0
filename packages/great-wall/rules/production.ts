/** Production: gather, upgrade, donate (GW-PROD-1 to GW-PROD-3, GW-OVER-1 to GW-OVER-6, GW-DON-1, GW-DON-2). */

import type { Flow, Refusal } from '@jade/engine';
import { at, call, done, frame, go, refuse, tell } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { HONOUR, LAST_LEVEL, LOCATION_IDS, overseerPrice, PRODUCTION } from '../content/board.ts';
import type { Resource, Soldier } from '../content/terms.ts';
import { ALL_SOLDIERS, MATERIALS, RESOURCES, SOLDIERS } from '../content/terms.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isAsked } from '../state.ts';
import { procedure } from './define.ts';
import { DONATE, LOCATION, RESOURCE, SOLDIER, STOP, UPGRADE } from './keys.ts';
import { modified } from './modifiers.ts';
import { usable } from './soldiers.ts';
import { gain, gainHonour, has, pay, store } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { countIn, happened } from './window.ts';

/** Sub-step 1, for a player who wants what there is to gain. */
export function gather<const Step extends string>(
  g: GreatWall,
  who: Faction,
  location: Location,
  count: number,
  then: Step,
): Flow<Step> {
  gain(g, who, location as number as Resource, count, 'GW-PROD-3');
  return happened(g, 'gathered', { by: who, location, n: count }, then);
}

/** GW-OVER-4 with the changes of cards. */
export function upgradePrice(
  g: Table,
  who: Faction,
  location: Location,
  discount: number,
): { pays: Resource; cost: number } {
  const { pays, cost } = overseerPrice(location, at(clanOf(g, who).overseers, location) + 1);
  return { pays, cost: Math.max(0, cost + modified(g, who, 'cost.overseer') - discount) };
}

/** Why an Overseer cannot be placed or raised; null when it can. */
function upgradeRefusal(g: GreatWall, who: Faction, location: Location, discount: number): Refusal | null {
  const barred = upgradeBarred(g, who, location);
  if (barred !== null) return barred;
  const { pays, cost } = upgradePrice(g, who, location, discount);
  return has(g, who, pays, cost) ? null : refuse('GW-OVER-4', 'upgradeTooDear', { cost, resource: RESOURCES[pays] });
}

/** Why not whatever somebody could pay, for all to see. */
export function upgradeBarred(g: Table, who: Faction, location: Location): Refusal | null {
  const level = at(clanOf(g, who).overseers, location);
  if (level === LAST_LEVEL) return refuse('GW-OVER-3', 'topLevel', { location: LOCATION_IDS[location] as string });
  const nobody = level === 0 && ALL_SOLDIERS.every((kind) => usable(g, who, kind) === 0);
  return nobody ? refuse('GW-OVER-2', 'nobodyForOverseer') : null;
}

export interface Upgrading {
  who: Faction;
  location: Location;
  discount: number;
}

/** Sub-step 2, for a player who may not want or not be able to. */
export function upgradeHere<const Step extends string>(
  g: GreatWall,
  who: Faction,
  location: Location,
  then: Step,
): Flow<Step> {
  if (upgradeBarred(g, who, location) !== null) return go(then);
  if (!isAsked(g, upgradeRefusal(g, who, location, 0) === null)) return go(then);
  return call(upgrade, { who, location, discount: 0 }, then);
}

export const upgrade = procedure('upgrade', frame<Upgrading>(), {
  // GW-OVER-1. Deliberate: what a player can pay is secret.
  choose: {
    rule: 'GW-OVER-1',
    deliberate: true,
    decider: (_, f) => f.who,
    options: (g, f) => [...upgradeKeys(g, f), STOP],
    candidates: (g, f) => (at(clanOf(g, f.who).overseers, f.location) > 0 ? [UPGRADE, STOP] : [...SOLDIER.of, STOP]),
    refusal: (g, f, key) =>
      upgradeRefusal(g, f.who, f.location, f.discount) ??
      refuse('GW-SHAME-3', 'noneInPool', { soldier: SOLDIERS[SOLDIER.index(key)] }),
    prompt(g, f) {
      const { pays, cost } = upgradePrice(g, f.who, f.location, f.discount);
      const level = at(clanOf(g, f.who).overseers, f.location) + 1;
      return { location: LOCATION_IDS[f.location] as string, level, cost, resource: RESOURCES[pays] };
    },
    resolve(g, f, key) {
      if (key === STOP) return done;
      raise(g, f, key === UPGRADE ? -1 : SOLDIER.index(key));
      return happened(g, 'overseerUpgraded', { by: f.who, location: f.location }, 'end');
    },
  },
  end: () => done,
});

function upgradeKeys(g: GreatWall, f: Upgrading): string[] {
  if (upgradeRefusal(g, f.who, f.location, f.discount) !== null) return [];
  if (at(clanOf(g, f.who).overseers, f.location) > 0) return [UPGRADE];
  return SOLDIER.of.filter((_, kind) => usable(g, f.who, kind as Soldier) > 0);
}

/** GW-OVER-2, GW-OVER-3, GW-OVER-5: a new Overseer comes out of the pool for good, one that is there moves up. */
function raise(g: GreatWall, { who, location, discount }: Upgrading, kind: Soldier | -1): void {
  const clan = clanOf(g, who);
  const { pays, cost } = upgradePrice(g, who, location, discount);
  pay(g, who, pays, cost, 'GW-OVER-4');
  if (kind >= 0) {
    clan.pool[kind] = at(clan.pool, kind) - 1;
    clan.overseerKinds[location] = kind;
  }
  clan.overseers[location] = at(clan.overseers, location) + 1;
  tell('GW-OVER-1', 'upgraded', {
    seat: who,
    location: LOCATION_IDS[location] as string,
    level: at(clan.overseers, location),
    soldier: SOLDIERS[at(clan.overseerKinds, location)] as string,
  });
}

interface UpgradingSome {
  who: Faction;
  left: number;
  discount: number;
  /** Locations upgraded by this effect, as bits: each at most once. */
  done: number;
  location: Location | -1;
}

/** The effect `upgrade`: outside Production, without the need of Clerks (GW-CARD-8). */
const upgradeSome = procedure('upgradeSome', frame<UpgradingSome>(), {
  check(g, f) {
    const open = PRODUCTION.some((one) => (f.done & (1 << one)) === 0 && upgradeBarred(g, f.who, one) === null);
    return f.left > 0 && open && isAsked(g, upgradable(g, f).length > 0) ? go('location') : done;
  },

  location: {
    rule: 'GW-CARD-8',
    deliberate: true,
    decider: (_, f) => f.who,
    options: (g, f) => [...upgradable(g, f), STOP],
    candidates: () => [...LOCATION.of.slice(0, PRODUCTION.length), STOP],
    refusal: (g, f, key) =>
      upgradeRefusal(g, f.who, LOCATION.index(key), f.discount) ?? refuse('GW-CARD-8', 'notTwiceHere'),
    prompt: (_, f) => ({ left: f.left }),
    resolve(_, f, key) {
      if (key === STOP) return done;
      const location = LOCATION.index(key);
      f.left -= 1;
      f.done |= 1 << location;
      return call(upgrade, { who: f.who, location, discount: f.discount }, 'check');
    },
  },
});

function upgradable(g: GreatWall, f: UpgradingSome): string[] {
  return PRODUCTION.filter((location) => (f.done & (1 << location)) === 0)
    .filter((location) => upgradeRefusal(g, f.who, location, f.discount) === null)
    .map((location) => LOCATION.of[location] as string);
}

interface Donating {
  who: Faction;
  /** The resource just gathered. */
  resource: Resource;
  left: number;
  given: number;
}

/** GW-DON-1 */
export function donation<const Step extends string>(
  g: GreatWall,
  who: Faction,
  location: Location,
  then: Step,
): Flow<Step> {
  const resource = location as number as Resource;
  if (!isAsked(g, has(g, who, resource, 1))) return go(then);
  return call(donate, { who, resource, left: 1 + modified(g, who, 'donateMax'), given: 0 }, then);
}

export const donate = procedure('donate', frame<Donating>(), {
  choose: {
    rule: 'GW-DON-1',
    deliberate: true,
    decider: (_, f) => f.who,
    options: (g, f) => (has(g, f.who, f.resource, 1) ? [DONATE, STOP] : [STOP]),
    candidates: () => [DONATE, STOP],
    refusal: () => refuse('GW-TERM-6', 'noneHeld'),
    prompt: (_, f) => ({ resource: RESOURCES[f.resource], left: f.left }),
    resolve(g, f, key) {
      if (key === STOP) return go('given');
      giveAway(g, f.who, f.resource);
      f.given += 1;
      f.left -= 1;
      return f.left > 0 && isAsked(g, has(g, f.who, f.resource, 1)) ? go('choose') : go('given');
    },
  },
  given: (g, f) =>
    f.given === 0 ? done : happened(g, 'donated', { by: f.who, location: f.resource, n: f.given }, 'end'),
  end: () => done,
});

function giveAway(g: GreatWall, who: Faction, resource: Resource): void {
  pay(g, who, resource, 1, 'GW-DON-1');
  store(g, resource, 1);
  tell('GW-DON-1', 'donated', { seat: who, resource: RESOURCES[resource] });
  gainHonour(g, who, Math.max(0, HONOUR.donation + modified(g, who, 'donateHonour')), 'GW-DON-1');
}

/** The effect `donate`: materials of any type. */
const donateMore = procedure('donateMore', frame<{ who: Faction; left: number }>(), {
  check: (g, f) => (f.left > 0 && isAsked(g, donatable(g, f.who).length > 0) ? go('resource') : done),
  resource: {
    rule: 'GW-DON-1',
    deliberate: true,
    decider: (_, f) => f.who,
    options: (g, f) => [...donatable(g, f.who), STOP],
    candidates: () => [...RESOURCE.of, STOP],
    refusal: (_, __, key) =>
      RESOURCE.index(key) < MATERIALS.length ? refuse('GW-TERM-6', 'noneHeld') : refuse('GW-DON-2', 'noChi'),
    prompt: (_, f) => ({ left: f.left }),
    resolve(g, f, key) {
      if (key === STOP) return done;
      giveAway(g, f.who, RESOURCE.index(key));
      f.left -= 1;
      return go('check');
    },
  },
});

function donatable(g: GreatWall, who: Faction): string[] {
  return MATERIALS.filter((resource) => has(g, who, resource, 1)).map((resource) => RESOURCE.of[resource] as string);
}

export const productionEffects: Pick<Effects, 'donate' | 'upgrade'> = {
  donate: { carryOut: (g, f, op) => call(donateMore, { who: f.who, left: countIn(g, f, op.n) }, 'next') },
  upgrade: {
    carryOut(g, f, op) {
      const left = countIn(g, f, op.n);
      return call(upgradeSome, { who: f.who, left, discount: op.discount, done: 0, location: -1 }, 'next');
    },
  },
};
