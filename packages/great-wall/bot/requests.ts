/** What the Emperor's Requests in play add to the worth of things, in Honour; nothing where there are none. */

import { at, seatsOf } from '@jade/engine';
import type { Request } from '../content/coop-cards.ts';
import { requestOf } from '../content/coop-cards.ts';
import type { Resource, Section } from '../content/terms.ts';
import { ALL_SOLDIERS, CHI } from '../content/terms.ts';
import { sectionsInPlay } from '../rules/spots.ts';
import { inWarehouse } from '../rules/treasury.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { habitsOf } from './habits.ts';

const KINDS = ALL_SOLDIERS.length;

/** One of the Requests in play that answers a question; most tables have none at all. */
function asked(g: GreatWall, which: (request: Request) => boolean): boolean {
  for (const id of g.requests) if (id !== '' && which(requestOf(id))) return true;
  return false;
}

/** A resource that everybody has to give. */
export function tribute(g: GreatWall, seat: Faction, resource: Resource): number {
  if (g.requests.length === 0) return 0;
  const stock = at(clanOf(g, seat).resources, resource);
  const missing = asked(g, (one) => one.kind === 'resources' && one.resource === resource && stock <= one.n);
  if (!missing) return 0;
  const { tribute: worth, incense, last } = habitsOf(g);
  return worth * (resource === CHI ? incense : 1) * (1 + last * othersReady(g, seat, resource, stock));
}

/** The part of the others who have more of it: whoever lacks it when all others are ready holds up everybody. */
function othersReady(g: GreatWall, seat: Faction, resource: Resource, stock: number): number {
  let ready = 0;
  for (const who of seatsOf(g)) if (who !== seat && at(clanOf(g, who).resources, resource) > stock) ready += 1;
  return ready / g.seats;
}

/** Royal Escort: a Soldier who rests in a Section where none does yet. */
export function escort(g: GreatWall, section: Section): number {
  return asked(g, (one) => one.kind === 'escort') && !anybodyRests(g, section) ? habitsOf(g).escort : 0;
}

/** The same in the Section that needs one most. */
export function bestEscort(g: GreatWall): number {
  if (g.requests.length === 0) return 0;
  let best = 0;
  for (const section of sectionsInPlay(g)) best = Math.max(best, escort(g, section));
  return best;
}

export function anybodyRests(g: GreatWall, section: Section): boolean {
  for (const who of seatsOf(g)) {
    const { rest } = clanOf(g, who);
    for (let kind = 0; kind < KINDS; kind++) if (at(rest, section * KINDS + kind) > 0) return true;
  }
  return false;
}

/** A resource in the Warehouse that all have to give. */
export function granary(g: GreatWall): number {
  const stock = inWarehouse(g);
  return asked(g, (one) => one.kind === 'warehouse' && stock < one.perPlayer * g.seats) ? habitsOf(g).granary : 0;
}

/** A Wall level that the Emperor wants to see. */
export function glory(g: GreatWall, section: Section): number {
  const level = at(g.levels, section);
  return asked(g, (one) => one.kind === 'state' && one.check === 'allSectionsWallAtLeast' && level < one.level)
    ? habitsOf(g).glory
    : 0;
}

/** A Year without a Breach. */
export function quietBorder(g: GreatWall): number {
  return asked(g, (one) => one.kind === 'state' && one.check === 'noBreachThisYear') ? habitsOf(g).quietBorder : 0;
}

/** A Horde Defeated this Year. */
export function provoked(g: GreatWall): number {
  return asked(g, (one) => one.kind === 'state' && one.check === 'hordeDefeatedThisYearInEachSection')
    ? habitsOf(g).provoked
    : 0;
}
