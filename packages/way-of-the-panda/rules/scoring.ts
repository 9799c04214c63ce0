/** Final scoring (rulebook chapters 16, 17 and 19). */

import type { Outcome, Seat } from '@jade/engine';
import { at, done, frame, seatsOf, tell } from '@jade/engine';
import { CHAMPIONS, CLASSES } from '../content/classes.ts';
import { NINJAS, PLACES, ROADS } from '../content/map.ts';
import { effectOf, missionClass, missionNumber, vpForSides } from '../content/missions.ts';
import { MULTIPLIERS, QUEST_VALUES } from '../content/numbers.ts';
import type { Clan, Panda, Table } from '../state.ts';
import { clanOf } from '../state.ts';
import { procedure } from './define.ts';
import { distancesFrom, networkOf } from './network.ts';
import { hasBuilding, isCapital, isCity, standsOn } from './places.ts';
import { ownGuardsAround } from './roads.ts';
import { changeVp } from './track.ts';

/** WP-SCORE-1 first, WP-SCORE-2 after it. */
export const finalScoring = procedure('finalScoring', frame(), {
  tiles(g) {
    for (const seat of seatsOf(g)) {
      const products = productsOf(g, seat);
      const vp = products.reduce((sum, product) => sum + product, 0);
      changeVp(g, seat, vp);
      tell('WP-SCORE-1', 'tileScore', { seat, products, vp });
    }
    if (g.missions !== null) scoreMission(g, g.missions.b);
    return done;
  },
});

/** WP-SCORE-1: strength multiplier times quest value, for each champion. */
export function productsOf(g: Table, seat: Seat): number[] {
  const { strength, quests } = clanOf(g, seat);
  return CHAMPIONS.map((_, c) => at(MULTIPLIERS, at(strength, c)) * at(QUEST_VALUES, at(quests, c)));
}

function scoreMission(g: Panda, card: string): void {
  const points = missionPoints(g, card);
  for (const seat of seatsOf(g)) {
    const vp = changeVp(g, seat, at(points, seat)); // WP-SCORE-4: not below 0
    tell(`WP-BONUS-${card}`, 'missionScore', { seat, mission: card, vp });
  }
}

/** What a seat would have if the game ended now, and where it comes from. */
export interface EndValue {
  readonly track: number;
  readonly tiles: number;
  readonly mission: number;
  readonly vp: number;
}

export function endValue(g: Table, seat: Seat): EndValue {
  const track = clanOf(g, seat).vp;
  const tiles = productsOf(g, seat).reduce((sum, product) => sum + product, 0);
  const mission = g.missions === null ? 0 : at(missionPoints(g, g.missions.b), seat);
  return { track, tiles, mission, vp: Math.max(0, track + tiles + mission) }; // WP-SCORE-4
}

/** What card B would give to each seat now. */
export function missionPoints(g: Table, card: string): number[] {
  const seats = seatsOf(g);
  switch (effectOf(card)) {
    case 'mostOwnRoadTiles': // WP-BONUS-B1
      return toTheMost(
        seats.map((seat) => ROADS.filter((road) => g.roadTile[road] === seat).length),
        missionNumber(card, 'vp'),
      );
    case 'championsTogether': // WP-BONUS-B2
      return seats.map((seat) => together(g, seat, missionNumber(card, 'vpCity'), missionNumber(card, 'vpCapital')));
    case 'connectedSides': // WP-BONUS-B3
      return seats.map((seat) => vpForSides(card, Math.max(0, ...networkOf(g, seat).map(({ sides }) => sides.length))));
    case 'mostGuardsOnTiles': // WP-BONUS-B4
      return toTheMost(
        seats.map((seat) => guardsOnTiles(g, seat)),
        missionNumber(card, 'vp'),
      );
    case 'farthestConnectedChampions': // WP-BONUS-B5
      return toTheMost(
        seats.map((seat) => farthestChampions(g, seat)),
        missionNumber(card, 'vp'),
      );
    case 'mostGuardsAroundEachCity': // WP-BONUS-B6
      return aroundCities(g, missionNumber(card, 'vpPerLocation'));
    case 'mostConnectedBuildings': {
      // WP-BONUS-B7, WP-BONUS-B8, WP-BONUS-B9
      const counts = seats.map((seat) => connectedBuildings(g, seat, card));
      const most = Math.max(...counts);
      return counts.map((count) => (count === most ? count * missionNumber(card, 'vpPerBuilding') : 0));
    }
    default:
      throw new Error(`mission ${card} cannot be scored`);
  }
}

/** The points for all who have the most; WP-BONUS-B1-1: nothing for none at all. */
function toTheMost(counts: readonly number[], vp: number): number[] {
  const most = Math.max(...counts);
  return counts.map((count) => (count === most && count > 0 ? vp : 0));
}

function together(g: Table, seat: Seat, vpCity: number, vpCapital: number): number {
  const [place = null, ...others] = CLASSES.map((c) => standsOn(g, seat, c));
  if (place === null || others.some((other) => other !== place) || !isCity(g, place)) return 0;
  return isCapital(g, place) ? vpCapital : vpCity;
}

/** WP-BONUS-B4: printed guards only. */
function guardsOnTiles(g: Table, seat: Seat): number {
  return ROADS.reduce((sum, road) => sum + (g.roadTile[road] === seat ? at(NINJAS, road) : 0), 0);
}

/** WP-BONUS-B5: in tiles on the shortest way; champions off the map are connected to nobody. */
export function farthestChampions(g: Table, seat: Seat): number {
  const spots = clanOf(g, seat).champions.filter((spot) => spot >= 0);
  let farthest = 0;
  for (const start of spots) {
    const distances = distancesFrom(g, seat, start);
    for (const end of spots) farthest = Math.max(farthest, distances.get(end) ?? 0);
  }
  return farthest;
}

/** WP-BONUS-B6, WP-BONUS-B6-1: printed and standing guards; all who share the most, nobody with none. */
function aroundCities(g: Table, vp: number): number[] {
  const points = seatsOf(g).map(() => 0);
  for (const place of PLACES.filter((one) => isCity(g, one))) {
    const won = toTheMost(
      seatsOf(g).map((seat) => ownGuardsAround(g, place, seat)),
      vp,
    );
    for (const seat of seatsOf(g)) points[seat] = at(points, seat) + at(won, seat);
  }
  return points;
}

/** WP-BONUS-B7-1: locations with the type in one network, each counted once, at least two. */
function connectedBuildings(g: Table, seat: Seat, card: string): number {
  const c = missionClass(card);
  const counts = networkOf(g, seat).map(({ places }) => places.filter((place) => hasBuilding(g, place, c)).length);
  const best = Math.max(0, ...counts);
  return best >= missionNumber(card, 'minConnected') ? best : 0;
}

/** WP-SCORE-3: most VP, then most AP. */
function standing({ vp, ap }: Clan): number {
  return vp * 100 + ap;
}

/** The place of a seat at the end, from 1; equals share it. */
export function rankOf(g: Table, seat: Seat): number {
  return 1 + g.clans.filter((clan) => standing(clan) > standing(clanOf(g, seat))).length;
}

/** The first win; who is equal in all shares. */
export function outcome(g: Table): Outcome {
  return {
    winners: seatsOf(g).filter((seat) => rankOf(g, seat) === 1),
    scores: seatsOf(g).map((seat) => clanOf(g, seat).vp),
    reason: g.endings[0] ?? 'unfinished',
  };
}
