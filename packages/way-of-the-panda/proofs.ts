/** What proves the forecasts of Way of the Panda: each lets come about, by the rules, what was foretold. Games that are given here get spoilt. */

import type { Event, Forecast, Frame, Params, Pending, Proof, Seat } from '@jade/engine';
import { advance, answer, at, begin, frameIn, must, seat, witness } from '@jade/engine';
import { CHAMPIONS, CLASSES } from './content/classes.ts';
import type { Place } from './content/map.ts';
import { PLACES } from './content/map.ts';
import { LAST_BASE, LAST_CAPITAL } from './content/numbers.ts';
import type { When } from './forecasts.ts';
import { trackThing } from './forecasts.ts';
import { chooseSite } from './rules/build.ts';
import { construct } from './rules/construct.ts';
import { rules } from './rules/define.ts';
import { COVER, ROAD } from './rules/keys.ts';
import { walking } from './rules/move.ts';
import { isCapital } from './rules/places.ts';
import { finishRoad } from './rules/road-tile.ts';
import { round, turn } from './rules/round.ts';
import { finalScoring } from './rules/scoring.ts';
import { championFrom, isChampionThing } from './rules/things.ts';
import { payAp } from './rules/track.ts';
import type { EndTrigger, Panda } from './state.ts';
import { clanOf } from './state.ts';

type Came = Pick<Forecast, 'key' | 'params'>;

function came(key: string, params: Params = {}): Came {
  return { key, params };
}

/** Goes on from this frame alone, choosing these where there is a choice, and returns what was told and what is asked then. */
function from(g: Panda, frame: Frame, ...keys: string[]): { events: Event[]; pending: Pending | null } {
  g.stack = [frame];
  let pending: Pending | null = null;
  const { events } = witness(() => {
    pending = advance(rules, g);
    for (const key of keys) {
      const asked: Pending | null = pending;
      if (asked === null || !at(asked.questions, 0).options.includes(key)) continue;
      pending = answer(rules, g, asked, at(asked.questions, 0).seat, key);
    }
  });
  return { events: [...events], pending };
}

function told(events: readonly Event[], key: string): Params | null {
  return events.find((event) => event.key === key)?.params ?? null;
}

/** Who takes the turn that is going on. */
function whose(g: Panda): Seat {
  return must(frameIn(g.stack, turn), 'a turn').seat;
}

/** The space is occupied, and nothing done there. */
const selecting: Proof<Panda> = (g, { about, key }) => {
  const who = whose(g);
  const { reserve, ap } = clanOf(g, who);
  const { events } = from(g, { ...begin(turn, { seat: who }), at: turn.steps.idle }, about);
  switch (key) {
    case 'panda.cell.guards':
      return came(key, { from: reserve, to: clanOf(g, who).reserve });
    case 'panda.cell.ap':
      return came(key, { from: ap, to: clanOf(g, who).ap });
    default:
      return came('panda.cell.overdrawn', { vp: told(events, 'overdrawn')?.vp ?? 0 });
  }
};

/** More points than any payment takes. */
const PLENTY = 100;

/** Somebody with points to lose pays one AP and ends there. */
const paying: Proof<Panda> = (g, { about }) => {
  const clan = clanOf(g, g.active);
  clan.vp = PLENTY;
  for (clan.ap = 1; trackThing(clan.ap) !== about; ) payAp(g, g.active, 1);
  const before = clan.vp;
  clan.ap += 1;
  payAp(g, g.active, 1);
  return came('panda.track.penalty', { vp: before - clan.vp });
};

/** Something is built there, with no champion needed. */
const building: Proof<Panda> = (g, { about, params }, viewer) => {
  const who = seat(Number(params.seat ?? viewer));
  const frame = begin(chooseSite, { seat: who });
  const ask = must(rules.code.get(chooseSite.start)?.ask, 'the choice of a site');
  if (!ask.options(g, frame).includes(about)) {
    const { why, params: reason = {} } = must(ask.refusal?.(g, frame, about), 'a refusal');
    return came(`refusal.${why}`, reason);
  }
  const { events, pending } = from(g, frame, about);
  const [first = ''] = pending?.questions[0]?.options ?? [];
  const built =
    told(events, 'built') ?? told(from(g, must(g.stack[0], 'a choice of buildings'), first).events, 'built');
  const { number = null, vp = null } = must(built, 'a building');
  return came('panda.place.builds', { seat: who, number, vp });
};

