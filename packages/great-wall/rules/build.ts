/** Barricades and Wall levels (GW-BUILD-1 to GW-BUILD-8, GW-COOP-22). */

import type { Refusal } from '@jade/engine';
import { at, call, done, frame, go, refuse, tell } from '@jade/engine';
import {
  BARRICADE_HONOUR,
  BARRICADE_PRICE,
  BARRICADE_SLOTS,
  BARRICADES,
  TOP_LEVEL,
  WALL_PRICE,
} from '../content/board.ts';
import type { Section } from '../content/terms.ts';
import { CHI, MATERIALS, SECTIONS } from '../content/terms.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isAsked, isCoop, isPlayer, nameOf, reed } from '../state.ts';
import { procedure } from './define.ts';
import { BARRICADE, STOP, WALL } from './keys.ts';
import { flagged, modified } from './modifiers.ts';
import { mostPlentiful, settle } from './payment.ts';
import { canReclaim, reclaimSome } from './reclaim.ts';
import { sectionsInPlay } from './spots.ts';
import { gainHonour, inWarehouse } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { countIn, happened, sectionHere } from './window.ts';

export interface Building {
  who: Faction;
  /** Actions left. */
  left: number;
  walls: boolean;
  discount: number;
  /** No payment, also not from the Warehouse. */
  free: boolean;
  /** The only Section, -1 for any. */
  here: Section | -1;
  /** Whether it brings Honour. */
  honour: boolean;
  /** The key that was chosen, and what is still to pay for it. */
  what: string;
  price: number;
}

/** GW-BUILD-8, GW-2P-1: three Barricades block a Section that is not in play. */
export function barricadeSupply(g: Table): number {
  const blocked = reed(g) >= 0 ? BARRICADE_SLOTS : 0;
  return BARRICADES - blocked - at(g.barricades, 0) - at(g.barricades, 1) - at(g.barricades, 2);
}

export const build = procedure('build', frame<Building>(), {
  check: (g, f) =>
    f.left > 0 && sites(g, f, PLENTY, null) && isAsked(g, sites(g, f, wealth(g, f), null)) ? go('choose') : done,

  // GW-BUILD-1. Deliberate: what a player can pay is secret.
  choose: {
    rule: 'GW-BUILD-1',
    deliberate: true,
    decider: (_, f) => f.who,
    options(g, f) {
      const keys: string[] = [];
      sites(g, f, wealth(g, f), keys);
      keys.push(STOP);
      return keys;
    },
    candidates: (_, f) => [...BARRICADE.of, ...(f.walls ? WALL.of : []), STOP],
    refusal: siteRefusal,
    prompt: (_, f) => ({ left: f.left }),
    resolve(g, f, key) {
      if (key === STOP) return done;
      f.what = key;
      f.left -= 1;
      f.price = f.free ? 0 : priceAt(g, f, key);
      return go('warehouse');
    },
  },

  // GW-BUILD-4: the Warehouse first.
  warehouse(g, f) {
    const count = Math.min(f.price, inWarehouse(g));
    if (count === 0) return go('own');
    f.price -= count;
    const room = [count, count, count, 0];
    const paid = mostPlentiful(g.warehouse, count, room);
    return settle(g, { who: f.who, from: 'warehouse', paid, open: paid.slice(), room, rule: 'GW-BUILD-4' }, 'own');
  },

  own(g, f) {
    if (f.price === 0) return go('raise');
    const chi = flagged(g, f.who, 'chiAsMaterial');
    const { resources } = clanOf(g, f.who);
    const room = [f.price, f.price, f.price, Math.min(chi, f.price)];
    const paid = mostPlentiful(resources.slice(0, MATERIALS.length), f.price, room);
    paid[CHI] = f.price - at(paid, 0) - at(paid, 1) - at(paid, 2);
    room[CHI] = at(room, CHI) - at(paid, CHI);
    return settle(g, { who: f.who, from: 'own', paid, open: paid.slice(), room, rule: 'GW-BUILD-4' }, 'raise');
  },

  raise(g, f) {
    const wall = WALL.has(f.what);
    const section = wall ? WALL.index(f.what) : BARRICADE.index(f.what);
    if (wall) raiseWall(g, f.who, section, f.honour);
    else raiseBarricade(g, f.who, section, f.honour, 'GW-BUILD-2');
    return happened(g, 'built', { by: f.who, section, n: wall ? 1 : 0 }, 'reclaim');
  },

  // GW-COOP-22
  reclaim(g, f) {
    const reclaims = isCoop(g) && WALL.has(f.what) && canReclaim(g, f.who);
    return reclaims ? call(reclaimSome, { who: f.who, left: 1 }, 'check') : go('check');
  },
});

/** GW-BUILD-3, GW-BUILD-5: Honour is the printed price; GW-BUILD-6: Archers there stay where they are. */
export function raiseWall(g: GreatWall, who: Faction, section: Section, honour: boolean): void {
  const level = at(g.levels, section);
  g.levels[section] = level + 1;
  clanOf(g, who).wallsBuilt += 1; // GW-BUILD-7
  tell('GW-BUILD-3', 'wallBuilt', { seat: nameOf(g, who), section: SECTIONS[section], level: level + 1 });
  if (honour) gainHonour(g, who, at(WALL_PRICE, level), 'GW-BUILD-5');
}

