/** Moving champions and covering ninjas (rulebook chapter 10, evade and extra guard of chapter 15). */

import type { Frame, Procedure, Refusal, Seat } from '@jade/engine';
import { at, become, begin, call, done, frame, go, refuse, STOP, seatsOf, tell } from '@jade/engine';
import type { Move } from '../content/board.ts';
import type { Class } from '../content/classes.ts';
import { CHAMPIONS, CLASSES } from '../content/classes.ts';
import type { Road, Spot } from '../content/map.ts';
import { acrossFrom, BORDERS_AT, isPlace, ROAD_IDS, ROADS_AT, SPOT_IDS } from '../content/map.ts';
import type { Panda, Table } from '../state.ts';
import { championAt, clanOf, guardsOn, SHEET } from '../state.ts';
import { decision, procedure } from './define.ts';
import { CHAMPION, COVER, PLACE, ROAD, SPOT } from './keys.ts';
import { finishRoad } from './road-tile.ts';
import { uncovered } from './roads.ts';
import { championFrom, championThing } from './things.ts';
import { breakQuiet } from './track.ts';

/**
 * How a champion walks: whose it is, who moves it, how far, and what it may leave behind. Its owner's strength
 * counts, and the guards are the mover's (WP-BONUS-A9-5).
 */
interface Walk {
  /** Who moves it and places guards. */
  seat: Seat;
  owner: Seat;
  champion: Class;
  roads: number;
  ignoredNinjas: number;
  guards: number;
}

/** What of it does not depend on who walks. */
type Reach = Pick<Walk, 'roads' | 'ignoredNinjas' | 'guards'>;

/** WP-MOVE-2, WP-BORDER-1: strength against uncovered ninjas, on exit roads too; WP-EVADE-1: some of them may be ignored. */
function canTake(g: Table, road: Road, strength: number, ignoredNinjas: number): boolean {
  return uncovered(g, road) - ignoredNinjas <= strength;
}

function strengthOf(g: Table, owner: Seat, champion: Class): number {
  return at(clanOf(g, owner).strength, champion); // WP-CLAN-3
}

/** Whether the champion has any step to make. WP-MOVE-8: none from the clan sheet. */
export function canStep(g: Table, owner: Seat, champion: Class, ignoredNinjas: number): boolean {
  const spot = championAt(g, owner, champion);
  if (spot === SHEET) return false;
  if (at(BORDERS_AT, spot).length > 0) return true; // WP-BORDER-2
  const strength = strengthOf(g, owner, champion);
  for (const road of at(ROADS_AT, spot)) if (canTake(g, road, strength, ignoredNinjas)) return true;
  return false;
}

export function moveRefusal(g: Table, owner: Seat, champion: Class, ignoredNinjas: number): Refusal | null {
  const who = { ownerSeat: owner, champion: at(CHAMPIONS, champion) };
  if (championAt(g, owner, champion) === SHEET) return refuse('WP-MOVE-8', 'cannotMoveOff', who);
  if (!canStep(g, owner, champion, ignoredNinjas))
    return refuse(ignoredNinjas > 0 ? 'WP-EVADE-1' : 'WP-MOVE-2', 'noWay', who);
  return null;
}

/** Whether anybody who may be moved can move. */
export function canMove(g: Table, mover: Seat, { champion, ignoredNinjas }: Move): boolean {
  if (champion === 'any') return canAnyChampionStep(g, mover, ignoredNinjas);
  if (champion === 'anyPlayer') return seatsOf(g).some((owner) => canAnyChampionStep(g, owner, ignoredNinjas));
  return canStep(g, mover, champion, ignoredNinjas);
}

function canAnyChampionStep(g: Table, owner: Seat, ignoredNinjas: number): boolean {
  for (const c of CLASSES) if (canStep(g, owner, c, ignoredNinjas)) return true;
  return false;
}

