/** Whatever a screen foretells is put to the proof: it is let happen on a copy while everybody else declines, and then compared. */

import type { Event, Forecast, Frame, Params, Pending, Stream } from '@jade/engine';
import {
  advance,
  answer,
  at,
  begin,
  below,
  configure,
  expectOk,
  must,
  seatView,
  setUp,
  stream,
  witness,
} from '@jade/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { LOCATION_IDS } from '../content/board.ts';
import { hordeOf } from '../content/hordes.ts';
import type { Section } from '../content/terms.ts';
import { ARCHER, indexIn, SECTIONS, SPEARMAN } from '../content/terms.ts';
import { forecasts, sectionForecast } from '../forecasts.ts';
import { greatWall } from '../index.ts';
import { activate, newActivation } from '../rules/activation.ts';
import { assault, newAssault } from '../rules/assault.ts';
import { defeatCheck } from '../rules/defeat.ts';
import { nearest, rules, SLOT } from '../rules/define.ts';
import { qinBuilds, qinMoves, qinPick, qinRecruits, qinUpgrades } from '../rules/qin.ts';
import { proposal } from '../rules/requests.ts';
import { score } from '../rules/scoring.ts';
import { putWound } from '../rules/spots.ts';
import { playersInTea, teaOrder } from '../rules/treasury.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, clone, qin, spotAt, VACANT } from '../state.ts';

const SITTINGS = [
  ...[2, 3, 4].map((players) => ({ mode: 'competitive', players })),
  { mode: 'solo', players: 1 },
  ...[2, 3, 4].map((players) => ({ mode: 'cooperative', players })),
];
const GAMES = 5;
/** Everything is proved at one decision in so many, and whatever a window is about at each. */
const EVERY = 7;

const IDLE = ['pass', 'stop', 'no', 'paid'];

const MORE_ADVISORS = 3;

/** A game in which every player has some more Active Advisors, so that every card that changes a forecast comes up soon. */
function inGoodCompany(wishes: (typeof SITTINGS)[number], seed: string): GreatWall {
  const g = setUp(greatWall, expectOk(configure(greatWall, { ...wishes, seed })));
  for (let now = advance(rules, g); now !== null && now.name !== 'chooseCommand'; now = advance(rules, g)) {
    const { seat, options } = at(now.questions, 0);
    answer(rules, g, now, seat, at(options, 0));
  }
  for (const who of playersInTea(g)) clanOf(g, who).active.push(...g.advisorDeck.splice(0, MORE_ADVISORS));
  return g;
}

/** Plays with some purpose, so that there is something to foretell. */
function busy({ questions }: Pending, random: Stream): { seat: Faction; key: string } {
  const { seat, options } = at(questions, below(random, questions.length));
  const busily = options.filter((key) => !IDLE.includes(key));
  const choices = busily.length > 0 && below(random, 5) > 0 ? busily : options;
  return { seat, key: at(choices, below(random, choices.length)) };
}

/** Runs on, everybody declining, until it is over; returns all that was told, from what was told before on. */
function until(
  g: GreatWall,
  isOver: (events: readonly Event[]) => boolean,
  prefer: readonly string[] = [],
  before: readonly Event[] = [],
): readonly Event[] {
  let events = before;
  const goOn = (run: () => Pending | null): Pending | null => {
    let now: Pending | null = null;
    const heard = witness(() => {
      now = run();
    });
    events = [...events, ...heard.events];
    return now;
  };
  let now = isOver(events) ? null : goOn(() => advance(rules, g));
  while (now !== null && !isOver(events)) {
    const pending = now;
    const { seat, options } = at(pending.questions, 0);
    const wanted = [...prefer, ...IDLE].find((one) => options.includes(one)) ?? at(options, 0);
    now = goOn(() => answer(rules, g, pending, seat, wanted));
  }
  return events;
}

const isTold = (key: string) => (events: readonly Event[]) => events.some((event) => event.key === key);
const told = (events: readonly Event[], key: string) => events.filter((event) => event.key === key);

