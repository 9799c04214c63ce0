/** Cases at the edge of the rules: ties, empty supplies, deaths in the midst of effects, and what nobody may know or take back. */

import type { Match } from '@jade/engine';
import {
  at,
  begin,
  choose,
  configure,
  done,
  expectOk,
  frame,
  imagine,
  must,
  openMatch,
  seatView,
  stream,
  undo,
} from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { hordeOf } from '../content/hordes.ts';
import type { Trigger } from '../content/vocabulary.ts';
import { greatWall } from '../index.ts';
import { activate, newActivation } from '../rules/activation.ts';
import { assault, newAssault } from '../rules/assault.ts';
import { attackWith } from '../rules/attack-effects.ts';
import { boxes, newBoxes } from '../rules/boxes.ts';
import { build } from '../rules/build.ts';
import { defeatCheck } from '../rules/defeat.ts';
import { aimOf, procedure } from '../rules/define.ts';
import { embassy } from '../rules/embassy.ts';
import { placeHordes } from '../rules/hordes.ts';
import { qinBuilds } from '../rules/qin.ts';
import { newRecruitment, recruitment } from '../rules/recruit.ts';
import { fulfilment, requestsStep } from '../rules/requests.ts';
import { outcome } from '../rules/scoring.ts';
import { receiveShame } from '../rules/shame.ts';
import { spring } from '../rules/spring.ts';
import { summer } from '../rules/summer.ts';
import { happened } from '../rules/window.ts';
import { endingNow, volley, winter } from '../rules/winter.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, qin, reed, WOUND } from '../state.ts';
import {
  active,
  clerks,
  firing,
  fresh,
  gives,
  holds,
  honour,
  horde,
  inRest,
  locationNamed,
  next,
  on,
  only,
  optionsOf,
  P1,
  P2,
  P3,
  pending,
  play,
  playOut,
  purse,
  resting,
  run,
  sectionNamed,
  spot,
  support,
  table,
  told,
  why,
  wounds,
} from './table.ts';

const assaulting = (g: GreatWall, section: string) => only(g, begin(assault, newAssault(sectionNamed(section))));
const checking = (g: GreatWall) => only(g, begin(defeatCheck, { queue: [] }));
const shaming = (g: GreatWall, who: Faction, left = 1) =>
  only(g, begin(receiveShame, { who, left, rule: 'GW-BREACH-1' }));
const summering = (g: GreatWall) => only(g, begin(summer, { order: [], turn: 0 }));
const building = (g: GreatWall, who: Faction, left = 1) =>
  only(
    g,
    begin(build, {
      who,
      left,
      walls: true,
      discount: 0,
      free: false,
      here: -1,
      honour: true,
      what: '',
      price: 0,
    }),
  );
/** Whether a cell of a Horde is a Vital Spot. */
function isVital(g: GreatWall, name: string): boolean {
  const { slot, cells } = aimOf(`spot:${name}`);
  return hordeOf(at(g.hordes, slot)).type.cells.includes(at(cells, 0));
}

/** Something happens, and its window opens. */
const event = procedure('nastyEvent', frame<{ on: Trigger }>(), {
  happens: (g, f) => happened(g, f.on, {}, 'end'),
  end: () => done,
});

/** Nobody has a usable Soldier left in the pool. */
function allAshamed(g: GreatWall, who: Faction): void {
  const clan = clanOf(g, who);
  clan.shamed = clan.pool.slice();
  g.shamePool -= clan.shamed.reduce((sum, count) => sum + count, 0);
}

