import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { BARRACKS } from '../../content/board.ts';
import { activationStep } from '../../rules/activation.ts';
import { assault, newAssault } from '../../rules/assault.ts';
import { autumn, turn } from '../../rules/autumn.ts';
import { boxes, newBoxes } from '../../rules/boxes.ts';
import { othersShow } from '../../rules/command-track.ts';
import { deaths, newDeaths } from '../../rules/deaths.ts';
import { defeatCheck } from '../../rules/defeat.ts';
import { placeHordes } from '../../rules/hordes.ts';
import {
  qinBuilds,
  qinFires,
  qinMoves,
  qinMovesForOthers,
  qinMovesReed,
  qinPick,
  qinQueue,
  qinRecruits,
  qinUpgrades,
} from '../../rules/qin.ts';
import { outcome, score } from '../../rules/scoring.ts';
import { spring } from '../../rules/spring.ts';
import { summer } from '../../rules/summer.ts';
import { overlord } from '../../rules/treasury.ts';
import { winter } from '../../rules/winter.ts';
import type { GreatWall } from '../../state.ts';
import { clanOf, NOBODY, qin, reed, WOUND } from '../../state.ts';
import { activating } from '../start.ts';
import {
  cardShowing,
  clerks,
  clerksAt,
  holds,
  honour,
  horde,
  locationNamed,
  next,
  on,
  only,
  optionsOf,
  P1,
  play,
  playOut,
  run,
  spot,
  table,
  told,
  topOfDeck,
  wounds,
} from '../table.ts';

/** Qin’s track from high to low; the Invasion indicator shows right. */
function solo(...track: string[]): GreatWall {
  const g = table({ mode: 'solo' });
  g.qinTrack = (track.length > 0 ? track : ['lumberMill', 'barracks', 'quarry', 'goldMine', 'temple']).map(
    locationNamed,
  );
  topOfDeck(g, cardShowing(g, 'right'));
  const clan = clanOf(g, reed(g));
  clan.at = clan.at.map(() => 0);
  for (const location of ['school', 'embassy', 'builders']) clan.at[locationNamed(location)] = 1;
  return g;
}

function track(g: GreatWall): string[] {
  return g.qinTrack.map((location) => ['lumberMill', 'quarry', 'goldMine', 'temple', 'barracks'][location] ?? '');
}

describe('Qin’s Locations', () => {
  it('gives Honour for Overseer and Clerks, then its token goes up (GW-EX-37, GW-SOLO-17, GW-SOLO-19)', () => {
    const g = solo();
    clerks(g, qin(g), 'quarry', 2);
    clanOf(g, qin(g)).overseers[1] = 2;
    clerks(g, P1, 'quarry');
    playOut(activating(g, 'quarry'), (options) => at(options, options.length - 1));
    expect([honour(g, qin(g)), track(g), clanOf(g, qin(g)).clerks]).toEqual([
      4,
      ['quarry', 'lumberMill', 'barracks', 'goldMine', 'temple'],
      8,
    ]);
    expect(clanOf(g, qin(g)).resources).toEqual([0, 0, 0, 0]);
  });

  it('in an Others box two Clerks go to the lowest tokens, past full ones (GW-EX-38, GW-SOLO-14, GW-SOLO-15)', () => {
    const g = solo('quarry', 'lumberMill', 'barracks', 'goldMine', 'temple');
    clerks(g, P1, 'temple', 3);
    qinMovesForOthers(g);
    expect([clerksAt(g, qin(g), 'goldMine'), clerksAt(g, qin(g), 'barracks')]).toEqual([1, 1]);
  });

  it('his own card goes on from the lowest token upward, and round (GW-SOLO-12, GW-SOLO-13, GW-SOLO-16)', () => {
    const g = solo();
    qinMoves(g, 6);
    expect(clanOf(g, qin(g)).at).toEqual([1, 1, 1, 2, 1, 0, 0, 0, 0, 0]);
    expect(BARRACKS).toBe(4);
  });

  it('takes Clerks from above when the pool is empty (GW-SOLO-15)', () => {
    const g = solo();
    clerks(g, qin(g), 'lumberMill', 2);
    clanOf(g, qin(g)).clerks = 0;
    qinMoves(g, 1);
    expect([clerksAt(g, qin(g), 'lumberMill'), clerksAt(g, qin(g), 'temple')]).toEqual([1, 1]);
  });

  it('activates his Locations first, from the highest token (GW-SOLO-20, GW-SOLO-21)', () => {
    const g = solo();
    g.active = qin(g);
    clerks(g, qin(g), 'temple', 3);
    clerks(g, qin(g), 'quarry', 3);
    clerks(g, qin(g), 'lumberMill');
    clerks(g, P1, 'school');
    clerks(g, P1, 'logistics');
    expect([qinQueue(g), qinPick(g)]).toEqual([[1, 3], 0]);
    only(g, begin(activationStep, { done: 0, queue: [] }));
    expect(optionsOf(g, P1)).toEqual(['location:logistics', 'location:school']);
    expect(track(g).slice(0, 2)).toEqual(['temple', 'quarry']);
  });

  it('orders the turn of the Reed Clan as its Overlord (GW-SOLO-42, GW-SOLO-29)', () => {
    const g = solo();
    g.active = reed(g);
    clerks(g, qin(g), 'temple', 3);
    expect([overlord(g), qinQueue(g)]).toEqual([P1, []]);
    g.tea = [qin(g), P1, reed(g)];
    expect([overlord(g), qinQueue(g)]).toEqual([qin(g), [3]]);
    g.active = qin(g);
    g.tea = [P1, reed(g), qin(g)];
    expect(overlord(g)).toBe(qin(g));
  });
});

