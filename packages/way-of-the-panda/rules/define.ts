/** The builders of this game's rules, and the keys under which things are chosen. */

import { defineRules } from '@jade/engine';
import { CHAMPIONS } from '../content/classes.ts';
import type { Place, Road, Spot } from '../content/map.ts';
import { isPlace, PLACE_IDS, ROAD_IDS, SPOT_IDS } from '../content/map.ts';
import type { Panda } from '../state.ts';

export const { rules, procedure, decision, offer } = defineRules<Panda>();

export const ROAD_KEYS: readonly string[] = ROAD_IDS.map((id) => `road:${id}`);
export const PLACE_KEYS: readonly string[] = PLACE_IDS.map((id) => `place:${id}`);
export const SPOT_KEYS: readonly string[] = SPOT_IDS.map(
  (id, spot) => `${isPlace(spot as Spot) ? 'place' : 'border'}:${id}`,
);
export const CHAMPION_KEYS: readonly string[] = CHAMPIONS.map((id) => `champion:${id}`);

const ROAD_BY_KEY = new Map(ROAD_KEYS.map((key, road) => [key, road as Road]));
const SPOT_BY_KEY = new Map(SPOT_KEYS.map((key, spot) => [key, spot as Spot]));

export function roadFrom(key: string): Road | undefined {
  return ROAD_BY_KEY.get(key);
}

export function spotFrom(key: string): Spot {
  const spot = SPOT_BY_KEY.get(key);
  if (spot === undefined) throw new Error(`no place has the key '${key}'`);
  return spot;
}

export function placeFrom(key: string): Place {
  const spot = spotFrom(key);
  if (!isPlace(spot)) throw new Error(`'${key}' is no location`);
  return spot;
}

/** The choice to leave it at that. */
export const STOP = 'stop';