describe('What is revealed', () => {
  it('whoever answers last cannot take the Command card back after seeing the others (GW-AUTUMN-1, GW-TERM-13)', () => {
    const match = openMatch(
      greatWall,
      expectOk(configure(greatWall, { mode: 'competitive', players: 3, seed: 'undo' })),
    ) as Match<GreatWall, unknown>;
    const answerAll = () => {
      const { name } = must(match.pending, 'a decision');
      for (let now = match.pending; now?.name === name; now = match.pending) {
        const { seat, options } = must(now.questions[0], 'a question');
        expectOk(choose(match, { seat, key: at(options, 0), seq: match.moments.length }));
      }
    };
    answerAll();
    answerAll();
    expect(match.pending?.name).toBe('chooseCommand');
    const [first] = match.pending?.questions ?? [];
    const secret = must(first, 'a question');
    expectOk(choose(match, { seat: secret.seat, key: at(secret.options, 0), seq: match.moments.length }));
    expectOk(undo(match, secret.seat));
    answerAll();
    const last = at(match.moments, match.moments.length - 1).choice.seat;
    expect(undo(match, last)).toMatchObject({ ok: false, problem: { why: 'something-was-revealed' } });
  });

  it('with windows=always the same seats are asked whatever they hold (GW-TIME-5)', () => {
    const asked = (first: string, second: string) => {
      const g = table({ options: { windows: 'always' } });
      horde(g, 'left', 'steppeRaiders');
      holds(g, P1, first);
      holds(g, P3, second);
      assaulting(g, 'left');
      const seats: number[] = [];
      for (let name = next(g); name === 'window.ask'; name = next(g)) {
        seats.push(at(pending(g).questions, 0).seat);
        play(g, 'pass');
      }
      return seats;
    };
    expect(asked('nightWatch', 'restless')).toEqual([P1, P3]);
    expect(asked('restless', 'nightWatch')).toEqual([P1, P3]);
    expect(asked('overtime', 'spoils')).toEqual([P1, P3]);
  });

  it('imagined games do not give a recruiter twice what was paid already (GW-TERM-13, GW-BARR-2)', () => {
    const g = table();
    gives(g, P1, { wood: 2, gold: 6 });
    only(g, begin(recruitment, newRecruitment(P1, 2, 0)));
    play(g, 'recruit:horseman', 'recruit:horseman');
    expect([next(g), purse(g, P1)]).toEqual(['strike.target', [0, 0, 0, 0]]);
    const view = seatView(greatWall, g, pending(g), P2);
    const golds = Array.from({ length: 40 }, (_, seed) => {
      return at(purse(imagine(greatWall, view, stream(`${seed}`, 'imagine')), P1), 2);
    });
    expect(Math.min(...golds)).toBeLessThan(3);
  });

  it('drawn Tactic cards are told to their owner alone, and a General not taken to nobody (GW-TERM-4, GW-TERM-13)', () => {
    const g = table();
    clerks(g, P1, 'school', 2);
    const events = play(only(g, begin(activate, newActivation(locationNamed('school'), false))), 'draw');
    const drew = events.find(({ key }) => key === 'drewTactics');
    expect(drew?.params).toEqual({ seat: P1, count: 2 });
    expect(drew?.secret).not.toBeNull();
    const dealt = fresh();
    expect(seatView(greatWall, dealt, pending(dealt), P2).table.clans[0]?.dealt).toBe(2);
  });
});

describe('Options that would do nothing', () => {
  it('Betrayal alone in the pile cannot be taken back (GW-SUMMER-4, GW-SUMMER-5)', () => {
    const g = table();
    const clan = clanOf(g, P1);
    clan.commands = clan.commands.filter((title) => title !== 'betrayal');
    clan.discards = ['betrayal'];
    summering(g);
    expect(optionsOf(g, P1)).toEqual(['recover:honour', 'stop']);
    expect(why(g, 'recover:cards')).toMatchObject({ rule: 'GW-SUMMER-5', why: 'betrayalStays' });
    play(g, 'recover:honour');
    expect(honour(g, P1)).toBe(2);
  });

  it('a General who saves is not asked about the dead of others (GW-TERM-12)', () => {
    const g = table({ mode: 'cooperative' });
    clanOf(g, P1).general = 'yangMiaozhen';
    support(g, P1, 2);
    const card = horde(g, 'left', 'ironColumn');
    expect(card).not.toBe('');
    on(g, P2, 'L1-a1');
    g.barricades = [0, 0, 0];
    assaulting(g, 'left');
    const names: string[] = [];
    playOut(g, (options, name) => {
      names.push(`${name} ${options[0]}`);
      return at(options, options.length - 1);
    });
    expect(names.filter((name) => name.startsWith('window.ask'))).toEqual([]);
  });
});

