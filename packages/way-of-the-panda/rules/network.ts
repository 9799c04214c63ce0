/**
 * A player's network: own and neutral road tiles that hang together through locations (WP-EXPERT-2, WP-EXPERT-3).
 * Border sections do not join tiles to each other.
 */

import type { Seat } from '@jade/engine';
import { at } from '@jade/engine';
import type { Place, Road, Side, Spot } from '../content/map.ts';
import { ENDS, EXIT_SIDE, isPlace, PLACES, ROADS, ROADS_AT } from '../content/map.ts';
import type { Pieces } from '../state.ts';
import { NEUTRAL } from '../state.ts';

/** One connected part of a network. */
export interface Part {
  readonly places: readonly Place[];
  readonly roads: readonly Road[];
  /** WP-EXPERT-4: the sides of the map it touches through exit tiles. */
  readonly sides: readonly Side[];
}

export function isInNetwork(g: Pieces, road: Road, seat: Seat): boolean {
  const owner = g.roadTile[road];
  return owner === seat || owner === NEUTRAL;
}

/** The connected parts of a player's network, each with at least one tile. */
export function networkOf(g: Pieces, seat: Seat): Part[] {
  const seen = new Set<Place>();
  const parts: Part[] = [];
  for (const start of PLACES) {
    if (seen.has(start)) continue;
    const part = partAt(g, seat, start);
    for (const place of part.places) seen.add(place);
    if (part.roads.length > 0) parts.push(part);
  }
  return parts;
}

function partAt(g: Pieces, seat: Seat, start: Place): Part {
  const places = [start];
  const roads = new Set<Road>();
  const sides = new Set<Side>();
  for (const place of places) {
    for (const road of at(ROADS_AT, place)) {
      if (!isInNetwork(g, road, seat)) continue;
      roads.add(road);
      const side = EXIT_SIDE[road];
      if (side) sides.add(side);
      for (const end of at(ENDS, road)) if (isPlace(end) && !places.includes(end)) places.push(end);
    }
  }
  return { places, roads: [...roads], sides: [...sides] };
}

/**
 * The number of tiles on the shortest way through the network from each spot; -1 where it does not lead.
 * WP-BONUS-B5-1: from and to a border section it leads through the exit tiles of that section, never across it.
 */
export function distancesFrom(g: Pieces, seat: Seat, start: Spot): Map<Spot, number> {
  const distances = new Map<Spot, number>([[start, 0]]);
  const queue = [start];
  for (const spot of queue) {
    if (spot !== start && !isPlace(spot)) continue;
    for (const road of ROADS) {
      const ends = at(ENDS, road);
      if (!ends.some((end) => end === spot) || !isInNetwork(g, road, seat)) continue;
      const across = ends[0] === spot ? ends[1] : ends[0];
      if (distances.has(across)) continue;
      distances.set(across, (distances.get(spot) ?? 0) + 1);
      queue.push(across);
    }
  }
  return distances;
}
