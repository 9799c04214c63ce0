/**
 * What a sensible beginner would value, in victory points: points on the track, tiles and what they could still
 * become, guards near locations that will be freed, champions where something can be built or collected, and
 * the means to go on. Once the last round has begun, only what will be scored counts.
 */

import type { Seat } from '@jade/engine';
import { at, seatsOf } from '@jade/engine';
import type { Class } from '../content/classes.ts';
import { CLASSES } from '../content/classes.ts';
import { NINJAS, PLACES, ROADS } from '../content/map.ts';
import { BUILD_VP, GUARDS_NEEDED, MULTIPLIERS, QUEST_VALUES } from '../content/numbers.ts';
import { hasBuilding, nextBuilding, standsOn } from '../rules/places.ts';
import { guardsAround, hasTile, ownGuardsAround, roadsAt, uncovered } from '../rules/roads.ts';
import { missionPoints, productsOf } from '../rules/scoring.ts';
import type { Panda } from '../state.ts';
import { clanOf, guardsOn } from '../state.ts';

/** How much each thing is worth. */
const WORTH = {
  strengthTile: 1.6,
  questTile: 1.1,
  actionPoint: 0.45,
  guard: 0.35,
  /** A guard on the action board comes back and brings an action point. */
  guardOnBoard: 0.6,
  guardOnRoad: 0.5,
  ownTileGuard: 0.3,
  /** Of the points that a building in reach would bring. */
  buildingInReach: 0.45,
  questInReach: 0.9,
  missionStep: 2,
  missionB: 0.4,
};

export function evaluate(g: Panda, seat: Seat): number {
  const own = prospects(g, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const other of seatsOf(g)) if (other !== seat) best = Math.max(best, prospects(g, other));
  return own - best / 2;
}

/** What a seat may hope to have in the end. */
export function prospects(g: Panda, seat: Seat): number {
  const clan = clanOf(g, seat);
  const scored = clan.vp + productsOf(g, seat).reduce((sum, product) => sum + product, 0) + missions(g, seat);
  if (g.stack.length === 0) return clan.vp;
  const means = clan.ap * WORTH.actionPoint + clan.reserve * WORTH.guard + guardsOnBoard(g, seat) * WORTH.guardOnBoard;
  if (g.endings.length > 0) return scored + means / 10;
  let hope = 0;
  for (const c of CLASSES) hope += tileHope(g, seat, c) + championHope(g, seat, c);
  return scored + means + hope + roadHope(g, seat);
}

function guardsOnBoard(g: Panda, seat: Seat): number {
  let guards = 0;
  for (let index: number = seat; index < g.spaceGuards.length; index += g.seats)
    guards += g.spaceGuards[index] as number;
  return guards;
}

/** Strength without quests and quests without strength score nothing yet, but halves make a whole. */
function tileHope(g: Panda, seat: Seat, c: Class): number {
  const { strength, quests } = clanOf(g, seat);
  const multiplier = at(MULTIPLIERS, at(strength, c));
  const quest = at(QUEST_VALUES, at(quests, c));
  return multiplier * WORTH.strengthTile + (quest / 2) * WORTH.questTile;
}

function championHope(g: Panda, seat: Seat, c: Class): number {
  const place = standsOn(g, seat, c);
  if (place === null) return 0;
  if (hasBuilding(g, place, c)) return WORTH.questInReach;
  const number = nextBuilding(g, place);
  const missing = Math.max(0, at(GUARDS_NEEDED, number) - guardsAround(g, place));
  return (at(BUILD_VP, number) * WORTH.buildingInReach) / (1 + missing);
}

/** Guards are worth more the nearer a location is to being freed. */
function roadHope(g: Panda, seat: Seat): number {
  let hope = 0;
  for (const road of ROADS) {
    if (g.roadTile[road] === seat) hope += at(NINJAS, road) * WORTH.ownTileGuard;
    else if (!hasTile(g, road)) hope += guardsOn(g, road, seat) * WORTH.guardOnRoad;
  }
  for (const place of PLACES) {
    if (g.freed[place] === 1) continue;
    let open = 0;
    for (const road of roadsAt(place)) open += uncovered(g, road);
    if (open > 0 && open <= 3) hope += ownGuardsAround(g, place, seat) / (open + 1);
  }
  return hope;
}

function missions(g: Panda, seat: Seat): number {
  if (g.missions === null) return 0;
  const points = at(missionPoints(g, g.missions.b), seat) * WORTH.missionB;
  return points + Math.max(0, at(g.missions.progress, seat)) * WORTH.missionStep;
}