describe('Abilities without anything to do', () => {
  it('are not offered: no Soldier to attack with, no spot to wound, nobody to march, enough cards (GW-TERM-12)', () => {
    const asked = (general: string, advisors: string[], on: Trigger) => {
      const g = table();
      clanOf(g, P1).general = general;
      support(g, P1, 2);
      active(g, P1, ...advisors);
      holds(g, P1, 'spoils', 'spoils', 'retreat');
      only(g, begin(event, { on }));
      return next(g);
    };
    expect(asked('liuQi', ['scout', 'bowWarden'], 'winterStart')).toBeNull();
    expect(asked('liangHongyu', [], 'winterStart')).toBeNull();
    expect(asked('diQing', ['guardian'], 'afterActivationStep')).toBeNull();
    expect(asked('liuQi', ['courier'], 'turnEnd')).toBeNull();
    expect(asked('yuJie', [], 'turnStart')).toBeNull();
  });

  it('but a General of the Assault is, though the Section may hold without (GW-CARD-15)', () => {
    const g = table();
    clanOf(g, P1).general = 'mengGong';
    support(g, P1, 1);
    resting(g, P1, 'left', 'spearman');
    horde(g, 'left', 'steppeRaiders');
    assaulting(g, 'left');
    expect(optionsOf(g, P1)).toEqual(['use:mengGong', 'pass']);
  });
});

describe('Refusals name what is in the way', () => {
  it('an Archer at rest lacks a Firing Spot, not a target (GW-ATT-4)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    firing(g, P2, 'left', 1);
    resting(g, P1, 'left', 'archer');
    resting(g, P1, 'left', 'spearman');
    const tally = { covered: [], wounds: 0, attackers: 0 };
    only(
      g,
      begin(attackWith, { who: P1, kinds: 7, left: 2, scope: 'total', zone: -1, spent: 0, fired: [0, 0, 0], ...tally }),
    );
    expect(why(g, 'attacker:left-archer')).toMatchObject({ rule: 'GW-ATT-4', why: 'noFiringSpot' });
  });

  it('Ghost Riders let no Horseman near, however many spots touch (GW-TERM-10)', () => {
    const g = table({ mode: 'cooperative' });
    horde(g, 'left', 'ghostRiders');
    const spot = `spot:${at(
      ['L1-a1', 'L1-a2', 'L1-a3', 'L1-b1', 'L1-b2'].filter((name) => isVital(g, name)),
      0,
    )}`;
    gives(g, P1, { wood: 1, gold: 3 });
    only(g, begin(recruitment, newRecruitment(P1, 1, 0)));
    play(g, 'recruit:horseman');
    expect(why(g, spot)).toMatchObject({ rule: 'GW-TERM-10', why: 'noHorsemen' });
  });
});

