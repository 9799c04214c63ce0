/** The Emperor's Requests and the Events of the cooperative game (GW-COOP-9 to GW-COOP-16, GW-COOP-27 to GW-COOP-33). */

import { at, call, callFrame, done, draw, frame, frameIn, go, refuse, tell } from '@jade/engine';
import type { Request } from '../content/coop-cards.ts';
import { eventCard, requestOf } from '../content/coop-cards.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, NOBODY } from '../state.ts';
import { procedure } from './define.ts';
import { carryingOut } from './effects.ts';
import { NO, PASS, REQUEST, YES } from './keys.ts';
import { mostPlentiful, settle } from './payment.ts';
import { sacrificable, sacrifice } from './sacrifice.ts';
import { receiveShame } from './shame.ts';
import { sectionsInPlay } from './spots.ts';
import { has, inWarehouse, loseHonour, pay, playersInTea } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { happened } from './window.ts';

interface Fulfilment {
  order: Faction[];
  turn: number;
  /** Players who passed in a row. */
  passes: number;
  /** Requests that were declined since the last one was fulfilled. */
  refused: string[];
}

/** GW-COOP-29 */
export const fulfilment = procedure('fulfilment', frame<Fulfilment>(), {
  begin(g, f) {
    f.order = playersInTea(g);
    return go('states');
  },

  states(g) {
    const id = g.requests.find((one) => one !== '' && isTrue(g, requestOf(one)));
    if (id === undefined) return go('next');
    fulfilled(g, id);
    return happened(g, 'requestDone', {}, 'states');
  },

  next(g, f) {
    if (f.passes >= f.order.length || proposable(g, f).length === 0) return done;
    return go('propose');
  },

  propose: {
    rule: 'GW-COOP-29',
    decider: (_, f) => at(f.order, f.turn % f.order.length),
    options: (g, f) => [...proposable(g, f), PASS],
    candidates: (g) => [...g.requests.filter((id) => id !== '').map(REQUEST.of), PASS],
    refusal: (_, f, key) =>
      f.refused.includes(REQUEST.name(key))
        ? refuse('GW-COOP-29', 'declinedBefore')
        : refuse('GW-COOP-29', 'stateRequest'),
    resolve(_, f, key) {
      const proposer = at(f.order, f.turn % f.order.length);
      f.turn += 1;
      if (key === PASS) {
        f.passes += 1;
        return go('next');
      }
      f.passes = 0;
      const request = REQUEST.name(key);
      tell('GW-COOP-29', 'proposed', { seat: proposer, request });
      return call(
        proposal,
        { request, proposer, share: f.order.map(() => 0), order: [], turn: 0, givers: [], sections: 0 },
        'next',
      );
    },
  },
});

function proposable(g: GreatWall, f: Fulfilment): string[] {
  const keys: string[] = [];
  for (const id of g.requests) {
    if (id !== '' && requestOf(id).kind !== 'state' && !f.refused.includes(id)) keys.push(REQUEST.of(id));
  }
  return keys;
}

/** Whether a Request of kind `state` is met. */
export function isTrue(g: Table, request: Request): boolean {
  if (request.kind !== 'state') return false;
  const sections = sectionsInPlay(g);
  switch (request.check) {
    case 'hordeDefeatedThisYearInEachSection':
      return sections.every((section) => (g.defeatedIn & (1 << section)) !== 0);
    case 'allSectionsWallAtLeast':
      return sections.every((section) => at(g.levels, section) >= request.level);
    case 'noBreachThisYear':
      return !g.breached;
  }
}

function fulfilled(g: GreatWall, id: string): void {
  g.requests[g.requests.indexOf(id)] = '';
  g.requestsDone.push(id);
  tell('GW-COOP-11', 'requestDone', { request: id, count: g.requestsDone.length });
  const step = frameIn(g.stack, fulfilment);
  if (step !== null) step.refused = [];
}

interface Proposal {
  request: string;
  proposer: Faction;
  /** By player: how many resources more or fewer their share is. */
  share: number[];
  order: Faction[];
  turn: number;
  /** Royal Escort: who gives a Soldier, Section by Section. */
  givers: Faction[];
  sections: number;
}