/** Why nobody can; null when somebody can. */
export function moveActionRefusal(g: Table, mover: Seat, action: Move): Refusal | null {
  if (canMove(g, mover, action)) return null;
  const { champion, ignoredNinjas } = action;
  if (champion !== 'any' && champion !== 'anyPlayer') return moveRefusal(g, mover, champion, ignoredNinjas);
  const allOff = CLASSES.every((c) => championAt(g, mover, c) === SHEET);
  return champion === 'any' && allOff ? refuse('WP-MOVE-8', 'allOnSheet') : refuse('WP-MOVE-2', 'noWayForAny');
}

/** The frame with which a move begins: its champion is named, or must be chosen first. */
export function beginMove(mover: Seat, move: Move): Frame {
  if (move.champion === 'any') return begin(chooseChampion, newWalk(mover, move));
  if (move.champion === 'anyPlayer') return begin(chooseAnyChampion, newWalk(mover, move));
  return begin(walking, newWalking(mover, mover, move.champion, move));
}

/** A walk whose champion is yet to be chosen. */
function newWalk(mover: Seat, { roads, ignoredNinjas, guards }: Reach): Walk {
  return { seat: mover, owner: mover, champion: 0, roads, ignoredNinjas, guards };
}

function newWalking(seat: Seat, owner: Seat, champion: Class, { roads, ignoredNinjas, guards }: Reach): Walking {
  return { seat, owner, champion, roads, ignoredNinjas, guards, road: NO_ROAD };
}

/** WP-MOVE-1: neutral moves let the player choose one own champion. */
const chooseChampion = decision('chooseChampion', frame<Walk>(), {
  rule: 'WP-MOVE-1',
  decider: (_, f) => f.seat,
  options(g, f) {
    const able = CLASSES.filter((champion) => canStep(g, f.seat, champion, f.ignoredNinjas));
    return [...able.map((champion) => at(CHAMPION.of, champion)), STOP];
  },
  candidates: () => [...CHAMPION.of, STOP],
  refusal: (g, f, key) => moveRefusal(g, f.seat, CHAMPION.index(key), f.ignoredNinjas),
  resolve(_, f, key) {
    return key === STOP ? done : become(walking, newWalking(f.seat, f.owner, CHAMPION.index(key), f));
  },
});

/** WP-BONUS-A9-3: the sixth special action moves any player's champion. */
const chooseAnyChampion = decision('chooseAnyChampion', frame<Walk>(), {
  rule: 'WP-BONUS-A9-3',
  decider: (_, f) => f.seat,
  options(g, f) {
    const keys: string[] = [];
    for (const owner of seatsOf(g)) {
      for (const champion of CLASSES)
        if (canStep(g, owner, champion, f.ignoredNinjas)) keys.push(championThing(owner, champion));
    }
    return [...keys, STOP];
  },
  candidates: (g) => [
    ...seatsOf(g).flatMap((owner) => CLASSES.map((champion) => championThing(owner, champion))),
    STOP,
  ],
  refusal(g, f, key) {
    const { owner, champion } = championFrom(key);
    return moveRefusal(g, owner, champion, f.ignoredNinjas);
  },
  resolve(_, f, key) {
    if (key === STOP) return done;
    const { owner, champion } = championFrom(key);
    return become(walking, newWalking(f.seat, owner, champion, f));
  },
});

const NO_ROAD = -1 as Road;

interface Walking extends Walk {
  /** The road taken last. */
  road: Road;
}