/** A champion walked there, and its mover covers the last ninja. */
const covering: Proof<Panda> = (g, { about, params }, viewer) => {
  const who = seat(Number(params.bySeat ?? viewer));
  const walk = { seat: who, owner: who, champion: at(CLASSES, 0), roads: 0, ignoredNinjas: 0, guards: 1 };
  const frame = { ...begin(walking, { ...walk, road: ROAD.index(about) }), at: walking.steps.cover };
  const { events, pending } = from(g, frame, at(COVER, 1));
  const none = told(events, 'noTileLeft');
  if (none !== null) return came('event.noTileLeft', none);
  const laid = told(events, 'ownTile') ?? told(events, 'neutralTile');
  const asked = pending?.name === finishRoad.steps.tile ? at(pending.questions, 0).seat : null;
  return came('panda.road.finish', { seat: laid?.seat ?? asked, bySeat: who });
};

/** The game is scored now. Where a loss is foretold everybody has points to lose; the sum is taken of the points there are. */
const scoring: Proof<Panda> = (g, { about, key, params }) => {
  const isSum = key === 'panda.endNow';
  if (!isSum) for (const clan of g.clans) clan.vp = PLENTY;
  const track = g.clans.map(({ vp }) => vp);
  const { events } = from(g, begin(finalScoring, {}));
  if (isChampionThing(about)) return came('panda.column', scoredColumn(g, events, about));
  const who = seat(Number(params.seat));
  if (!isSum) return came('panda.mission.points', { seat: who, vp: scored(events, 'missionScore', who)?.vp ?? null });
  const { vp } = clanOf(g, who);
  const tiles = scored(events, 'tileScore', who)?.vp ?? 0;
  // What goes below zero is not lost (WP-SCORE-4), and is not told.
  const mission = vp === 0 ? (params.mission ?? 0) : (scored(events, 'missionScore', who)?.vp ?? 0);
  return came('panda.endNow', { seat: who, track: at(track, who), tiles, mission, vp });
};

function scored(events: readonly Event[], what: string, who: Seat): Params | null {
  return events.find(({ key, params }) => key === what && params.seat === who)?.params ?? null;
}

function scoredColumn(g: Panda, events: readonly Event[], about: string): Params {
  const { owner, champion } = championFrom(about);
  const { strength, quests } = clanOf(g, owner);
  const products = scored(events, 'tileScore', owner)?.products;
  return {
    champion: at(CHAMPIONS, champion),
    strength: at(strength, champion),
    quests: at(quests, champion),
    vp: Array.isArray(products) ? at(products as readonly number[], champion) : null,
  };
}

/** The turn ends, and nobody has passed. */
const going: Proof<Panda> = (g) => {
  const { events } = from(g, { ...must(frameIn(g.stack, round), 'a round'), at: round.steps.turns });
  // Who cannot select anything passes at once: it was their turn all the same.
  return came('panda.step.next', { seat: told(events, 'passed')?.seat ?? g.active });
};

/** Cities are founded and villages made capitals, or the other way round, until the end is told just so. */
const founding: Proof<Panda> = (g, { params }) => {
  const [capitals, others] = [
    PLACES.filter((place) => isCapital(g, place)),
    PLACES.filter((place) => !isCapital(g, place)),
  ];
  const make = (place: Place, there: number): void => {
    g.bases[place] = there;
    g.buildings[place] = there * FULL;
  };
  return came('panda.cities.line', {
    ...params,
    bases: countTo(
      (step) => {
        g.supply.bases -= step;
      },
      () => isTold(g, 'fifthCityBase'),
      LAST_BASE,
    ),
    capitals: countTo(
      (step) => make(must((step > 0 ? others : capitals).pop(), 'a place'), step > 0 ? 1 : 0),
      () => isTold(g, 'secondCapital'),
      LAST_CAPITAL,
    ),
  });
};

/** A gate, a market and a pagoda. */
const FULL = 7;

/** How many there were, if so many are told as the last. */
function countTo(add: (step: 1 | -1) => void, isLast: () => boolean, last: number): number {
  let there = last;
  if (!isLast()) {
    for (; !isLast(); there--) add(1);
    return there;
  }
  for (add(-1); isLast(); there++) add(-1);
  return there;
}

/** Whether the end is told after a building. */
function isTold(g: Panda, trigger: EndTrigger): boolean {
  g.endings = [];
  const site = { seat: g.active, place: at(PLACES, 0), building: at(CLASSES, 0) };
  const { events } = from(g, { ...begin(construct, site), at: construct.steps.ending });
  return events.some(({ params }) => params.trigger === trigger);
}

export const PROOFS: Readonly<Record<When, Proof<Panda>>> = {
  select: selecting,
  pay: paying,
  build: building,
  cover: covering,
  score: scoring,
  next: going,
  found: founding,
};
