/** The map as a graph: locations joined by roads, exits into border sections (rulebook chapter 3, WP-MAP-8). */

import data from './way-of-the-panda.data.json';

/** Where a champion can be: a location, or a border section, which counts on behind the locations. */
export type Spot = number & { readonly isSpot: true };
/** A location, numbered from 0: L01 is 0. */
export type Place = Spot & { readonly isPlace: true };
/** A road, inner or exit, numbered from 0: R01 is 0, X01 is 32. */
export type Road = number & { readonly isRoad: true };

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

const { locations, roads, borderSections } = data.map;

export const PLACES: readonly Place[] = locations.map((_, index) => index as Place);
export const ROADS: readonly Road[] = roads.map((_, index) => index as Road);

export const PLACE_IDS: readonly string[] = locations.map(({ id }) => id);
export const ROAD_IDS: readonly string[] = roads.map(({ id }) => id);
export const SECTION_IDS: readonly string[] = borderSections.map(({ id }) => id);

export function spotOf(id: string): Spot {
  const place = PLACE_IDS.indexOf(id);
  if (place >= 0) return place as Spot;
  const section = SECTION_IDS.indexOf(id);
  if (section < 0) throw new Error(`the map has no '${id}'`);
  return (PLACE_IDS.length + section) as Spot;
}

export function placeOf(id: string): Place {
  const index = PLACE_IDS.indexOf(id);
  if (index < 0) throw new Error(`the map has no location '${id}'`);
  return index as Place;
}

export function roadOf(id: string): Road {
  const index = ROAD_IDS.indexOf(id);
  if (index < 0) throw new Error(`the map has no road '${id}'`);
  return index as Road;
}

export const SPOT_IDS: readonly string[] = [...PLACE_IDS, ...SECTION_IDS];

/** Whether a spot is a location and not a border section (WP-MAP-12). */
export function isPlace(spot: Spot): spot is Place {
  return spot >= 0 && spot < PLACE_IDS.length;
}

/** WP-MAP-1: one to four ninjas on each road. */
export const NINJAS: readonly number[] = roads.map(({ ninjas }) => ninjas);

/** Both ends of each road; the far end of an exit is a border section (WP-MAP-7). */
export const ENDS: readonly (readonly [Place, Spot])[] = roads.map(({ a, b }) => [placeOf(a), spotOf(b)]);

/** The side of the map that an exit road touches. */
export const EXIT_SIDE: readonly (Side | null)[] = roads.map((road) => ('side' in road ? (road.side as Side) : null));

/** WP-MAP-10: the roads around each spot; around a section these are its exits. */
export const ROADS_AT: readonly (readonly Road[])[] = SPOT_IDS.map((_, spot) => {
  return ROADS.filter((road) => ENDS[road]?.some((end) => end === spot));
});

/** WP-MAP-9: the border sections next to each spot; none for a location. */
export const BORDERS_AT: readonly (readonly Spot[])[] = SPOT_IDS.map((id) => {
  return borderSections.find((section) => section.id === id)?.adjacent.map(spotOf) ?? [];
});

/** The end of a road that is not this one. */
export function acrossFrom(road: Road, spot: Spot): Spot {
  const [a, b] = ENDS[road] ?? [];
  return (b === spot ? a : b) as Spot;
}

/** WP-MAP-4 */
export const START_PLACES: readonly Place[] = PLACES.filter((place) => locations[place]?.startBuilding);
/** WP-MAP-5 */
export const IS_FRONTIER: readonly boolean[] = locations.map(({ frontier }) => frontier);
/** WP-MAP-6 */
export const NUMBERED_PLACES: readonly Place[] = PLACES.filter((place) => locations[place]?.number !== null);

/** Every closed loop of exactly four roads through four locations, for the missions A1 to A3. */
export const LOOPS: readonly { readonly roads: readonly Road[]; readonly places: readonly Place[] }[] = findLoops();

function findLoops() {
  const loops = new Map<string, { roads: Road[]; places: Place[] }>();
  const walk = (start: Place, at: Place, roadsSoFar: Road[], places: Place[]): void => {
    for (const road of ROADS_AT[at] ?? []) {
      const next = acrossFrom(road, at);
      if (!isPlace(next) || roadsSoFar.includes(road)) continue;
      if (roadsSoFar.length === 3) {
        const all = [...roadsSoFar, road];
        if (next === start) loops.set(all.toSorted((x, y) => x - y).join(), { roads: all, places });
      } else if (!places.includes(next)) walk(start, next, [...roadsSoFar, road], [...places, next]);
    }
  };
  for (const place of PLACES) walk(place, place, [], [place]);
  return [...loops.values()];
}