describe('Qin’s Soldiers', () => {
  it('cover column by column from the left (GW-EX-39, GW-SOLO-18, GW-SOLO-22, GW-SOLO-25, GW-SOLO-26)', () => {
    const g = solo();
    horde(g, 'middle', 'sappers');
    horde(g, 'right', 'fireLancers');
    on(g, P1, 'R1-a1');
    clerks(g, qin(g), 'barracks', 2);
    clerks(g, P1, 'barracks');
    playOut(activating(g, 'barracks'));
    expect([spot(g, 'R1-b1'), spot(g, 'R1-a2')].every((code) => code > WOUND)).toBe(true);
    expect([honour(g, qin(g)), g.warehouse, spot(g, 'R1-b2')]).toEqual([4, [0, 0, 0], 0]);
  });

  it('go to the other Section, or are not recruited (GW-SOLO-22, GW-SOLO-24)', () => {
    const g = solo();
    horde(g, 'middle', 'steppeRaiders');
    horde(g, 'right', 'steppeRaiders');
    wounds(g, 'R1-a2', 'R1-a3', 'R1-b3', 'R1-b4');
    qinRecruits(g, 0, 5);
    expect([clanOf(g, qin(g)).pool[0], honour(g, qin(g))]).toEqual([8 - 4, 8]);
  });

  it('an Archer needs a Firing Spot and wounds the nearest Horde (GW-SOLO-23, GW-SOLO-25)', () => {
    const g = solo();
    horde(g, 'right', 'steppeRaiders');
    horde(g, 'right', 'sappers');
    wounds(g, 'R1-a2', 'R1-a3', 'R1-b3');
    qinRecruits(g, 1, 2);
    expect([clanOf(g, qin(g)).firing, spot(g, 'R1-b4'), honour(g, qin(g))]).toEqual([[0, 0, 1], WOUND, 2]);
    qinFires(g);
    expect([spot(g, 'R2-a3'), honour(g, qin(g))]).toEqual([WOUND, 4]);
  });

  it('he claims Hordes; his survivors go to the pool (GW-SOLO-27, GW-SOLO-28, GW-SOLO-41)', () => {
    const g = solo();
    const card = horde(g, 'right', 'steppeRaiders');
    on(g, qin(g), 'R1-a2', 'R1-a3');
    on(g, P1, 'R1-b3', 'R1-b4');
    g.tea = [qin(g), P1, reed(g)];
    playOut(only(g, begin(defeatCheck, { queue: [] })));
    const clan = clanOf(g, qin(g));
    expect([clan.claimed, clan.pool[0], clan.rest.every((count) => count === 0), clan.honour]).toEqual([
      [card],
      8,
      true,
      2,
    ]);
  });

  it('die from the leftmost column on (GW-SOLO-43)', () => {
    const g = solo();
    horde(g, 'right', 'fireLancers');
    on(g, qin(g), 'R1-a2', 'R1-b1', 'R1-a1');
    run(only(g, begin(deaths, newDeaths(2, -1))));
    expect([spot(g, 'R1-a1'), spot(g, 'R1-b1') > WOUND, spot(g, 'R1-a2') > WOUND]).toEqual([WOUND, true, true]);
  });
});