export const walking: Procedure<Walking, 'step' | 'cover' | 'next'> = procedure('walking', frame<Walking>(), {
  step: {
    rule: 'WP-MOVE-1',
    decider: (_, f) => f.seat,
    options(g, f) {
      const spot = championAt(g, f.owner, f.champion);
      const strength = strengthOf(g, f.owner, f.champion);
      const keys: string[] = [];
      for (const road of at(ROADS_AT, spot))
        if (canTake(g, road, strength, f.ignoredNinjas)) keys.push(at(ROAD.of, road));
      for (const section of at(BORDERS_AT, spot)) keys.push(at(SPOT.of, section)); // WP-BORDER-2
      keys.push(STOP);
      return keys;
    },
    candidates: () => EVERY_STEP,
    refusal(g, f, key) {
      const spot = championAt(g, f.owner, f.champion);
      const road = ROAD.has(key) ? ROAD.index(key) : undefined;
      if (road === undefined)
        return isPlace(spot) ? refuse('WP-BORDER-1', 'byExit') : refuse('WP-BORDER-2', 'notAdjacent');
      if (!at(ROADS_AT, spot).includes(road)) {
        return isPlace(spot) ? refuse('WP-MOVE-1', 'notHere') : refuse('WP-BORDER-3', 'notThisExit');
      }
      const params = {
        ownerSeat: f.owner,
        champion: at(CHAMPIONS, f.champion),
        strength: strengthOf(g, f.owner, f.champion),
        ninjas: uncovered(g, road),
        ignored: f.ignoredNinjas,
      };
      return refuse(f.ignoredNinjas > 0 ? 'WP-EVADE-1' : 'WP-MOVE-2', 'tooWeak', params);
    },
    prompt: (g, f) => ({
      champion: at(CHAMPIONS, f.champion),
      ownerSeat: f.owner,
      roads: f.roads,
      strength: strengthOf(g, f.owner, f.champion),
    }),
    resolve(g, f, key) {
      if (key === STOP) return done;
      const road = ROAD.has(key) ? ROAD.index(key) : undefined;
      f.roads -= 1;
      if (road === undefined) {
        walkTo(g, f, SPOT.index(key), 'WP-BORDER-2');
        return go('next');
      }
      walkTo(
        g,
        f,
        acrossFrom(road, championAt(g, f.owner, f.champion)),
        f.road === NO_ROAD ? 'WP-MOVE-1' : 'WP-MOVE-5',
      );
      f.road = road;
      return go('cover');
    },
  },

  /** WP-MOVE-4; WP-EXTRA-1 allows two; WP-EVADE-2: also after evading. */
  cover: {
    rule: 'WP-MOVE-4',
    decider: (_, f) => f.seat,
    options(g, f) {
      const most = Math.min(f.guards, uncovered(g, f.road), clanOf(g, f.seat).reserve); // WP-MOVE-6
      if (most === 0) return [];
      return COVER.slice(0, most + 1);
    },
    otherwise: () => go('next'),
    candidates: () => COVER,
    refusal(g, f, key) {
      const wanted = COVER.indexOf(key);
      if (wanted > f.guards) return refuse('WP-MOVE-4', 'oneGuardOnly');
      const { reserve } = clanOf(g, f.seat);
      if (wanted > reserve) return refuse('WP-MOVE-6', 'notEnoughInHand', { reserve });
      return refuse('WP-MOVE-4', 'noNinjaLeft');
    },
    concerns: (_, f) => [at(ROAD.of, f.road)],
    prompt: (g, f) => ({
      road: at(ROAD_IDS, f.road),
      ninjas: uncovered(g, f.road),
      reserve: clanOf(g, f.seat).reserve,
    }),
    resolve(g, f, key) {
      const guards = COVER.indexOf(key);
      if (guards === 0) return go('next');
      breakQuiet(g);
      clanOf(g, f.seat).reserve -= guards;
      g.roadGuards[f.road * g.seats + f.seat] = guardsOn(g, f.road, f.seat) + guards;
      tell(guards > 1 ? 'WP-EXTRA-1' : 'WP-MOVE-4', 'covered', { seat: f.seat, road: at(ROAD_IDS, f.road), guards });
      if (uncovered(g, f.road) > 0) return go('next');
      return call(finishRoad, { road: f.road, by: f.seat }, 'next'); // WP-MOVE-7, WP-ROAD-1
    },
  },

  next(g, f) {
    return f.roads > 0 && canStep(g, f.owner, f.champion, f.ignoredNinjas) ? go('step') : done;
  },
});

const EVERY_STEP = [...ROAD.of, ...SPOT.of.filter((key) => !PLACE.has(key)), STOP];

function walkTo(g: Panda, { seat, owner, champion }: Walk, to: Spot, rule: string): void {
  const from = championAt(g, owner, champion);
  clanOf(g, owner).champions[champion] = to;
  tell(rule, seat === owner ? 'moved' : 'movedOther', {
    seat,
    ownerSeat: owner,
    champion: at(CHAMPIONS, champion),
    from: at(SPOT_IDS, from),
    place: at(SPOT_IDS, to),
  });
}
