/** Sites: where something can be built, by a champion or by the free hand of a special action, and what it would score (chapter 12). */

import type { Refusal, Seat } from '@jade/engine';
import { at, refuse, seatsOf } from '@jade/engine';
import type { Build } from '../content/board.ts';
import type { Class } from '../content/classes.ts';
import { CLASSES } from '../content/classes.ts';
import type { Place } from '../content/map.ts';
import { PLACES } from '../content/map.ts';
import { BUILD_VP } from '../content/numbers.ts';
import type { Table } from '../state.ts';
import type { Where } from './places.ts';
import { buildRefusal, canRise, nextBuilding, offMapRefusal, standsOn } from './places.ts';
import { ownGuardsAround } from './roads.ts';

/** WP-BUILD-1, WP-BUILD-7: a champion builds its own type where it stands. */
function canChampionBuild(g: Table, seat: Seat, c: Class, where: Where): boolean {
  const place = standsOn(g, seat, c);
  return place !== null && canRise(g, place, c, where);
}

/** Why it cannot; null when it can. */
export function championBuildRefusal(g: Table, seat: Seat, c: Class, where: Where): Refusal | null {
  const place = standsOn(g, seat, c);
  return place === null ? offMapRefusal(g, seat, c) : buildRefusal(g, place, c, where);
}

/** Whether anything of the kind can be built: by the free hand somewhere (WP-BONUS-A9-4), by one champion, or by any (WP-BUILD-7). */
export function canBuild(g: Table, seat: Seat, { building, champion, where }: Build): boolean {
  if (champion === 'none') return sites(g).length > 0;
  if (building !== 'any') return canChampionBuild(g, seat, building, where);
  for (const c of CLASSES) if (canChampionBuild(g, seat, c, where)) return true;
  return false;
}

/** Why nothing of the kind can be built; null when something can. */
export function buildActionRefusal(g: Table, seat: Seat, action: Build): Refusal | null {
  if (canBuild(g, seat, action)) return null;
  const { building, champion, where } = action;
  if (champion === 'none') return refuse('WP-BONUS-A9-4', 'noSite');
  return building === 'any' ? refuse('WP-BUILD-7', 'noBuilder') : championBuildRefusal(g, seat, building, where);
}

/** Locations where some building could rise. */
export function sites(g: Table): Place[] {
  return PLACES.filter((place) => typesAt(g, place).length > 0);
}

export function typesAt(g: Table, place: Place): Class[] {
  return CLASSES.filter((c) => canRise(g, place, c, 'anywhere'));
}

/** Why nothing at all could rise on a location; null when something could. */
export function siteRefusal(g: Table, place: Place): Refusal | null {
  if (typesAt(g, place).length > 0) return null;
  // Of a type that stands there already one need not speak as long as another is missing.
  const refusals = CLASSES.map((c) => buildRefusal(g, place, c, 'anywhere'));
  return refusals.find((refusal) => refusal?.rule !== 'WP-BUILD-3') ?? at(refusals, 0);
}

/** WP-BUILD-5: what the next building on a location gives to whoever raises it: the points of the table, and one for each guard of an opponent. */
export function buildingPoints(g: Table, seat: Seat, place: Place): { number: number; guards: number; vp: number } {
  const number = nextBuilding(g, place);
  let guards = 0;
  for (const other of seatsOf(g)) if (other !== seat) guards += ownGuardsAround(g, place, other);
  return { number, guards, vp: at(BUILD_VP, number) + guards };
}