function only(g: GreatWall, frame: Frame): GreatWall {
  g.stack = [frame];
  return g;
}

/** Nothing but the event that is under way. */
function onlyFrom(g: GreatWall, event: RegExp): void {
  const first = g.stack.findLastIndex((frame) => event.test(frame.at));
  if (first >= 0) g.stack = g.stack.slice(first);
}

function named(about: string): string {
  return about.slice(about.indexOf(':') + 1);
}

/** What comes of it, in the same form: a key and parameters. */
type Proof = (g: GreatWall, forecast: Forecast, me: Faction) => { key: string; params: Params };

const PROOFS: Readonly<Record<string, Proof>> = {
  assault(g, { about }) {
    const section = indexIn(SECTIONS, named(about)) as Section;
    const event = nearest(g, assault);
    const underWay = event?.section === section && event.at === 'assault.compare';
    if (underWay) onlyFrom(g, /^assault\./);
    else only(g, begin(assault, newAssault(section)));
    const events = until(g, isTold('assault'));
    const [compared] = told(events, 'assault');
    if (compared === undefined) return { key: 'wall.quiet', params: sums(g, section) };
    const { power = 0, defence = 0 } = compared.params;
    return { key: told(events, 'held').length > 0 ? 'wall.holds' : 'wall.breach', params: { power, defence } };
  },

  defeated(g, { about, key, params }) {
    const slot = SLOT.index(about);
    const card = at(g.hordes, slot);
    const decided = g.stack.some((frame) => frame.at.startsWith('defeat.') && 'card' in frame && frame.card === card);
    if (!decided) {
      for (const [spot] of hordeOf(card).type.cells.entries())
        if (spotAt(g, slot, spot) === VACANT) putWound(g, slot, spot);
      only(g, begin(defeatCheck, { queue: [] }));
    }
    const of = (event: Event) => event.params.horde === card;
    const events = until(g, (events) =>
      events.some((event) => ['claimed', 'hordeDiscarded'].includes(event.key) && of(event)),
    );
    const claimed = told(events, 'claimed').find(of);
    if (claimed !== undefined)
      return { key: 'wall.horde.majority', params: { ...params, seat: claimed.params.seat ?? '' } };
    return { key: key === 'wall.horde.majority' ? 'wall.horde.nobody' : key, params: {} };
  },

  activated(g, { about, key }, me) {
    const events = activated(g, named(about));
    if (key === 'wall.place.gathers') {
      const gained = told(events, 'gained').find(({ rule, params }) => rule === 'GW-PROD-3' && params.seat === me);
      return { key, params: { count: gained?.params.count ?? 0, resource: gained?.params.resource ?? '' } };
    }
    const by = (rule: string) => events.some((event) => event.rule === rule);
    if (told(events, 'alone').length === 0) return { key: 'wall.place.spared', params: {} };
    if (told(events, 'shame').length > 0) return { key: 'wall.place.alone', params: {} };
    return { key: by('GW-SHAME-5') ? 'wall.place.aloneEmpty' : 'wall.place.aloneLost', params: {} };
  },

  upgraded(g, { about, key }, me) {
    clanOf(g, me).resources = [20, 20, 20, 20];
    const up = ['gather', 'upgrade', 'soldier:spearman', 'soldier:archer', 'soldier:horseman'];
    const events = activated(g, named(about), up);
    const level = told(events, 'upgraded').find(({ params }) => params.seat === me)?.params.level ?? 0;
    const paid = events.find(({ rule, params }) => rule === 'GW-OVER-4' && params.seat === me)?.params ?? {};
    const resource = ['wood', 'stone', 'gold', 'chi'].find((one) => Number(paid[one]) > 0) ?? '';
    return { key, params: { level, cost: paid[resource] ?? 0, resource } };
  },

  played(g, { about, key, params }, me) {
    onlyFrom(g, /^(deaths|assault)\./);
    const now = must(advance(rules, g), 'a window');
    const { events } = witness(() => void answer(rules, g, now, me, about));
    return { key, params: PLAYED[key.slice('wall.then.'.length)]?.(g, params, me, events) ?? {} };
  },

  built(g, { about, key, params }) {
    const section = indexIn(SECTIONS, named(about)) as Section;
    // The building alone, so that nothing else happens after it.
    g.stack = g.stack.slice(-2);
    until(g, isTold(about.startsWith('wall') ? 'wallBuilt' : 'barricadeBuilt'));
    return { key, params: { ...params, to: sectionForecast(g, section).defence } };
  },

  proposed(g, { about, key }, me) {
    const request = named(about);
    const event = nearest(g, proposal);
    const share = event?.request === request ? event.share : g.clans.map(() => 0);
    const asked = (who: Faction) => {
      const frame = { request, proposer: who, share, order: [who], turn: 0, givers: [], sections: 0 };
      const now = must(advance(rules, only(clone(g), { ...begin(proposal, frame), at: 'proposal.agree' })), 'a vote');
      return at(now.questions, 0).options.includes('yes');
    };
    if (!asked(me)) return { key: 'wall.lack.own', params: {} };
    // Of the others only what lies open is known.
    return { key: key === 'wall.lack.own' || playersInTea(g).every(asked) ? 'wall.lack.mine' : key, params: {} };
  },

  sends: (g, { key }) => {
    const { events } = witness(() => qinMoves(g, 3));
    return { key, params: { locations: told(events, 'clerkMoved').map(({ params }) => params.to ?? '') } };
  },
  activates: (g, { key }) => ({ key, params: { location: at(LOCATION_IDS, must(qinPick(g), 'a Location')) } }),
  spearman: (g, { key }) => {
    const [covered] = told(witness(() => qinRecruits(g, SPEARMAN, 1)).events, 'covered');
    return {
      key,
      params: { section: { L: 'left', M: 'middle', R: 'right' }[String(covered?.params.spot)[0] ?? ''] ?? '' },
    };
  },
  archer: (g, { key }) => {
    const [took] = told(witness(() => qinRecruits(g, ARCHER, 1)).events, 'tookFiringSpot');
    return { key, params: { section: took?.params.section ?? '' } };
  },
  builds: (g, { key }) => {
    const [wall] = told(witness(() => qinBuilds(g)).events, 'wallBuilt');
    return { key, params: { section: wall?.params.section ?? '' } };
  },
  upgrades: (g, { key }) => {
    const [raised] = told(witness(() => qinUpgrades(g)).events, 'qinUpgraded');
    return { key, params: { location: raised?.params.location ?? '' } };
  },
  end(g, { key, params }) {
    score(g);
    return { key, params: { ...params, total: clanOf(g, qin(g)).honour } };
  },
};

