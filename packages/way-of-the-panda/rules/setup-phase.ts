/** Setting guards and champions on the map before the first round (rulebook chapter 6). */

import type { Seat } from '@jade/engine';
import { again, at, become, done, frame, refuse, seatsOf, tell } from '@jade/engine';
import type { Class } from '../content/classes.ts';
import { CHAMPIONS } from '../content/classes.ts';
import type { Place, Road } from '../content/map.ts';
import { NINJAS, PLACES, ROAD_IDS, ROADS, SPOT_IDS } from '../content/map.ts';
import { dealtTo } from '../content/numbers.ts';
import type { Panda } from '../state.ts';
import { clanOf, guardsOn } from '../state.ts';
import { decision } from './define.ts';
import { PLACE, ROAD } from './keys.ts';
import { uncovered } from './roads.ts';

/** WP-SETUP-9: one guard at a time in turn order, round after round. */
export const setupGuards = decision('setupGuards', frame<{ placed: number }>(), {
  rule: 'WP-SETUP-9',
  decider: (g, f) => at(g.order, f.placed % g.seats),
  options: (g, f) =>
    ROADS.filter((road) => guardBan(g, road, at(g.order, f.placed % g.seats)) === null).map((road) =>
      at(ROAD.of, road),
    ),
  candidates: () => ROAD.of,
  refusal: (g, f, key) => guardBan(g, ROAD.index(key), at(g.order, f.placed % g.seats)),
  prompt: (g, f) => ({ left: dealtTo(g.seats).setupGuards - Math.floor(f.placed / g.seats) }),
  resolve(g, f, key) {
    const seat = at(g.order, f.placed % g.seats);
    const road = ROAD.index(key);
    clanOf(g, seat).reserve -= 1;
    g.roadGuards[road * g.seats + seat] = guardsOn(g, road, seat) + 1;
    tell('WP-SETUP-9', 'setupGuard', { seat, road: at(ROAD_IDS, road) });
    f.placed += 1;
    return f.placed < g.seats * dealtTo(g.seats).setupGuards ? again : become(setupChampions, { placed: 0 });
  },
});

function guardBan(g: Panda, road: Road, seat: Seat) {
  if (NINJAS[road] === 1) return refuse('WP-SETUP-10', 'setupOneNinja');
  const others = seatsOf(g).some((other) => other !== seat && guardsOn(g, road, other) > 0);
  if (others) return refuse('WP-SETUP-10', 'setupOtherGuard');
  if (uncovered(g, road) === 1) return refuse('WP-SETUP-11', 'setupLastNinja');
  return null;
}

/** WP-SETUP-12: monks in reverse turn order, governors in turn order, warriors in reverse. */
function nextChampion(g: Panda, placed: number): { seat: Seat; champion: Class } {
  const champion = Math.floor(placed / g.seats) as Class;
  const turn = placed % g.seats;
  return { seat: at(g.order, champion === 1 ? turn : g.seats - 1 - turn), champion };
}

export const setupChampions = decision('setupChampions', frame<{ placed: number }>(), {
  rule: 'WP-SETUP-12',
  decider: (g, f) => nextChampion(g, f.placed).seat,
  options(g, f) {
    const { champions } = clanOf(g, nextChampion(g, f.placed).seat);
    return PLACES.filter((place) => !isTaken(champions, place)).map((place) => at(PLACE.of, place)); // WP-SETUP-13
  },
  candidates: () => PLACE.of,
  refusal: () => refuse('WP-SETUP-13', 'setupOwnChampion'),
  prompt: (g, f) => ({ champion: CHAMPIONS[nextChampion(g, f.placed).champion] }),
  resolve(g, f, key) {
    const { seat, champion } = nextChampion(g, f.placed);
    const place = PLACE.index(key);
    clanOf(g, seat).champions[champion] = place;
    tell('WP-SETUP-12', 'setupChampion', { seat, champion: CHAMPIONS[champion], place: at(SPOT_IDS, place) });
    f.placed += 1;
    return f.placed < g.seats * CHAMPIONS.length ? again : done;
  },
});

function isTaken(champions: readonly number[], place: Place): boolean {
  return champions.includes(place);
}
