/** What building, recruiting, upgrading and hiring is worth now, its price taken off, in Honour. */

import { at, seatsOf } from '@jade/engine';
import type { Location } from '../content/board.ts';
import {
  BARRICADE_DEFENCE,
  BARRICADE_HONOUR,
  HONOUR,
  LAST_LEVEL,
  TOP_LEVEL,
  WALL_DEFENCE,
  WALL_PRICE,
} from '../content/board.ts';
import type { Resource, Section, Soldier } from '../content/terms.ts';
import { ALL_RESOURCES, ARCHER, MATERIALS, SPEARMAN } from '../content/terms.ts';
import { defenceOf, powerAgainst } from '../rules/assault.ts';
import { cardsWithout } from '../rules/breach.ts';
import { barricadePrice, hasBarricadeSlot, wallPrice } from '../rules/build.ts';
import { upgradePrice } from '../rules/production.ts';
import { priceOf } from '../rules/recruit.ts';
import { usable } from '../rules/soldiers.ts';
import { hordesIn, sectionsInPlay } from '../rules/spots.ts';
import { has, inWarehouse } from '../rules/treasury.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isCoop } from '../state.ts';
import { archerWorth, horsemanWorth, spearmanWorth } from './fronts.ts';
import { GUESSES } from './guesses.ts';
import { habitsOf } from './habits.ts';
import { glory, granary, quietBorder } from './requests.ts';
import { timeLeft, worthOfOne } from './stores.ts';
import { kept } from './thought.ts';

/** What a player loses with every resource that the Warehouse does not pay. */
function wages(g: GreatWall, seat: Faction, price: number): number {
  const { resources } = clanOf(g, seat);
  let each = 0;
  for (const material of MATERIALS)
    if (at(resources, material) > 0) each = Math.max(each, worthOfOne(g, seat, material));
  return Math.max(0, price - inWarehouse(g)) * each;
}

/** Shame and Archers that so much more Defence would keep away; where all win or none, those of everybody. */
function safety(g: GreatWall, seat: Faction, section: Section, more: number): number {
  if (hordesIn(g, section) === 0) return 0;
  const { narrow, breachShame } = habitsOf(g);
  const margin = defenceOf(g, section) - powerAgainst(g, section);
  if (margin >= narrow) return 0;
  let tokens = 0;
  for (const who of isCoop(g) ? seatsOf(g) : [seat]) tokens += cardsWithout(g, section, who);
  const harm = tokens * breachShame + at(clanOf(g, seat).firing, section) * habitsOf(g).archerOnWall + quietBorder(g);
  const { narrow: close, kept, helped } = GUESSES.safety;
  if (margin >= 0) return close * harm;
  return margin + more >= 0 ? kept * harm : helped * harm * (more / -margin);
}

export function barricadeWorth(g: GreatWall, seat: Faction, section: Section, price: number): number {
  return BARRICADE_HONOUR - wages(g, seat, price) + safety(g, seat, section, BARRICADE_DEFENCE);
}

export function wallWorth(g: GreatWall, seat: Faction, section: Section, price: number): number {
  const level = at(g.levels, section);
  const chisel = g.artefacts.includes('masonsChisel') ? habitsOf(g).chisel : 0;
  const more = at(WALL_DEFENCE, level + 1) - at(WALL_DEFENCE, level);
  const lasting = habitsOf(g).wall * timeLeft(g) + glory(g, section);
  return at(WALL_PRICE, level) + chisel - wages(g, seat, price) + safety(g, seat, section, more) + lasting;
}

/** The best single building action that a player could pay for. */
export function bestBuilding(g: GreatWall, seat: Faction): number {
  return buildingHope(g, seat, 0);
}

const buildingHope = kept((g, seat: Faction) => {
  const { resources } = clanOf(g, seat);
  const wealth = inWarehouse(g) + at(resources, 0) + at(resources, 1) + at(resources, 2);
  let best = 0;
  for (const section of sectionsInPlay(g)) {
    if (at(g.levels, section) < TOP_LEVEL) {
      const price = wallPrice(g, seat, section, 0);
      if (price <= wealth) best = Math.max(best, wallWorth(g, seat, section, price));
    }
    const price = barricadePrice(g, seat, 0);
    if (price > wealth || !hasBarricadeSlot(g, section)) continue;
    best = Math.max(best, barricadeWorth(g, seat, section, price));
  }
  return best;
});

/** An Overseer's next level: more at every activation and in every Summer that is left. */
export function upgradeWorth(g: GreatWall, seat: Faction, location: Location, discount: number): number {
  if (at(clanOf(g, seat).overseers, location) >= LAST_LEVEL) return 0;
  const { pays, cost } = upgradePrice(g, seat, location, discount);
  if (!has(g, seat, pays, cost)) return 0;
  const abacus = g.artefacts.includes('bronzeAbacus') ? habitsOf(g).abacus : 0;
  return habitsOf(g).overseer * timeLeft(g) + abacus - cost * worthOfOne(g, seat, pays);
}

export const recruitWorth = kept((g, seat: Faction, kind: Soldier) => {
  const deed = kind === SPEARMAN ? spearmanWorth(g, seat) : kind === ARCHER ? archerWorth(g) : horsemanWorth(g, seat);
  const price = priceOf(g, seat, kind);
  let cost = 0;
  for (const resource of ALL_RESOURCES)
    if (at(price, resource) > 0) cost += at(price, resource) * worthOfOne(g, seat, resource);
  const drum = g.artefacts.includes('warDrum') ? habitsOf(g).drum : 0;
  return deed + habitsOf(g).veteran * timeLeft(g) + drum - cost;
});

/** The kinds of Soldiers that a player could pay for, best first, with what they bring; at most as many as asked for. */
export function recruitsWorth(g: GreatWall, seat: Faction, most: number): number {
  const { resources } = clanOf(g, seat);
  const wood = at(resources, 0);
  const kinds: { worth: number; count: number }[] = [];
  const could = [Math.floor(at(resources, 1) / 2), Math.floor(at(resources, 3) / 2), Math.floor(at(resources, 2) / 3)];
  for (const [kind, affordable] of could.entries()) {
    const count = Math.min(affordable, wood, usable(g, seat, kind as Soldier));
    if (count > 0) kinds.push({ worth: recruitWorth(g, seat, kind as Soldier), count });
  }
  kinds.sort((a, b) => b.worth - a.worth);
  let left = Math.min(most, wood);
  let sum = 0;
  for (const { worth, count } of kinds) {
    const taken = Math.min(left, count);
    if (worth <= 0 || taken === 0) break;
    sum += taken * worth;
    left -= taken;
  }
  return sum;
}

/** What one donation brings beside the resource that it costs. */
export function donationWorth(g: GreatWall, seat: Faction, resource: Resource): number {
  return HONOUR.donation - worthOfOne(g, seat, resource) + granary(g);
}
