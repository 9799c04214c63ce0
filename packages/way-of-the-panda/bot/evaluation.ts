/**
 * What a seat may hope to have in the end, in victory points: what is scored already, tiles and what they could still
 * become, what champions can do where they stand or one road away, guards near locations that will be freed, and the
 * means to go on. Once the last round has begun, only what will be scored counts.
 */

import type { Seat } from '@jade/engine';
import { at, measureAt } from '@jade/engine';
import { SPACES } from '../content/board.ts';
import type { Class } from '../content/classes.ts';
import { CLASSES } from '../content/classes.ts';
import { NINJAS, ROADS } from '../content/map.ts';
import { MOST_AP, MULTIPLIERS, QUEST_VALUES } from '../content/numbers.ts';
import { guardsOnRoad } from '../rules/roads.ts';
import { missionPoints } from '../rules/scoring.ts';
import type { Clan, Panda } from '../state.ts';
import { clanOf, NO_TILE } from '../state.ts';
import { Outlook } from './outlook.ts';
import { FIXED, WORTH } from './worth.ts';

export { WORTH } from './worth.ts';

const ENOUGH_AP = FIXED.enoughAp;
const AFTER_ALL = FIXED.afterAll;

export function evaluate(g: Panda, seat: Seat): number {
  const clan = clanOf(g, seat);
  if (g.stack.length === 0) return clan.vp;
  const outlook = new Outlook(g, seat);
  let worth = clan.vp + missions(g, seat);
  for (const c of CLASSES) worth += product(outlook, clan, c);
  if (g.endings.length > 0) {
    const hope = clan.passed ? 0 : championsHope(g, seat, outlook) * WORTH.lastRound;
    return worth + hope + means(g, seat, 1) * AFTER_ALL;
  }
  return (
    worth +
    championsHope(g, seat, outlook) +
    outlook.freeing() +
    means(g, seat, outlook.timeLeft) +
    roads(g, seat, outlook)
  );
}

/** Strength times quests, as they will probably be. */
function product(outlook: Outlook, { strength, quests }: Clan, c: Class): number {
  if (outlook.timeLeft === 0) return at(MULTIPLIERS, at(strength, c)) * at(QUEST_VALUES, at(quests, c));
  return outlook.multiplierAhead(c) * outlook.questsAhead(c);
}

function championsHope(g: Panda, seat: Seat, outlook: Outlook): number {
  let hope = 0;
  for (const c of CLASSES) {
    const spot = at(clanOf(g, seat).champions, c);
    if (spot >= 0) hope += outlook.journeys(c)[spot] as number;
  }
  return hope;
}

/** Action points now and next round, and guards for the rest of the game. */
function means(g: Panda, seat: Seat, timeLeft: number): number {
  const clan = clanOf(g, seat);
  const board = guardsOnBoard(g, seat);
  const points = Math.min(MOST_AP, clan.ap + board + guardsToPlace(clan));
  const worth = Math.min(points, ENOUGH_AP) + Math.max(0, points - ENOUGH_AP) * WORTH.plenty;
  return (worth * WORTH.actionPoint + (board + clan.reserve) * WORTH.guard) * Math.sqrt(timeLeft);
}

/**
 * Guards in hand that will still get onto the action board this round, where each brings an action point: all of them as
 * long as rows are open that cost nothing, later only as many as one can pay for.
 */
function guardsToPlace({ passed, reserve, ap, lastSpace }: Clan): number {
  if (passed) return 0;
  const cost = lastSpace < 0 ? 0 : at(SPACES, lastSpace).cost;
  const most = cost === 0 ? reserve : (Math.max(0, ap) / cost) * WORTH.guardsPerSelection;
  return Math.min(reserve, most) * WORTH.guardInHand;
}

function guardsOnBoard(g: Panda, seat: Seat): number {
  let guards = 0;
  for (let index: number = seat; index < g.spaceGuards.length; index += g.seats)
    guards += g.spaceGuards[index] as number;
  return guards;
}

/** Guards on roads come back when the road is complete. */
function roads(g: Panda, seat: Seat, { timeLeft }: Outlook): number {
  let guards = 0;
  let printed = 0;
  for (let road = 0; road < ROADS.length; road++) {
    if (g.roadTile[road] === seat) printed += NINJAS[road] as number;
    const here = g.roadGuards[road * g.seats + seat] as number;
    if (here > 0 && g.roadTile[road] === NO_TILE)
      guards += here / Math.max(1, (NINJAS[road] as number) - guardsOnRoad(g, road as (typeof ROADS)[number]));
  }
  return guards * WORTH.guardOnRoad * timeLeft + printed * WORTH.ownTile;
}

function missions(g: Panda, seat: Seat): number {
  if (g.missions === null) return 0;
  const points = measureAt(missionPoints(g, g.missions.b), seat) * (g.endings.length > 0 ? 1 : WORTH.missionB);
  return points + Math.max(0, at(g.missions.progress, seat)) * WORTH.missionStep;
}
