/** The keys under which things are chosen: each names a thing on the table. */

import { keySet, keysFor, namedKeys } from '@jade/engine';
import { SPACES, SPECIAL_ACTIONS } from '../content/board.ts';
import type { Class } from '../content/classes.ts';
import { BUILDINGS, CHAMPIONS } from '../content/classes.ts';
import type { Place, Road, Spot } from '../content/map.ts';
import { isPlace, PLACE_IDS, ROAD_IDS, SPOT_IDS } from '../content/map.ts';

export const ROAD = keysFor<Road>('road', ROAD_IDS);
export const PLACE = keysFor<Place>('place', PLACE_IDS);
/** Places, and the sections of the border. */
export const SPOT = keySet<Spot>(SPOT_IDS.map((id, spot) => `${isPlace(spot as Spot) ? 'place' : 'border'}:${id}`));
export const CHAMPION = keysFor<Class>('champion', CHAMPIONS);
export const BUILD = keysFor<Class>('build', BUILDINGS);
/** An option of the action board, a city card, and a bonus mission. */
export const DO = namedKeys('do');
export const CARD = namedKeys('card');
export const MISSION = namedKeys('mission');

/** The spaces of the action board, to be occupied without doing anything there; the special actions of mission A9 and their spaces. */
export const SPACE = keysFor(
  'space',
  SPACES.map(({ id }) => id),
);
export const SPECIAL = keysFor(
  'do',
  SPECIAL_ACTIONS.map(({ id }) => id),
);
export const SPECIAL_SPACE = keysFor(
  'space',
  SPECIAL_ACTIONS.map(({ id }) => id),
);

/** Words of a turn: to end the round for oneself; to occupy a space without doing anything there (WP-SELECT-6, WP-ACTION-2). */
export const PASS = 'pass';
export const IDLE = 'idle';
/** Both actions of a deed in one go (WP-ACTION-2). */
export const BOTH = 'both';
/** Off the map (WP-TRANS-1). */
export const TO_SHEET = 'sheet';
/** How many guards stay on the road: none, one, two (WP-MOVE-4, WP-EXTRA-1). */
export const COVER: readonly string[] = ['leave', 'cover:1', 'cover:2'];
/** The tile of a finished road (WP-ROAD-3). */
export const OWN_TILE = 'tile:own';
export const NEUTRAL_TILE = 'tile:neutral';
/** Of the frontier bonus (WP-FRONT-3). */
export const REWARD_VP = 'reward:vp';
export const REWARD_TILES = 'reward:tiles';
/** A guard goes on mission A, and comes back from it (WP-BONUS-A4-1, WP-BONUS-A4-4). */
export const ENTER = 'enter';
export const WITHDRAW = '+withdraw';
