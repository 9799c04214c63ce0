/** Questions about roads and the guards on them (rulebook chapters 3 and 10). */

import type { Seat } from '@jade/engine';
import { at } from '@jade/engine';
import type { Place, Road } from '../content/map.ts';
import { NINJAS, ROADS_AT } from '../content/map.ts';
import type { Table } from '../state.ts';
import { NO_TILE } from '../state.ts';

/** Guard miniatures of all players on a road. */
export function guardsOnRoad(g: Table, road: Road): number {
  let guards = 0;
  const first = road * g.seats;
  for (let index = first; index < first + g.seats; index++) guards += g.roadGuards[index] as number;
  return guards;
}

export function hasTile(g: Table, road: Road): boolean {
  return g.roadTile[road] !== NO_TILE;
}

/** WP-MOVE-3: what is covered by a guard or a tile is gone, for everybody. */
export function uncovered(g: Table, road: Road): number {
  return hasTile(g, road) ? 0 : at(NINJAS, road) - guardsOnRoad(g, road);
}

export function roadsAt(place: Place): readonly Road[] {
  return at(ROADS_AT, place);
}

/** WP-MAP-11: all guards around a location, printed ones included. */
export function guardsAround(g: Table, place: Place): number {
  let guards = 0;
  for (const road of roadsAt(place)) guards += hasTile(g, road) ? at(NINJAS, road) : guardsOnRoad(g, road);
  return guards;
}

/** WP-MAP-11: one player's guards around a location; the guards on a neutral tile are nobody's. */
export function ownGuardsAround(g: Table, place: Place, seat: Seat): number {
  let guards = 0;
  for (const road of roadsAt(place)) {
    if (g.roadTile[road] === seat) guards += at(NINJAS, road);
    else guards += g.roadGuards[road * g.seats + seat] as number;
  }
  return guards;
}
