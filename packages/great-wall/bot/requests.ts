/** What the Emperor's Requests in play add to the worth of things, in Honour; nothing where there are none. */

import { at } from '@jade/engine';
import type { Request } from '../content/coop-cards.ts';
import { requestOf } from '../content/coop-cards.ts';
import type { Resource, Section } from '../content/terms.ts';
import { inWarehouse } from '../rules/treasury.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { habitsOf } from './habits.ts';

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
  return missing ? habitsOf(g).tribute : 0;
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
