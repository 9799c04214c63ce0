/** What a screen may ask about a view of the table: names and numbers of the content, and forecasts made by the rules themselves. */

import type { Seat } from '@jade/engine';
import { at, seatsOf } from '@jade/engine';
import type { Road, Side } from './content/map.ts';
import { ENDS, EXIT_SIDE, isPlace, LOOPS, NUMBERED_PLACES, ROADS } from './content/map.ts';
import { effectOf, missionClass, missionNumber } from './content/missions.ts';
import { isInNetwork, networkOf } from './rules/network.ts';
import { hasBuilding } from './rules/places.ts';
import { hasTile } from './rules/roads.ts';
import type { Panda, Pieces } from './state.ts';
import { withCore } from './state.ts';

export type { Action, Deed, Space } from './content/board.ts';
export { deedOf, SPACES, SPECIAL_ACTIONS } from './content/board.ts';
export type { Class } from './content/classes.ts';
export { BUILDINGS, CHAMPIONS, CLASSES, QUEST_TILES, STRENGTH_TILES } from './content/classes.ts';
export type { Place, Road, Spot } from './content/map.ts';
export { IS_FRONTIER, NINJAS, PLACE_IDS, PLACES, ROAD_IDS, ROADS, SECTION_IDS, SPOT_IDS } from './content/map.ts';
export { effectOf, missionNumber } from './content/missions.ts';
export {
  BASE_SUPPLY,
  BUILD_VP,
  GUARDS_NEEDED,
  LAST_BASE,
  LAST_CAPITAL,
  LEAST_AP,
  MOST_AP,
  MOST_QUESTS,
  MOST_STRENGTH,
  MULTIPLIERS,
  QUEST_VALUES,
} from './content/numbers.ts';
export { isReconstructed } from './content/provenance.ts';
export { hasBuilding, isCapital, isCity, nextBuilding } from './rules/places.ts';
export { guardsAround, hasTile, ownGuardsAround, uncovered } from './rules/roads.ts';
export { guardsFor, selectRefusal } from './rules/round.ts';
export { missionPoints, productsOf } from './rules/scoring.ts';
export type { Clan, Panda, Pieces } from './state.ts';
export { clanOf, guardsOn, NEUTRAL, NO_TILE, SHEET, UNPLACED } from './state.ts';

/** A view as a table that can be asked, though not played on. */
export function asked(view: Pieces, seats: number): Panda {
  return withCore(view, { seats, stack: [], rng: [] });
}

/** How far each seat is on the way to mission A: so much of the goal. */
export interface Progress {
  readonly have: readonly number[];
  readonly goal: number;
}

export function missionProgress(g: Panda, card: string): Progress {
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
function bestLoop(g: Panda, seat: Seat, card: string): number {
  const c = missionClass(card);
  const parts = LOOPS.map(({ roads, places }) => {
    return (
      roads.filter((road) => isInNetwork(g, road, seat)).length +
      places.filter((place) => hasBuilding(g, place, c)).length
    );
  });
  return Math.max(...parts);
}

function mostNumbered(g: Panda, seat: Seat): number {
  const counts = networkOf(g, seat).map(
    ({ places }) => NUMBERED_PLACES.filter((place) => places.includes(place)).length,
  );
  return Math.max(0, ...counts);
}

/** More tiles than the longest way across the map needs. */
const FARTHEST = 8;

/** How many tiles a network still lacks between two sides; other players' tiles are in the way. */
function tilesMissing(g: Panda, seat: Seat, from: Side, to: Side): number {
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