/** What a played card does, by the words that foretold it. */
type PlayedProof = (g: GreatWall, params: Params, me: Faction, events: readonly Event[]) => Params;

const PLAYED: Readonly<Record<string, PlayedProof>> = {
  defence(g, params, _, events) {
    const compared = comparison(g, events);
    return { ...params, to: compared.defence ?? 0, power: compared.power ?? 0 };
  },
  power(g, params, _, events) {
    const compared = comparison(g, events);
    return { ...params, to: compared.power ?? 0, defence: compared.defence ?? 0 };
  },
  saves(g, _, me, events) {
    const now = advance(rules, g);
    const chosen = witness(() => {
      if (now?.name === 'saveFree.choose') answer(rules, g, now, me, at(at(now.questions, 0).options, 0));
    });
    const all = until(g, () => false, [], [...events, ...chosen.events]);
    const of = (key: string) => told(all, key).filter(({ params }) => params.seat === me).length;
    return { saved: of('saved'), dead: of('killed') };
  },
  honour(g, params, me, events) {
    const gained = events.find(
      ({ key, rule, params: of }) => key === 'honour' && rule === 'GW-CARD-1' && of.seat === me,
    );
    expect(clanOf(g, me).honour).toBeGreaterThanOrEqual(Number(params.to));
    return { ...params, to: Number(params.from) + Number(gained?.params.honour) };
  },
  shame(g, params, me) {
    const now = advance(rules, g);
    if (now?.name === 'dropShame.token') answer(rules, g, now, me, at(at(now.questions, 0).options, 0));
    return { ...params, to: [...clanOf(g, me).shamed, ...clanOf(g, me).claimedShame].reduce((a, b) => a + b, 0) };
  },
  attackers(g, params) {
    const attacks = advance(rules, g)?.name === 'attackWith.soldier';
    return attacks === Number(params.count) > 0 ? params : { count: 'otherwise' };
  },
  wounds(g) {
    const now = advance(rules, g);
    if (now?.name !== 'woundEffect.spot') return { count: 0 };
    return { count: at(now.questions, 0).options.filter((key) => key !== 'stop').length };
  },
  slots(g, params) {
    const now = advance(rules, g);
    const builds =
      now?.name === 'build.choose' && at(now.questions, 0).options.some((key) => key.startsWith('barricade'));
    return builds === Number(params.count) > 0 ? params : { count: 'otherwise' };
  },
};

