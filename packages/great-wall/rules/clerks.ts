/** Moving Clerks (GW-CLERK-1 to GW-CLERK-9, GW-2P-16). */

import type { Flow, Frame, Refusal } from '@jade/engine';
import { at, callFrame, done, frame, go, refuse } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { LOCATION_IDS, LOCATIONS } from '../content/board.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isQin, isReed, nameOf, slotsOf } from '../state.ts';
import type { City } from './city.ts';
import { isLocked, moveClerk } from './city.ts';
import { procedure } from './define.ts';
import { FROM, PLACES, POOL, STOP, TO } from './keys.ts';
import { qinMovesReed } from './qin.ts';
import { deciderFor, overlord } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { countIn } from './window.ts';

export interface Moving {
  who: Faction;
  left: number;
  /** GW-CLERK-6: every Clerk to a different Location. */
  distinct: boolean;
  /** Clerks moved to each Location by this effect; they do not move again (GW-CLERK-9). */
  moved: number[];
  from: Location;
}

const NOBODY_MOVED = LOCATIONS.map(() => 0);

/** Lets a faction move up to `count` of its Clerks; Qin as Overlord moves Reed Clerks by his own rule (GW-SOLO-30). */
export function moveClerks<const Step extends string>(
  g: GreatWall,
  who: Faction,
  count: number,
  distinct: boolean,
  then: Step,
): Flow<Step> {
  if (count <= 0) return go(then);
  if (isReed(g, who) && isQin(g, overlord(g))) {
    qinMovesReed(g, count);
    return go(then);
  }
  const march = { at: moving.start, who, left: count, distinct, moved: NOBODY_MOVED.slice(), from: POOL };
  return callFrame(march satisfies Moving & Frame, then);
}

export const moving = procedure('moving', frame<Moving>(), {
  origin: {
    rule: 'GW-CLERK-4',
    decider: (g, f) => deciderFor(g, f.who),
    options: origins,
    otherwise: () => done,
    candidates: () => [...FROM.of, STOP],
    refusal: (g, f, key) => originRefusal(g, f, FROM.index(key)),
    prompt: (g, f) => ({ left: f.left, ofSeat: nameOf(g, f.who) }),
    resolve(_, f, key) {
      if (key === STOP) return done;
      f.from = FROM.index(key);
      return go('destination');
    },
  },

  destination: {
    rule: 'GW-CLERK-4',
    decider: (g, f) => deciderFor(g, f.who),
    options: (g, f) => destinations(g, f, f.from),
    candidates: () => TO.of,
    refusal: (g, f, key) => destinationRefusal(g, f, TO.index(key)),
    prompt: (g, f) => ({ from: at(PLACES, f.from), ofSeat: nameOf(g, f.who) }),
    resolve(g, f, key) {
      const to = TO.index(key);
      moveClerk(g, f.who, f.from, to, 'GW-CLERK-4');
      f.moved[to] = at(f.moved, to) + 1;
      f.left -= 1;
      return go('origin');
    },
  },
});

function canLeave(g: City, f: Moving, from: Location): boolean {
  const clan = clanOf(g, f.who);
  if (from === POOL) return clan.clerks > 0;
  return (clan.at[from] as number) > (f.moved[from] as number) && !isLocked(g, from);
}

function canEnter(g: City, f: Moving, from: Location, to: Location): boolean {
  if (to === from || isLocked(g, to)) return false;
  if (f.distinct && (f.moved[to] as number) > 0) return false;
  return !isReed(g, f.who) || clanOf(g, f.who).at[to] === 0;
}

/** From where a Clerk could come to a Location. */
export function sourcesOf(g: City, f: Moving, to: Location): Location[] {
  return [...LOCATIONS, POOL].filter((from) => canLeave(g, f, from) && canEnter(g, f, from, to));
}

/** Where a Clerk could come from, or to stop; nothing when none can move. */
function origins(g: GreatWall, f: Moving): string[] {
  const keys: string[] = [];
  if (f.left === 0) return keys;
  for (let from = 0; from <= POOL; from++) {
    if (canLeave(g, f, from as Location) && canGoAnywhere(g, f, from as Location)) keys.push(FROM.of[from] as string);
  }
  if (keys.length > 0) keys.push(STOP);
  return keys;
}

function canGoAnywhere(g: GreatWall, f: Moving, from: Location): boolean {
  // Special Locations come last and nearly always have room.
  for (let to = LOCATIONS.length - 1; to >= 0; to--) if (canEnter(g, f, from, to as Location)) return true;
  return false;
}

function destinations(g: GreatWall, f: Moving, from: Location): string[] {
  const keys: string[] = [];
  for (const to of LOCATIONS) if (canEnter(g, f, from, to)) keys.push(TO.of[to] as string);
  return keys;
}

function originRefusal(g: GreatWall, f: Moving, from: Location): Refusal {
  const clan = clanOf(g, f.who);
  if (from === POOL) return refuse('GW-CLERK-7', 'poolEmpty', { area: clan.clerkArea });
  const location = LOCATION_IDS[from] as string;
  if (at(clan.at, from) === 0) return refuse('GW-CLERK-4', 'noClerkThere', { location });
  if (isLocked(g, from)) return refuse('GW-CLERK-5', 'locked', { location });
  if (at(clan.at, from) <= at(f.moved, from)) return refuse('GW-CLERK-9', 'movedAlready', { location });
  return refuse('GW-CLERK-4', 'nowhereToGo', { location });
}

function destinationRefusal(g: GreatWall, f: Moving, to: Location): Refusal {
  const location = LOCATION_IDS[to] as string;
  if (to === f.from) return refuse('GW-CLERK-4', 'samePlace', { location });
  if (isLocked(g, to)) return refuse('GW-CLERK-1', 'noFreeSlot', { location, slots: slotsOf(g, to) });
  if (isReed(g, f.who) && at(clanOf(g, f.who).at, to) > 0) return refuse('GW-2P-16', 'reedClerkThere', { location });
  return refuse('GW-CLERK-6', 'notTwice', { location });
}

export const clerkEffects: Pick<Effects, 'moveClerks'> = {
  moveClerks: { carryOut: (g, f, op) => moveClerks(g, f.who, countIn(g, f, op.n) + f.plus, op.distinct, 'next') },
};
