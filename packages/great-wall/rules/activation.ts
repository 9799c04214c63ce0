/** The Activation step and what an activated Location does (GW-ACT-1 to GW-ACT-7, GW-AA-1 to GW-AA-4). */

import type { Flow } from '@jade/engine';
import { at, call, done, frame, go, must, refuse, tell } from '@jade/engine';
import type { Location } from '../content/board.ts';
import {
  BARRACKS,
  BUILDERS,
  EMBASSY,
  isProduction,
  LOCATION_IDS,
  LOCATIONS,
  LOGISTICS,
  SCHOOL,
  SHAME_ICON,
  TEAHOUSE,
  TEMPLE,
} from '../content/board.ts';
import type { Resource } from '../content/terms.ts';
import { RESOURCES } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isCoop, isPlayer, isQin, isReed, NOBODY } from '../state.ts';
import { build } from './build.ts';
import { clerksReturn, isReady } from './city.ts';
import { discardDown, drawTactics, holdsTooMany } from './deck.ts';
import { procedure } from './define.ts';
import { embassy } from './embassy.ts';
import { DRAW, GATHER, LOCATION, nextKey, STOP } from './keys.ts';
import { logistics } from './logistics.ts';
import { flagged, modified } from './modifiers.ts';
import { donation, gather, upgradeHere } from './production.ts';
import { qinActs, qinFollows, qinPick, qinQueue } from './qin.ts';
import { newRecruitment, recruitment } from './recruit.ts';
import { reedActs } from './reed.ts';
import { receiveShame } from './shame.ts';
import { teahouse } from './teahouse.ts';
import { deciderFor, overlord, teaOrder } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { happened } from './window.ts';

interface ActivationStep {
  /** Locations activated in this step, as bits. */
  done: number;
  /** GW-SOLO-20: Locations that Qin activates first, in his order. */
  queue: Location[];
}

/** GW-AUTUMN-7: step B of a turn. */
export const activationStep = procedure('activationStep', frame<ActivationStep>(), {
  begin(g, f) {
    f.queue = qinQueue(g);
    return go(f.queue.length > 0 ? 'qin' : 'choose');
  },

  qin(g, f) {
    const location = f.queue.shift();
    if (location === undefined) return go('choose');
    if (!isReady(g, location) || (f.done & (1 << location)) !== 0) return go('qin');
    f.done |= 1 << location;
    tell('GW-SOLO-20', 'qinActivates', { location: LOCATION_IDS[location] as string });
    return call(activate, newActivation(location, false), 'qin');
  },

  // GW-ACT-2, GW-ACT-3, GW-2P-26
  choose: {
    rule: 'GW-ACT-2',
    decider: (g) => orderer(g),
    options: ready,
    otherwise: () => done,
    candidates: () => LOCATION.of,
    refusal: (_, f, key) =>
      (f.done & (1 << LOCATION.index(key))) !== 0
        ? refuse('GW-ACT-3', 'activatedAlready')
        : refuse('GW-ACT-1', 'notReady'),
    resolve(_, f, key) {
      const location = LOCATION.index(key);
      f.done |= 1 << location;
      return call(activate, newActivation(location, false));
    },
  },
});

function ready(g: GreatWall, f: ActivationStep): string[] {
  const keys: string[] = [];
  for (const location of LOCATIONS) {
    if ((f.done & (1 << location)) === 0 && isReady(g, location)) keys.push(LOCATION.of[location] as string);
  }
  return keys;
}

/** The active player; in the turn of the Reed Clan the Overlord; where Qin would order, you do (GW-SOLO-20, GW-SOLO-42). */
function orderer(g: GreatWall): Faction {
  if (isPlayer(g, g.active)) return g.active;
  const lord = isReed(g, g.active) ? overlord(g) : g.active;
  return isQin(g, lord) ? (0 as Faction) : lord;
}

