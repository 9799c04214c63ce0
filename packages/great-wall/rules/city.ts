/** Clerks in the Locations of the city: how many there are, how they come and go (GW-CLERK-5, GW-ACT-1, GW-ACT-7). */

import { at, isHeard, tell } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { LOCATION_IDS } from '../content/board.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isReed, nameOf, slotsOf } from '../state.ts';
import { PLACES, POOL } from './keys.ts';

/** The Clerks of every clan: all that a move of them asks for and changes. */
export interface City extends Pick<Table, 'mode' | 'seats'> {
  readonly clans: readonly { clerks: number; readonly at: number[] }[];
}

/** Puts one Clerk from the pool or another Location into a Location. */
export function moveClerk(g: City, who: Faction, from: Location, to: Location, rule: string): void {
  const clan = clanOf(g, who);
  if (from === POOL) clan.clerks -= 1;
  else clan.at[from] = at(clan.at, from) - 1;
  clan.at[to] = at(clan.at, to) + 1;
  if (!isHeard()) return;
  tell(rule, 'clerkMoved', {
    seat: nameOf(g, who),
    from: at(PLACES, from),
    to: LOCATION_IDS[to] as string,
  });
}

/** Clerks of all factions in a Location. */
export function clerksIn(g: City, location: Location): number {
  let count = 0;
  for (const clan of g.clans) count += clan.at[location] as number;
  return count;
}

/** GW-CLERK-5: an ordinary Location whose slots are all occupied. */
export function isLocked(g: City, location: Location): boolean {
  const slots = slotsOf(g, location);
  return slots > 0 && clerksIn(g, location) >= slots;
}

/** GW-ACT-7, GW-CLERK-8: only now all Clerks go back to their pools; GW-2P-13: Reed Clerks stay. */
export function clerksReturn(g: GreatWall, location: Location): void {
  for (const [index, clan] of g.clans.entries()) {
    const count = at(clan.at, location);
    if (count === 0 || isReed(g, index as Faction)) continue;
    clan.at[location] = 0;
    clan.clerks += count;
    tell('GW-ACT-7', 'clerksReturned', {
      seat: nameOf(g, index as Faction),
      location: LOCATION_IDS[location] as string,
      count,
    });
  }
}

/** GW-ACT-1; GW-2P-12: a Reed Clerk alone does not make a special Location ready. */
export function isReady(g: City, location: Location): boolean {
  if (slotsOf(g, location) > 0) return isLocked(g, location);
  for (const [index, clan] of g.clans.entries()) {
    if ((clan.at[location] as number) > 0 && !isReed(g, index as Faction)) return true;
  }
  return false;
}
