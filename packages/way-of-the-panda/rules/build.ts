/** Who builds what where: with a champion on the spot, or by the free hand of a special action (chapter 12). */

import type { Refusal, Seat } from '@jade/engine';
import { at, become, done, frame, refuse } from '@jade/engine';
import type { Build } from '../content/board.ts';
import type { Class } from '../content/classes.ts';
import { BUILDINGS, CLASSES } from '../content/classes.ts';
import type { Place } from '../content/map.ts';
import { PLACES } from '../content/map.ts';
import type { Panda } from '../state.ts';
import { construct } from './construct.ts';
import { decision, PLACE_KEYS, placeFrom, STOP } from './define.ts';
import type { Where } from './places.ts';
import { buildRefusal, offMapRefusal, standsOn } from './places.ts';

export const BUILD_KEYS: readonly string[] = BUILDINGS.map((id) => `build:${id}`);

/** WP-BUILD-1, WP-BUILD-7: a champion builds its own type where it stands. */
export function championBuildRefusal(g: Panda, seat: Seat, c: Class, where: Where): Refusal | null {
  const place = standsOn(g, seat, c);
  return place === null ? offMapRefusal(g, seat, c) : buildRefusal(g, place, c, where);
}

/** Why nothing of the kind can be built; null when something can. */
export function buildActionRefusal(g: Panda, seat: Seat, { building, champion, where }: Build): Refusal | null {
  if (champion === 'none') return sites(g).length > 0 ? null : refuse('WP-BONUS-A9-4', 'noSite');
  if (building !== 'any') return championBuildRefusal(g, seat, building, where);
  const someone = CLASSES.some((c) => championBuildRefusal(g, seat, c, where) === null);
  return someone ? null : refuse('WP-BUILD-7', 'noBuilder');
}

/** WP-BUILD-7: any type, with a champion of the matching class in that city. */
export const buildWithChampion = decision('buildWithChampion', frame<{ seat: Seat; where: Where }>(), {
  rule: 'WP-BUILD-7',
  decider: (_, f) => f.seat,
  options(g, f) {
    const able = CLASSES.filter((c) => championBuildRefusal(g, f.seat, c, f.where) === null);
    return [...able.map((c) => at(BUILD_KEYS, c)), STOP];
  },
  candidates: () => [...BUILD_KEYS, STOP],
  refusal: (g, f, key) => championBuildRefusal(g, f.seat, BUILD_KEYS.indexOf(key) as Class, f.where),
  concerns(g, f, key) {
    const place = key === STOP ? null : standsOn(g, f.seat, BUILD_KEYS.indexOf(key) as Class);
    return place === null ? [] : [at(PLACE_KEYS, place)];
  },
  resolve(g, f, key) {
    const c = BUILD_KEYS.indexOf(key) as Class;
    const place = key === STOP ? null : standsOn(g, f.seat, c);
    return place === null ? done : become(construct, { seat: f.seat, place, building: c });
  },
});

/** Locations where some building could rise. */
function sites(g: Panda): Place[] {
  return PLACES.filter((place) => typesAt(g, place).length > 0);
}

function typesAt(g: Panda, place: Place): Class[] {
  return CLASSES.filter((c) => buildRefusal(g, place, c, 'anywhere') === null);
}

/** WP-BONUS-A9-4: any village or city, without a champion, but with all that the place itself must have. */
export const chooseSite = decision('chooseSite', frame<{ seat: Seat }>(), {
  rule: 'WP-BONUS-A9-4',
  decider: (_, f) => f.seat,
  options: (g) => [...sites(g).map((place) => at(PLACE_KEYS, place)), STOP],
  candidates: () => [...PLACE_KEYS, STOP],
  refusal(g, _, key) {
    // Of a type that stands there already one need not speak as long as another is missing.
    const refusals = CLASSES.map((c) => buildRefusal(g, placeFrom(key), c, 'anywhere'));
    return refusals.find((refusal) => refusal?.rule !== 'WP-BUILD-3') ?? at(refusals, 0);
  },
  resolve: (_, f, key) => (key === STOP ? done : become(chooseBuilding, { seat: f.seat, place: placeFrom(key) })),
});

const chooseBuilding = decision('chooseBuilding', frame<{ seat: Seat; place: Place }>(), {
  rule: 'WP-BONUS-A9-4',
  decider: (_, f) => f.seat,
  options: (g, f) => typesAt(g, f.place).map((c) => at(BUILD_KEYS, c)),
  candidates: () => BUILD_KEYS,
  refusal: (g, f, key) => buildRefusal(g, f.place, BUILD_KEYS.indexOf(key) as Class, 'anywhere'),
  concerns: (_, f) => [at(PLACE_KEYS, f.place)],
  resolve: (_, f, key) =>
    become(construct, { seat: f.seat, place: f.place, building: BUILD_KEYS.indexOf(key) as Class }),
});