/** The effect `activate`: an Advanced Activation of a Location with an own Clerk (GW-AA-1 to GW-AA-3); GW-AA-2: the Activation step does not count it. */
export const chooseActivation = procedure('chooseActivation', frame<{ who: Faction }>(), {
  check: (g, f) => (clanOf(g, f.who).at.some((clerks) => clerks > 0) ? go('location') : done),
  location: {
    rule: 'GW-AA-1',
    decider: (_, f) => f.who,
    options: (g, f) => [...LOCATION.of.filter((_, location) => at(clanOf(g, f.who).at, location) > 0), STOP],
    candidates: () => [...LOCATION.of, STOP],
    refusal: () => refuse('GW-AA-3', 'noClerkOfYours'),
    resolve(_, __, key) {
      if (key === STOP) return done;
      return call(activate, newActivation(LOCATION.index(key), true), 'end');
    },
  },
  end: () => done,
});

export interface Activating {
  location: Location;
  /** GW-AA-1: nobody receives Shame for being alone. */
  advanced: boolean;
  /** Who had Clerks there, in Tea order; who still acts in this sub-step; who acts now. */
  present: Faction[];
  todo: Faction[];
  who: Faction;
  /** Clerks that a faction counts beside the real ones (Overtime). */
  extra: number[];
  /** Production: 0 gather, 1 upgrade, 2 donate (GW-PROD-2), and who gained something there (GW-OVER-1, GW-DON-1). */
  sub: number;
  gained: Faction[];
}

export function newActivation(location: Location, advanced: boolean): Activating {
  return { location, advanced, present: [], todo: [], who: NOBODY, extra: [], sub: 0, gained: [] };
}

export const activate = procedure('activate', frame<Activating>(), {
  begin(g, f) {
    f.present = teaOrder(g).filter((faction) => (clanOf(g, faction).at[f.location] as number) > 0);
    f.todo = f.present.slice();
    f.extra = g.clans.map(() => 0);
    tell(f.advanced ? 'GW-AA-1' : 'GW-ACT-1', 'activated', {
      location: LOCATION_IDS[f.location] as string,
      advanced: f.advanced ? 1 : 0,
    });
    return happened(g, 'locationActivated', { location: f.location }, 'next');
  },

  // GW-ACT-4
  next(g, f) {
    if (f.todo.length === 0) {
      if (f.sub >= lastSub(f.location)) return go('alone');
      f.sub += 1;
      f.todo = f.gained.slice();
      if (f.todo.length === 0) return go('alone');
    }
    if (f.todo.length > 1 && isCoop(g) && !isProduction(f.location)) return go('name');
    f.who = must(f.todo.shift(), 'a faction that acts');
    return go('act');
  },

  // GW-COOP-18. In Production nobody can get in another's way, so the order there makes no difference.
  name: {
    rule: 'GW-COOP-18',
    decider: (g) => deciderFor(g, g.active),
    options: (g, f) => f.todo.map((faction) => nextKey(g, faction)),
    prompt: (_, f) => ({ location: LOCATION_IDS[f.location] as string }),
    resolve(g, f, key) {
      const index = f.todo.findIndex((faction) => nextKey(g, faction) === key);
      f.who = at(f.todo.splice(index, 1), 0);
      return go('act');
    },
  },

  act(g, f) {
    if (isReed(g, f.who)) return f.sub === 0 ? reedActs(g, f.location, 'next') : go('next');
    if (isQin(g, f.who)) {
      if (f.sub === 0) qinActs(g, f.location);
      return go('next');
    }
    return playerActs(g, f);
  },

  // GW-ACT-5: nobody must take what a Location gives.
  gather: {
    rule: 'GW-ACT-5',
    decider: (_, f) => f.who,
    options: () => [GATHER, STOP],
    prompt: (g, f) => ({ resource: RESOURCES[f.location as number as Resource], count: gathered(g, f) }),
    resolve(g, f, key) {
      if (key === STOP) return declined(f);
      f.gained.push(f.who);
      return gather(g, f.who, f.location, gathered(g, f), 'next');
    },
  },

  draw: {
    rule: 'GW-ACT-5',
    decider: (_, f) => f.who,
    options: () => [DRAW, STOP],
    prompt: (g, f) => ({ count: cardsHere(g, f) }),
    resolve(g, f, key) {
      if (key === STOP) return declined(f);
      drawTactics(g, f.who, cardsHere(g, f), 'GW-SCH-1');
      return go('limit');
    },
  },

  limit: (g, f) => (holdsTooMany(g, f.who) ? call(discardDown, { who: f.who }, 'next') : go('next')),

  // GW-ACT-6
  alone(g, f) {
    const [only = NOBODY] = f.present;
    const alone = f.present.length === 1 && isPlayer(g, only) && at(SHAME_ICON, f.location) && !f.advanced;
    if (!alone || flagged(g, only, 'noAloneShame') > 0) return go('clerks');
    tell('GW-ACT-6', 'alone', { seat: only, location: LOCATION_IDS[f.location] as string });
    return call(receiveShame, { who: only, left: 1, rule: 'GW-ACT-6' }, 'clerks');
  },

  clerks(g, f) {
    clerksReturn(g, f.location);
    if (f.present.some((faction) => isQin(g, faction))) qinFollows(g, f.location);
    return done;
  },
});