export const proposal = procedure('proposal', frame<Proposal>(), {
  begin(g, f) {
    f.order = playersInTea(g);
    return happened(g, 'requestFulfilment', {}, 'ask');
  },

  ask(g, f) {
    const { kind } = requestOf(f.request);
    if (kind === 'warehouse') return inWarehouse(g) >= warehouseShare(g, f.request) ? go('warehouse') : go('fail');
    if (kind === 'escort') {
      if (f.givers.length === sectionsInPlay(g).length) return go('collect');
      return f.turn < f.order.length ? go('agree') : go('fail');
    }
    return f.turn < f.order.length ? go('agree') : go('collect');
  },

  // GW-COOP-11, GW-COOP-12. Deliberate: whether somebody could pay is their secret.
  agree: {
    rule: 'GW-COOP-12',
    deliberate: true,
    decider: (_, f) => at(f.order, f.turn),
    options: (g, f) => (canPay(g, f, at(f.order, f.turn)) ? [YES, NO] : [NO]),
    candidates: () => [YES, NO],
    refusal: () => refuse('GW-COOP-11', 'cannotPayShare'),
    prompt: (g, f) => ({ request: f.request, share: shareOf(g, f, at(f.order, f.turn)) }),
    resolve(_, f, key) {
      const who = at(f.order, f.turn);
      const escort = requestOf(f.request).kind === 'escort';
      f.turn += 1;
      if (key === NO) {
        tell('GW-COOP-12', 'disagreed', { seat: who, request: f.request });
        return escort ? go('ask') : go('fail');
      }
      tell('GW-COOP-12', 'agreed', { seat: who, request: f.request });
      if (escort) {
        f.givers.push(who);
        f.turn = 0;
      }
      return go('ask');
    },
  },

  fail(g, f) {
    frameIn(g.stack, fulfilment)?.refused.push(f.request);
    tell('GW-COOP-29', 'requestFails', { request: f.request });
    return done;
  },

  // GW-COOP-31: the proposer chooses which Warehouse resources.
  warehouse(g, f) {
    const count = warehouseShare(g, f.request);
    const room = [count, count, count, 0];
    const paid = mostPlentiful(g.warehouse, count, room);
    return settle(
      g,
      { who: f.proposer, from: 'warehouse', paid, open: paid.slice(), room, rule: 'GW-COOP-31' },
      'done',
    );
  },

  collect(g, f) {
    f.turn = 0;
    f.sections = 0;
    const request = requestOf(f.request);
    if (request.kind === 'resources') {
      for (const who of f.order) pay(g, who, request.resource, shareOf(g, f, who), 'GW-COOP-11');
    }
    if (request.kind === 'honour') for (const who of f.order) loseHonour(g, who, request.n, 'GW-COOP-11');
    return go('sacrifices');
  },

  // GW-COOP-13
  sacrifices(g, f) {
    const request = requestOf(f.request);
    if (request.kind === 'escort') {
      const who = f.givers[f.sections];
      const section = sectionsInPlay(g)[f.sections];
      f.sections += 1;
      if (who === undefined || section === undefined) return go('done');
      return call(sacrifice, { who, left: 1, what: 'escort', section });
    }
    const who = f.order[f.turn];
    if (who === undefined || (request.kind !== 'soldiers' && request.kind !== 'clerks')) return go('done');
    f.turn += 1;
    return call(sacrifice, { who, left: request.n, what: request.kind, section: -1 });
  },

  done(g, f) {
    fulfilled(g, f.request);
    return happened(g, 'requestDone', {}, 'end');
  },
  end: () => done,
});

function warehouseShare(g: Table, id: string): number {
  const request = requestOf(id);
  return request.kind === 'warehouse' ? request.perPlayer * g.seats : 0;
}

/** What one player must pay, by number. */
export function shareOf(g: GreatWall, f: Proposal, who: Faction): number {
  const request = requestOf(f.request);
  switch (request.kind) {
    case 'resources':
      return Math.max(0, request.n + at(f.share, who)); // GW-CARD-4
    case 'honour':
    case 'soldiers':
    case 'clerks':
      return request.n;
    case 'escort':
      return 1;
    default:
      return warehouseShare(g, f.request);
  }
}

function canPay(g: GreatWall, f: Proposal, who: Faction): boolean {
  const request = requestOf(f.request);
  switch (request.kind) {
    case 'resources':
      return has(g, who, request.resource, shareOf(g, f, who));
    case 'honour':
      return clanOf(g, who).honour >= request.n;
    case 'soldiers':
    case 'clerks':
      return sacrificable(g, who, request.kind, -1).reduce((sum, { count }) => sum + count, 0) >= request.n;
    case 'escort':
      return sacrificable(g, who, 'escort', at(sectionsInPlay(g), f.givers.length)).length > 0;
    default:
      return false;
  }
}

interface Round {
  order: Faction[];
  turn: number;
}

/** GW-COOP-14, GW-COOP-15 */
export const requestsStep = procedure('requestsStep', frame<Round>(), {
  begin(g, f) {
    f.order = playersInTea(g);
    return go('next');
  },
  next(g, f) {
    const who = f.order[f.turn];
    if (who === undefined) return go('refill');
    f.turn += 1;
    const left = g.requests.filter((id) => id !== '').length;
    return left === 0 ? go('next') : call(receiveShame, { who, left, rule: 'GW-COOP-14' }, 'next');
  },
  refill(g) {
    for (const [space, id] of g.requests.entries()) {
      if (id !== '' || g.requestDeck.length === 0) continue;
      const request = draw(g.requestDeck);
      g.requests[space] = request;
      tell('GW-COOP-14', 'requestDealt', { request });
    }
    return done;
  },
});

/** GW-COOP-16 */
export const eventStep = procedure('eventStep', frame(), {
  reveal(g) {
    if (g.eventDeck.length === 0) return done;
    const id = draw(g.eventDeck);
    g.events.push(id);
    tell('GW-COOP-16', 'eventRevealed', { eventCard: id });
    return happened(g, 'eventRevealed', {}, 'effect');
  },
  effect(g) {
    const { id, passive, list } = eventCard(at(g.events, g.events.length - 1));
    if (passive) return done;
    return callFrame(carryingOut(list, id, NOBODY), 'end');
  },
  end: () => done,
});

export const eventEffects: Pick<Effects, 'clearWarehouse'> = {
  clearWarehouse: {
    carryOut(g) {
      tell('GW-COOP-16', 'warehouseBurnt', { count: inWarehouse(g) });
      g.warehouse.fill(0);
      return go('next');
    },
  },
};
