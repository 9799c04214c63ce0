/** How far each seat is on the way to mission A (rulebook chapter 19). */

import type { Seat } from '@jade/engine';
import { at, seatsOf } from '@jade/engine';
import type { Road, Side } from '../content/map.ts';
import { ENDS, EXIT_SIDE, isPlace, LOOPS, NUMBERED_PLACES, ROADS } from '../content/map.ts';
import { effectOf, missionClass, missionNumber } from '../content/missions.ts';
import type { Table } from '../state.ts';
import { isInNetwork, networkOf } from './network.ts';
import { hasBuilding } from './places.ts';
import { hasTile } from './roads.ts';

/** So much of the goal, by seat. */
export interface Progress {
  readonly have: readonly number[];
  readonly goal: number;
}

export function missionProgress(g: Table, card: string): Progress {
  const seats = seatsOf(g);
  switch (effectOf(card)) {
    case 'loopOfFour':
      return { have: seats.map((seat) => bestLoop(g, seat, card)), goal: 8 };
    case 'fourthBuilding':
      return {
        have: seats.map((seat) => Math.max(0, at(g.missions?.progress ?? [], seat))),
        goal: missionNumber(card, 'count'),
      };
    case 'connectOppositeSides': {
      const missing = seats.map((seat) => Math.min(tilesMissing(g, seat, 'N', 'S'), tilesMissing(g, seat, 'W', 'E')));
      return { have: missing.map((count) => Math.max(0, FARTHEST - count)), goal: FARTHEST };
    }
    case 'connectNumbered':
      return { have: seats.map((seat) => mostNumbered(g, seat)), goal: NUMBERED_PLACES.length };
    default:
      return { have: seats.map(() => 0), goal: 1 };
  }
}

/** Roads and buildings of the best loop of four. */
function bestLoop(g: Table, seat: Seat, card: string): number {
  const c = missionClass(card);
  const parts = LOOPS.map(({ roads, places }) => {
    return (
      roads.filter((road) => isInNetwork(g, road, seat)).length +
      places.filter((place) => hasBuilding(g, place, c)).length
    );
  });
  return Math.max(...parts);
}

function mostNumbered(g: Table, seat: Seat): number {
  const counts = networkOf(g, seat).map(
    ({ places }) => NUMBERED_PLACES.filter((place) => places.includes(place)).length,
  );
  return Math.max(0, ...counts);
}

/** More tiles than the longest way across the map needs. */
const FARTHEST = 8;

/** How many tiles a network still lacks between two sides; other players' tiles are in the way. */
function tilesMissing(g: Table, seat: Seat, from: Side, to: Side): number {
  const price = (road: Road): number =>
    isInNetwork(g, road, seat) ? 0 : hasTile(g, road) ? Number.POSITIVE_INFINITY : 1;
  const cheapest = new Map<number, number>();
  const queue: [spot: number, missing: number][] = [];
  for (const road of ROADS) if (EXIT_SIDE[road] === from) queue.push([at(ENDS, road)[0], price(road)]);
  let best = Number.POSITIVE_INFINITY;
  while (queue.length > 0) {
    queue.sort(([, a], [, b]) => a - b);
    const [spot, missing] = queue.shift() as [number, number];
    if (missing >= (cheapest.get(spot) ?? Number.POSITIVE_INFINITY)) continue;
    cheapest.set(spot, missing);
    for (const road of ROADS) {
      const [a, b] = at(ENDS, road);
      if (a !== spot && b !== spot) continue;
      const across = a === spot ? b : a;
      if (isPlace(across)) queue.push([across, missing + price(road)]);
      else if (EXIT_SIDE[road] === to) best = Math.min(best, missing + price(road));
    }
  }
  return Math.min(best, FARTHEST);
}