function comparison(g: GreatWall, events: readonly Event[]): Params {
  return must(told(until(g, isTold('assault'), [], events), 'assault')[0], 'an Assault').params;
}

function sums(g: GreatWall, section: Section): Params {
  const { power, defence } = sectionForecast(g, section);
  return { power, defence };
}

/** Lets a Location be activated as it stands; what an activation under way has added counts. */
function activated(g: GreatWall, id: string, prefer: readonly string[] = ['gather']): readonly Event[] {
  const location = LOCATION_IDS.indexOf(id as (typeof LOCATION_IDS)[number]) as Parameters<typeof newActivation>[0];
  const present = teaOrder(g).filter((faction) => at(clanOf(g, faction).at, location) > 0);
  const event = nearest(g, activate);
  const extra = event?.location === location ? event.extra : g.clans.map(() => 0);
  const frame = { ...newActivation(location, false), present, todo: [...present], extra };
  return until(only(g, { ...begin(activate, frame), at: 'activate.next' }), isTold('clerksReturned'), prefer);
}

/** How often each kind and each sentence was proved. */
const proved = new Map<string, number>();

function prove(g: GreatWall, pending: Pending, sample: boolean): void {
  const windowOpen = pending.name === 'window.ask' || pending.name === 'adjust';
  if (!sample && !windowOpen) return;
  const { seat: me } = at(pending.questions, 0);
  for (const forecast of forecasts(seatView(greatWall, g, pending, me))) {
    if (!sample && forecast.when !== 'played' && forecast.when !== 'built' && forecast.when !== 'assault') continue;
    const proof = must(PROOFS[forecast.when], `a proof for ${forecast.when}`);
    const came = proof(clone(g), forecast, me);
    const { about, key, params, when } = forecast;
    expect({ at: pending.name, about, when, ...came }).toEqual({ at: pending.name, about, when, key, params });
    for (const kind of [when, key]) proved.set(kind, (proved.get(kind) ?? 0) + 1);
  }
}

describe('What a screen foretells comes so (GW-WINTER-3, GW-ACT-6, GW-OVER-4, GW-TAC-3, GW-DEFEAT-7)', () => {
  it.each(SITTINGS)('in random games: $mode, $players', (wishes) => {
    for (let game = 1; game <= GAMES; game++) {
      const seed = `foretold ${game}`;
      const random = stream(seed, 'busy');
      const g = inGoodCompany(wishes, seed);
      let now = advance(rules, g);
      for (let choices = 0; now !== null; choices++) {
        prove(g, now, choices % EVERY === 0);
        const { seat, key } = busy(now, random);
        now = answer(rules, g, now, seat, key);
      }
    }
  });

  it('and nothing that is foretold went without a proof', () => {
    const kinds = [...Object.keys(PROOFS), ...Object.keys(PLAYED).map((words) => `wall.then.${words}`)];
    expect(kinds.filter((kind) => !proved.has(kind))).toEqual([]);
  });

  afterAll(() => {
    console.info([...proved].map(([kind, count]) => `${kind} ${count}`).join(', '));
  });
});