describe('Shame at its limits', () => {
  it('a short pool serves the higher Tea marker; Honour stops at 0 (GW-BREACH-1, GW-SHAME-5, GW-TERM-8)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    g.shameBox += g.shamePool - 1;
    g.shamePool = 1;
    clanOf(g, P2).honour = 3;
    const events = playOut(assaulting(g, 'left'));
    expect(clanOf(g, P1).shamed.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect([honour(g, P2), honour(g, P3), g.shamePool]).toEqual([0, 0, 0]);
    expect(told(events, 'lostHonour').map((params) => params.honour)).toEqual([3, 0]);
  });

  it('co-op: without a free Soldier one may keep the 10 Honour and lose 5 (GW-COOP-19, GW-SHAME-6)', () => {
    const g = table({ mode: 'cooperative' });
    allAshamed(g, P1);
    g.shamePool = Math.max(3, g.shamePool);
    clanOf(g, P1).honour = 12;
    shaming(g, P1);
    expect(optionsOf(g, P1)).toEqual(['buyOff', 'stop']);
    const pool = g.shamePool;
    play(g, 'stop');
    expect([honour(g, P1), g.shamePool, g.shameBox]).toEqual([7, pool, 1]);
  });

  it('co-op: with too little Honour and no Soldier the token goes to the box unasked (GW-SHAME-6)', () => {
    const g = table({ mode: 'cooperative' });
    allAshamed(g, P1);
    g.shamePool = Math.max(3, g.shamePool);
    clanOf(g, P1).honour = 9;
    run(shaming(g, P1));
    expect([honour(g, P1), g.shameBox]).toEqual([4, 1]);
  });

  it('co-op: the pool runs dry in the midst of a Breach and nobody dies any more (GW-COOP-25)', () => {
    const g = table({ mode: 'cooperative' });
    horde(g, 'left', 'ironColumn');
    on(g, P1, 'L1-a1');
    g.shameBox += g.shamePool - 1;
    g.shamePool = 1;
    const events = playOut(assaulting(g, 'left'));
    expect([g.ending, told(events, 'killed')]).toEqual(['noShameLeft', []]);
    expect(outcome(g).winners).toEqual([]);
  });

  it('a claimed Horde holds two tokens, a third goes under a Soldier (GW-SHAME-2, GW-TERM-10)', () => {
    const g = table();
    const card = horde(g, 'left', 'steppeRaiders');
    g.hordes[0] = '';
    clanOf(g, P1).claimed = [card];
    clanOf(g, P1).claimedShame = [0];
    shaming(g, P1, 3);
    play(g, `shameHorde:${card}`, `shameHorde:${card}`);
    expect(why(g, `shameHorde:${card}`)).toMatchObject({ rule: 'GW-SHAME-2', why: 'slotsTaken' });
  });
});

describe('Killing and saving at the edge', () => {
  it('one of two Horsemen dies: both its spots are Wounds, the other keeps both of its own (GW-KILL-5, GW-INV-6)', () => {
    const g = table();
    horde(g, 'left', 'heavyLancers');
    on(g, P1, 'L1-a1a2', 'L1-b2b3');
    g.levels[0] = 0;
    assaulting(g, 'left');
    expect(next(g)).not.toBeNull();
    playOut(g, (options, name) => (name === 'deaths.choose' ? 'spot:L1-b2' : at(options, options.length - 1)));
    expect([spot(g, 'L1-b2'), spot(g, 'L1-b3')]).toEqual([WOUND, WOUND]);
    expect(spot(g, 'L1-a1')).toBeGreaterThan(WOUND);
    expect(spot(g, 'L1-a1')).toBe(spot(g, 'L1-a2'));
  });

  it('Veteran and Surgeon together: the first is free, the second costs 1 (GW-KILL-3, GW-CARD-4)', () => {
    const g = table();
    active(g, P1, 'veteran', 'surgeon');
    horde(g, 'left', 'steppeRaiders');
    firing(g, P1, 'left', 1);
    on(g, P1, 'L1-a2');
    gives(g, P1, { chi: 1 });
    assaulting(g, 'left');
    playOut(g, (options, name) => (name === 'deaths.pay' ? at(options, 0) : at(options, options.length - 1)));
    expect([inRest(g, P1, 'left'), inRest(g, P1, 'left', 'archer'), purse(g, P1)[3]]).toEqual([1, 1, 0]);
  });

  it('the Memorialist mourns only those who were not saved (GW-CARD-15, GW-KILL-6)', () => {
    const g = table();
    active(g, P1, 'memorialist');
    horde(g, 'left', 'steppeRaiders');
    firing(g, P1, 'left', 1);
    on(g, P1, 'L1-a2');
    gives(g, P1, { chi: 2 });
    assaulting(g, 'left');
    const before = honour(g, P1);
    playOut(g, (options, name) => (name === 'deaths.pay' ? at(options, 0) : at(options, options.length - 1)));
    expect(honour(g, P1) - before).toBe(1);
  });

  it('a Defeated Horde with nobody but the dead: the winner still claims it (GW-DEFEAT-7, GW-KILL-1)', () => {
    const g = table();
    const card = horde(g, 'left', 'steppeRaiders');
    on(g, P2, 'L1-a2');
    wounds(g, 'L1-a3', 'L1-b3', 'L1-b4');
    playOut(checking(g), (options) => at(options, options.length - 1));
    expect([clanOf(g, P2).claimed, clanOf(g, P2).pool[0], inRest(g, P2, 'left')]).toEqual([[card], 10, 0]);
  });

  it('the Reed Clan covers most: nobody is told that it will claim the card (GW-2P-20)', () => {
    const g = table({ players: 2 });
    const card = horde(g, 'middle', 'steppeRaiders');
    on(g, reed(g), 'M1-a2', 'M1-a3');
    on(g, P1, 'M1-b3');
    wounds(g, 'M1-b4');
    const events = playOut(checking(g), (options) => at(options, options.length - 1));
    expect([told(events, 'willClaim'), g.hordeDiscard, honour(g, P1)]).toEqual([[], [card], 2]);
  });

  it('a tie of spots between the Reed Clan and a player goes by Tea (GW-2P-20, GW-TEA-2)', () => {
    const g = table({ players: 2 });
    const card = horde(g, 'middle', 'steppeRaiders');
    on(g, reed(g), 'M1-a2');
    on(g, P1, 'M1-b3');
    wounds(g, 'M1-b4', 'M1-a3');
    playOut(checking(g), (options) => at(options, options.length - 1));
    expect(clanOf(g, P1).claimed).toEqual([card]);
  });

  it('Archers who find only Hordes that winter protects ask nobody (GW-WINTER-1)', () => {
    const g = table();
    horde(g, 'left', 'horseArchers');
    firing(g, P1, 'left', 1);
    const tally = { covered: [], wounds: 0, attackers: 0 };
    only(g, begin(volley, { who: P1, section: sectionNamed('left'), left: 1, ...tally }));
    expect(next(g)).toBeNull();
  });
});

