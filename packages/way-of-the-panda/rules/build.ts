/** Who builds what where: with a champion on the spot, or by the free hand of a special action (chapter 12). */

import type { Seat } from '@jade/engine';
import { at, become, begin, done, frame, STOP } from '@jade/engine';
import { CLASSES } from '../content/classes.ts';
import type { Place } from '../content/map.ts';
import { construct } from './construct.ts';
import { decision } from './define.ts';
import { BUILD, PLACE } from './keys.ts';
import { buildingBegins } from './perform.ts';
import type { Where } from './places.ts';
import { buildRefusal, standsOn } from './places.ts';
import { championBuildRefusal, siteRefusal, sites, typesAt } from './sites.ts';

/** WP-BUILD-7: any type, with a champion of the matching class in that city. */
const buildWithChampion = decision('buildWithChampion', frame<{ seat: Seat; where: Where }>(), {
  rule: 'WP-BUILD-7',
  decider: (_, f) => f.seat,
  options(g, f) {
    const able = CLASSES.filter((c) => championBuildRefusal(g, f.seat, c, f.where) === null);
    return [...able.map((c) => at(BUILD.of, c)), STOP];
  },
  candidates: () => [...BUILD.of, STOP],
  refusal: (g, f, key) => championBuildRefusal(g, f.seat, BUILD.index(key), f.where),
  concerns(g, f, key) {
    const place = key === STOP ? null : standsOn(g, f.seat, BUILD.index(key));
    return place === null ? [] : [at(PLACE.of, place)];
  },
  resolve(g, f, key) {
    if (key === STOP) return done;
    const building = BUILD.index(key);
    const place = standsOn(g, f.seat, building);
    return place === null ? done : become(construct, { seat: f.seat, place, building });
  },
});

/** WP-BONUS-A9-4: any village or city, without a champion, but with all that the place itself must have. */
export const chooseSite = decision('chooseSite', frame<{ seat: Seat }>(), {
  rule: 'WP-BONUS-A9-4',
  decider: (_, f) => f.seat,
  options: (g) => [...sites(g).map((place) => at(PLACE.of, place)), STOP],
  candidates: () => [...PLACE.of, STOP],
  refusal: (g, _, key) => siteRefusal(g, PLACE.index(key)),
  resolve: (_, f, key) => (key === STOP ? done : become(chooseBuilding, { seat: f.seat, place: PLACE.index(key) })),
});

const chooseBuilding = decision('chooseBuilding', frame<{ seat: Seat; place: Place }>(), {
  rule: 'WP-BONUS-A9-4',
  decider: (_, f) => f.seat,
  options: (g, f) => typesAt(g, f.place).map((c) => at(BUILD.of, c)),
  candidates: () => BUILD.of,
  refusal: (g, f, key) => buildRefusal(g, f.place, BUILD.index(key), 'anywhere'),
  concerns: (_, f) => [at(PLACE.of, f.place)],
  resolve: (_, f, key) => become(construct, { seat: f.seat, place: f.place, building: BUILD.index(key) }),
});

/** A building whose type and place are given needs no choice before, but has many consequences. */
buildingBegins((g, seat, { building, champion, where }) => {
  if (champion === 'none') return begin(chooseSite, { seat });
  if (building === 'any') return begin(buildWithChampion, { seat, where });
  const place = standsOn(g, seat, building);
  return place === null ? null : begin(construct, { seat, place, building });
});