describe('Qin’s building', () => {
  it('uses the Warehouse, Wood first, and counts the rest as paid (GW-SOLO-10, GW-SOLO-43)', () => {
    const g = solo();
    g.warehouse = [2, 1, 4];
    qinBuilds(g);
    expect([g.warehouse, g.levels, honour(g, qin(g))]).toEqual([[0, 0, 2], [0, 0, 1], 5]);
    g.levels = [0, 0, 3];
    qinBuilds(g);
    expect([g.levels, honour(g, qin(g)), g.warehouse]).toEqual([[0, 1, 3], 10, [0, 0, 0]]);
    g.levels = [0, 3, 3];
    qinBuilds(g);
    expect(honour(g, qin(g))).toBe(10);
  });

  it('raises his lowest Overseer, of equals the lower token', () => {
    const g = solo();
    qinUpgrades(g);
    expect(clanOf(g, qin(g)).overseers).toEqual([1, 1, 1, 2]);
    qinUpgrades(g);
    expect(clanOf(g, qin(g)).overseers).toEqual([1, 1, 2, 2]);
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

describe('Qin and the Reed Clan', () => {
  it('moves Reed Clerks to his lowest tokens, from outside his track first (GW-SOLO-30)', () => {
    const g = solo();
    clerks(g, P1, 'temple', 3);
    qinMovesReed(g, 2);
    expect(['goldMine', 'quarry', 'builders', 'embassy', 'school'].map((id) => clerksAt(g, reed(g), id))).toEqual([
      1, 1, 0, 0, 1,
    ]);
  });

  it('as Overlord sends Reed Spearmen like his own, for nothing, and builds by the indicator (GW-SOLO-31, GW-SOLO-32)', () => {
    const g = solo();
    g.tea = [qin(g), P1, reed(g)];
    horde(g, 'right', 'steppeRaiders');
    clanOf(g, reed(g)).at[BARRACKS] = 1;
    clanOf(g, reed(g)).at[locationNamed('school')] = 0;
    clerks(g, P1, 'barracks', 2);
    playOut(activating(g, 'barracks'), (options) => at(options, options.length - 1));
    expect([spot(g, 'R1-a2') > WOUND, honour(g, qin(g))]).toEqual([true, 0]);
    clerks(g, P1, 'builders');
    playOut(activating(g, 'builders'), (options) => at(options, options.length - 1));
    expect(g.barricades).toEqual([0, 0, 1]);
    const [first] = g.advisorTrack;
    clerks(g, P1, 'embassy');
    playOut(activating(g, 'embassy'));
    expect(g.advisorDiscard).toEqual([first]);
  });
});

describe('Qin’s cards', () => {
  it('shows the top card; his and the Reed card take the first free space (GW-SOLO-11, GW-SOLO-39)', () => {
    const g = solo();
    g.tea = [qin(g), P1, reed(g)];
    const top = g.qinDeck[g.qinDeck.length - 1];
    only(g, begin(autumn, { todo: [], who: NOBODY }));
    play(g, 'command:economy');
    expect([clanOf(g, qin(g)).shown, g.track[0]]).toEqual([top, qin(g)]);
    const again = solo();
    clanOf(again, qin(again)).discards = again.qinDeck.splice(0);
    only(again, begin(autumn, { todo: [], who: NOBODY }));
    play(again, 'command:economy');
    expect([again.qinDeck.length, clanOf(again, qin(again)).discards.length]).toEqual([5, 0]);
    for (const section of ['middle', 'right'])
      for (const type of ['sappers', 'steppeRaiders', 'lightRiders']) horde(again, section, type);
    run(only(again, begin(placeHordes, { left: 1 })));
    expect(again.shamePool).toBe(9);
  });

  it('may be copied, and bonuses see it (GW-SOLO-35)', () => {
    const g = solo();
    clanOf(g, qin(g)).shown = 'qin-economy';
    clanOf(g, P1).shown = 'betrayal';
    expect(othersShow(g, P1, 'economy')).toBe(true);
    only(g, begin(boxes, newBoxes(P1, 'betrayal')));
    play(g, 'choose:copyCommand', 'copy:economy', 'stop');
    expect(clanOf(g, qin(g)).at.reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  it('Betrayal mirrors your card, or moves and gains (GW-SOLO-11)', () => {
    const g = solo();
    clanOf(g, P1).shown = 'workHarder';
    g.active = qin(g);
    only(g, begin(boxes, newBoxes(qin(g), 'qin-betrayal')));
    playOut(g, (options) => at(options, options.length - 1));
    expect([g.levels[2], honour(g, qin(g))]).toEqual([1, 5]);
    const plain = solo();
    plain.active = qin(plain);
    run(only(plain, begin(boxes, newBoxes(qin(plain), 'qin-betrayal'))));
    expect([honour(plain, qin(plain)), clanOf(plain, qin(plain)).clerks]).toEqual([2, 6]);
  });

  it('gains Honour for Supporting Advisors at the end of his turn (GW-SOLO-40, GW-SOLO-44)', () => {
    const g = solo();
    g.active = qin(g);
    clanOf(g, qin(g)).shown = 'qin-economy';
    holds(g, P1, 'ambush');
    only(g, begin(turn, { who: qin(g) }));
    const events = playOut(g, (options) => at(options, options.length - 1));
    expect(honour(g, qin(g))).toBe(2);
    expect(told(events, 'clerkMoved').filter((params) => params.seat === 'qin')).toHaveLength(3);
  });
});

describe('The solo Year', () => {
  it('Qin never has Shame, resources or income, but Honour for his discards (GW-SOLO-7, GW-SOLO-8, GW-SOLO-9)', () => {
    const g = solo();
    clanOf(g, qin(g)).discards = ['qin-economy', 'qin-betrayal'];
    g.qinDeck = g.qinDeck.filter((card) => !clanOf(g, qin(g)).discards.includes(card));
    run(only(g, begin(summer, { order: [], turn: 0 })));
    expect([honour(g, qin(g)), clanOf(g, qin(g)).resources]).toEqual([4, [0, 0, 0, 0]]);
    horde(g, 'middle', 'sappers');
    playOut(only(g, begin(assault, newAssault(1))));
    expect([clanOf(g, qin(g)).shamed, g.shamePool]).toEqual([[0, 0, 0], 9]);
  });

  it('in Spring the leftmost Advisor goes under his card (GW-SOLO-33)', () => {
    const g = solo();
    const [first, second] = g.advisorTrack;
    run(only(g, begin(spring, {})));
    expect([clanOf(g, qin(g)).support.length, clanOf(g, qin(g)).support[2], g.advisorDiscard]).toEqual([
      3,
      first,
      [second],
    ]);
  });

  it('ends with 20 Honour an Artefact for him, and you must have more (GW-SOLO-34, GW-SOLO-37)', () => {
    const g = solo();
    g.ending = 'timeIsUp';
    score(g);
    expect(honour(g, qin(g))).toBe(60);
    clanOf(g, P1).honour = 60;
    expect(outcome(g).winners).toEqual([]);
    clanOf(g, P1).honour = 61;
    expect(outcome(g).winners).toEqual([P1]);
  });

  it('an empty Shame pool loses at the End check, whatever else ends it (GW-SOLO-36, GW-SOLO-1)', () => {
    const g = solo();
    g.shamePool = 0;
    g.levels = [0, 3, 3];
    clanOf(g, P1).honour = 200;
    run(only(g, begin(winter, { section: 0, order: [], turn: 0 })));
    expect([g.ending, outcome(g).winners, honour(g, P1), next(g)]).toEqual(['shamed', [], 200, null]);
  });
});