export function raiseBarricade(g: GreatWall, who: Faction, section: Section, honour: boolean, rule: string): void {
  g.barricades[section] = at(g.barricades, section) + 1;
  tell(rule, 'barricadeBuilt', { seat: nameOf(g, who), section: SECTIONS[section] });
  if (honour) gainHonour(g, who, BARRICADE_HONOUR, 'GW-BUILD-2');
}

/** Barricades go back to the supply, all if there are fewer. */
export function barricadesGo(g: GreatWall, section: Section, count: number, rule: string): void {
  const gone = Math.min(count, at(g.barricades, section));
  if (gone === 0) return;
  g.barricades[section] = at(g.barricades, section) - gone;
  tell(rule, 'barricadesGone', { section: SECTIONS[section], count: gone });
}

/** GW-CARD-13: the printed price, changes, discount; never below 0. */
export function wallPrice(g: Table, who: Faction, section: Section, discount: number): number {
  return Math.max(0, at(WALL_PRICE, at(g.levels, section)) + modified(g, who, 'cost.wall') - discount);
}

export function barricadePrice(g: Table, who: Faction, discount: number): number {
  return Math.max(0, BARRICADE_PRICE + modified(g, who, 'cost.barricade') - discount);
}

function priceAt(g: GreatWall, f: Building, key: string): number {
  return WALL.has(key) ? wallPrice(g, f.who, WALL.index(key), f.discount) : barricadePrice(g, f.who, f.discount);
}

/** What a player could pay with: Warehouse, own materials and, with the Geomancer, some Chi. */
function means(g: GreatWall, who: Faction): number {
  const { resources } = clanOf(g, who);
  const chi = isPlayer(g, who) ? Math.min(flagged(g, who, 'chiAsMaterial'), at(resources, CHI)) : 0;
  return inWarehouse(g) + at(resources, 0) + at(resources, 1) + at(resources, 2) + chi;
}

export function hasBarricadeSlot(g: Table, section: Section): boolean {
  return at(g.barricades, section) < BARRICADE_SLOTS && barricadeSupply(g) > 0;
}

const PLENTY = Number.POSITIVE_INFINITY;

function wealth(g: GreatWall, f: Building): number {
  return f.free ? PLENTY : means(g, f.who);
}

/** Where something could be built by whoever has so much. Adds the keys, or says whether there is one. */
function sites(g: GreatWall, f: Building, wealth: number, keys: string[] | null): boolean {
  const barricade = f.free ? 0 : barricadePrice(g, f.who, f.discount);
  for (const section of sectionsInPlay(g)) {
    if (f.here >= 0 && f.here !== section) continue;
    if (barricade > wealth || !hasBarricadeSlot(g, section)) continue;
    if (keys === null) return true;
    keys.push(BARRICADE.of[section] as string);
  }
  if (!f.walls) return false;
  for (const section of sectionsInPlay(g)) {
    if (at(g.levels, section) === TOP_LEVEL || wallPrice(g, f.who, section, f.discount) > wealth) continue;
    if (keys === null) return true;
    keys.push(WALL.of[section] as string);
  }
  return false;
}

function siteRefusal(g: GreatWall, f: Building, key: string): Refusal {
  const wall = WALL.has(key);
  const section = wall ? WALL.index(key) : BARRICADE.index(key);
  const name = SECTIONS[section];
  if (!sectionsInPlay(g).includes(section)) return refuse('GW-TERM-14', 'sectionClosed', { section: name });
  if (f.here >= 0 && f.here !== section) return refuse('GW-CARD-8', 'otherSection', { section: name });
  if (wall && at(g.levels, section) === TOP_LEVEL) return refuse('GW-BUILD-3', 'wallFinished', { section: name });
  if (!wall && barricadeSupply(g) === 0) return refuse('GW-BUILD-8', 'noBarricade');
  if (!wall && !hasBarricadeSlot(g, section)) return refuse('GW-BUILD-2', 'slotsFull', { section: name });
  return refuse(wall ? 'GW-BUILD-3' : 'GW-BUILD-2', 'cannotPayBuilding', { price: priceAt(g, f, key) });
}

export const buildEffects: Pick<Effects, 'build' | 'removeBarricade'> = {
  build: {
    carryOut: (g, f, op) =>
      call(
        build,
        {
          who: f.who,
          left: countIn(g, f, op.n),
          walls: op.walls,
          discount: op.discount + f.plus,
          free: op.free,
          here: op.here ? sectionHere(g) : -1,
          honour: op.honour,
          what: '',
          price: 0,
        },
        'next',
      ),
  },
  removeBarricade: {
    carryOut(g, f, op) {
      barricadesGo(g, sectionHere(g), countIn(g, f, op.n), 'GW-TIME-2');
      return go('next');
    },
  },
};