function lastSub(location: Location): number {
  if (!isProduction(location)) return 0;
  return location === TEMPLE ? 1 : 2; // GW-DON-2
}

/** Clerks with which a player resolves the Location of the activation under way. */
function clerksHere(g: GreatWall, f: Activating): number {
  return at(clanOf(g, f.who).at, f.location) + at(f.extra, f.who);
}

/** GW-PROD-3: one for each Clerk, and the level of the own Overseer. */
function gathered(g: GreatWall, f: Activating): number {
  return clerksHere(g, f) + at(clanOf(g, f.who).overseers, f.location);
}

/** GW-SCH-1 */
function cardsHere(g: GreatWall, f: Activating): number {
  return clerksHere(g, f) + modified(g, f.who, 'schoolDraw');
}

function declined({ who, location }: Activating): Flow<'next'> {
  tell('GW-ACT-5', 'declined', { seat: who, location: LOCATION_IDS[location] as string });
  return go('next');
}

/** GW-ACT-5: whatever else somebody could not want can be declined in the procedure called here. */
function playerActs(g: GreatWall, f: Activating): Flow<'next' | 'gather' | 'draw'> {
  const { who, location } = f;
  if (isProduction(location)) {
    if (f.sub === 0) return go('gather');
    return f.sub === 1 ? upgradeHere(g, who, location, 'next') : donation(g, who, location, 'next');
  }
  switch (location) {
    case BARRACKS: // GW-BARR-4: one recruitment
      return call(recruitment, newRecruitment(who, clerksHere(g, f), 0), 'next');
    case TEAHOUSE:
      return call(teahouse, { who }, 'next');
    case BUILDERS:
      return call(
        build,
        {
          who,
          left: clerksHere(g, f),
          walls: true,
          discount: 0,
          free: false,
          here: -1,
          honour: true,
          what: '',
          price: 0,
        },
        'next',
      );
    case LOGISTICS:
      return call(logistics, { who, left: clerksHere(g, f), from: -1, to: -1 }, 'next');
    case EMBASSY:
      return call(embassy, { who, left: clerksHere(g, f), advisor: '' }, 'next');
    case SCHOOL:
      // GW-EX-48: with both piles empty there is nothing to decline.
      return go(g.tacticDeck.length + g.tacticDiscard.length > 0 ? 'draw' : 'next');
    default:
      throw new Error(`there is no Location ${location}`);
  }
}

export const activationEffects: Pick<Effects, 'activate' | 'qinActivate'> = {
  activate: { carryOut: (_, { who }) => call(chooseActivation, { who }, 'next') },
  qinActivate: {
    carryOut(g) {
      const location = qinPick(g);
      return location === null ? go('next') : call(activate, newActivation(location, true), 'next');
    },
  },
};
