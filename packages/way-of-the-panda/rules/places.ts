/** Questions about locations and what stands on them (rulebook chapters 3, 12 and 13). */

import type { Refusal, Seat } from '@jade/engine';
import { at, refuse } from '@jade/engine';
import type { Class } from '../content/classes.ts';
import { BUILDINGS, CHAMPIONS } from '../content/classes.ts';
import type { Place } from '../content/map.ts';
import { isPlace, PLACE_IDS, PLACES } from '../content/map.ts';
import { BASE_SUPPLY, GUARDS_NEEDED } from '../content/numbers.ts';
import type { Pieces, Table } from '../state.ts';
import { championAt, SHEET } from '../state.ts';
import { guardsAround } from './roads.ts';

const BUILDINGS_IN = [0, 1, 1, 2, 1, 2, 2, 3];

/** WP-MAP-2: with a base it is a city; WP-MAP-3: a capital is a city too. */
export function isCity(g: Pieces, place: Place): boolean {
  return g.bases[place] === 1;
}

export function isCapital(g: Pieces, place: Place): boolean {
  return isCity(g, place) && g.buildings[place] === 7;
}

/** How many cities were founded, and how many of them are capitals: the game ends with some number of either. */
export function foundings(g: Pieces): { bases: number; capitals: number } {
  return { bases: BASE_SUPPLY - g.supply.bases, capitals: PLACES.filter((place) => isCapital(g, place)).length };
}

/** The number that the next building on this location has, from 1 (WP-BUILD-4); 7 when it is full. */
export function nextBuilding(g: Pieces, place: Place): number {
  const here = at(BUILDINGS_IN, at(g.buildings, place));
  return here + (isCity(g, place) ? 4 : 1);
}

/** WP-CITY-5: a base counts as one building of each type. */
export function hasBuilding(g: Pieces, place: Place, c: Class): boolean {
  return isCity(g, place) || (at(g.buildings, place) & (1 << c)) !== 0;
}

/** The location a champion stands on; null in a border section and on the clan sheet (WP-MAP-12, WP-TRANS-2). */
export function standsOn(g: Pieces, seat: Seat, c: Class): Place | null {
  const spot = championAt(g, seat, c);
  return isPlace(spot) ? spot : null;
}

/** Why a champion who is on no location cannot do what needs one. */
export function offMapRefusal(g: Pieces, seat: Seat, c: Class): Refusal {
  const who = { champion: at(CHAMPIONS, c) };
  return championAt(g, seat, c) === SHEET ? refuse('WP-TRANS-2', 'onSheet', who) : refuse('WP-MAP-12', 'inBorder', who);
}

export type Where = 'village' | 'city' | 'anywhere';

/** What keeps a building from rising on a location. */
type Obstacle = 'needsVillage' | 'needsCity' | 'sameBuilding' | 'noBaseLeft' | 'noBuildingLeft' | 'fewGuards';

/** The first of them, whoever wants to build; null when there is none. */
function obstacle(g: Table, place: Place, c: Class, where: Where): Obstacle | null {
  const city = isCity(g, place);
  if (where === 'village' && city) return 'needsVillage'; // WP-BUILD-6
  if (where === 'city' && !city) return 'needsCity'; // WP-BUILD-6
  if ((at(g.buildings, place) & (1 << c)) !== 0) return 'sameBuilding'; // WP-BUILD-3
  const number = nextBuilding(g, place);
  // WP-CITY-3: the third building is not placed, so it needs a base (WP-CITY-4) and no building from the supply (WP-BUILD-8).
  if (number === 3 && g.supply.bases === 0) return 'noBaseLeft';
  if (number !== 3 && at(g.supply.buildings, c) === 0) return 'noBuildingLeft';
  return guardsAround(g, place) < at(GUARDS_NEEDED, number) ? 'fewGuards' : null; // WP-BUILD-2
}

/** Whether a building can rise on a location, whoever wants to build it. */
export function canRise(g: Table, place: Place, c: Class, where: Where): boolean {
  return obstacle(g, place, c, where) === null;
}

/** Why it cannot; null when it can. */
export function buildRefusal(g: Table, place: Place, c: Class, where: Where): Refusal | null {
  const why = obstacle(g, place, c, where);
  switch (why) {
    case null:
      return null;
    case 'needsVillage':
    case 'needsCity':
      return refuse('WP-BUILD-6', why, { place: at(PLACE_IDS, place) });
    case 'sameBuilding':
      return refuse('WP-BUILD-3', why, { building: at(BUILDINGS, c) });
    case 'noBaseLeft':
      return refuse('WP-CITY-4', why);
    case 'noBuildingLeft':
      return refuse('WP-BUILD-8', why, { building: at(BUILDINGS, c) });
    case 'fewGuards': {
      const number = nextBuilding(g, place);
      return refuse('WP-BUILD-2', why, { guards: guardsAround(g, place), needed: at(GUARDS_NEEDED, number), number });
    }
  }
}