describe('Empty supplies', () => {
  it('no Horde anywhere: Spring places none and goes on (GW-SPRING-8)', () => {
    const g = table();
    g.hordeDeck = [];
    g.hordeDiscard = [];
    run(only(g, begin(placeHordes, { left: 3 })));
    expect(g.hordes.every((card) => card === '')).toBe(true);
  });

  it('no Advisor left: the track stays short and Spring discards what there is (GW-ADV-5, GW-SPRING-9)', () => {
    const g = table();
    g.advisorDeck = [];
    g.advisorDiscard = [];
    g.advisorTrack = g.advisorTrack.slice(0, 1);
    g.hordeDeck = [];
    run(only(g, begin(spring, {})));
    // The only one left the track, was shuffled and dealt again.
    expect([g.advisorTrack.length, g.advisorDiscard.length]).toEqual([1, 0]);
  });

  it('solo: an empty Advisor track gives Qin nothing (GW-SOLO-33)', () => {
    const g = table({ mode: 'solo' });
    g.advisorDeck = [];
    g.advisorDiscard = [];
    g.advisorTrack = [];
    g.hordeDeck = [];
    const before = clanOf(g, qin(g)).support.length;
    run(only(g, begin(spring, {})));
    expect(clanOf(g, qin(g)).support.length).toBe(before);
  });

  it('hiring with an empty deck leaves a gap, and the price still counts the new one (GW-EMB-3, GW-EMB-4)', () => {
    const g = table();
    g.advisorDeck = [];
    g.advisorDiscard = [];
    gives(g, P1, { gold: 3 });
    only(g, begin(embassy, { who: P1, left: 3, advisor: '' }));
    play(g, `advisor:${at(g.advisorTrack, 0)}`, 'support');
    expect([g.advisorTrack.length, purse(g, P1)[2]]).toEqual([3, 2]);
    play(g, `advisor:${at(g.advisorTrack, 0)}`, 'support');
    expect([purse(g, P1)[2], next(g)]).toEqual([0, null]);
  });

  it('a Wall whose price falls below 0 is free and keeps its Honour (GW-CARD-4, GW-BUILD-5)', () => {
    const g = table();
    active(g, P1, 'architect');
    support(g, P1, 6);
    building(g, P1);
    expect(optionsOf(g, P1)).toEqual(['wall:left', 'wall:middle', 'wall:right', 'stop']);
    play(g, 'wall:left');
    expect([g.levels[0], honour(g, P1), purse(g, P1)]).toEqual([1, 5, [0, 0, 0, 0]]);
  });

  it('two players have six Barricades: the seventh is refused (GW-BUILD-8, GW-2P-1)', () => {
    const g = table({ players: 2 });
    g.barricades = [0, 3, 3];
    gives(g, P1, { wood: 9 });
    building(g, P1);
    expect(why(g, 'barricade:middle')).toMatchObject({ rule: 'GW-BUILD-8', why: 'noBarricade' });
    expect(why(g, 'barricade:left')).toMatchObject({ rule: 'GW-TERM-14' });
  });

  it('Qin builds without a Warehouse: no payment is told (GW-SOLO-10)', () => {
    const g = table({ mode: 'solo' });
    only(g, begin(boxes, newBoxes(qin(g), 'qin-workHarder')));
    const all = playOut(g, (options) => at(options, options.length - 1));
    expect(told(all, 'wallBuilt')).toHaveLength(1);
    expect(told(all, 'paidFromWarehouse')).toEqual([]);
    expect(honour(g, qin(g))).toBe(5);
  });

  it('Qin with both Walls finished builds nothing (GW-SOLO-10)', () => {
    const g = table({ mode: 'solo' });
    g.levels = [0, 3, 3];
    qinBuilds(g);
    expect([g.levels, honour(g, qin(g))]).toEqual([[0, 3, 3], 0]);
  });
});

describe('The last moments', () => {
  it('solo: time is up and the Shame pool is empty: lost, without scoring (GW-SOLO-36)', () => {
    const g = table({ mode: 'solo' });
    g.year = 6;
    g.shameBox += g.shamePool;
    g.shamePool = 0;
    clanOf(g, P1).honour = 500;
    playOut(only(g, begin(winter, { section: 0, order: [], turn: 0 })), (options) => at(options, options.length - 1));
    expect([g.ending, outcome(g).winners]).toEqual(['shamed', []]);
  });

  it('solo: a tie is a loss (GW-SOLO-37)', () => {
    const g = table({ mode: 'solo' });
    clanOf(g, P1).honour = 60;
    clanOf(g, qin(g)).honour = 60;
    g.ending = 'timeIsUp';
    expect(outcome(g).winners).toEqual([]);
  });

  it('Walls finished and an empty pool at once end the game once (GW-END-2, GW-END-3)', () => {
    const g = table();
    g.levels = [3, 3, 0];
    g.shamePool = 0;
    expect(endingNow(g)).toMatchObject({ rule: 'GW-END-2' });
  });

  it('co-op: the Request that wins is fulfilled in the last Winter (GW-COOP-26, GW-COOP-33)', () => {
    const g = table({ mode: 'cooperative' });
    g.year = 6;
    g.requests = ['quiet-border', '', ''];
    g.requestsDone = ['a', 'b', 'c', 'd', 'e', 'f'];
    playOut(only(g, begin(winter, { section: 0, order: [], turn: 0 })), (options) => at(options, options.length - 1));
    expect([g.ending, outcome(g).winners.length]).toEqual(['requestsFulfilled', 3]);
  });

  it('co-op: Requests with nobody left to pay: all pass, the step ends, Shame follows (GW-COOP-29, GW-COOP-14)', () => {
    const g = table({ mode: 'cooperative' });
    g.requests = ['silk-for-the-court', 'humble-service', ''];
    only(g, begin(fulfilment, { order: [], turn: 0, passes: 0, refused: [] }));
    play(g, 'request:humble-service');
    expect(optionsOf(g, P1)).toEqual(['no']);
    play(g, 'no', 'pass', 'pass', 'pass');
    expect(next(g)).toBeNull();
    g.requestDeck = [];
    playOut(only(g, begin(requestsStep, { order: [], turn: 0 })));
    expect(clanOf(g, P1).shamed.reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  it('two Betrayals copy each other and only move Clerks (GW-CARD-6)', () => {
    const g = table();
    clanOf(g, P1).shown = 'betrayal';
    clanOf(g, P2).shown = 'betrayal';
    g.track = [P1, P2];
    only(g, begin(boxes, newBoxes(P1, 'betrayal')));
    play(g, 'choose:copyCommand', 'copy:betrayal');
    expect(next(g)).toBe('moving.origin');
  });
});
