import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { commandOf } from '../../content/cards.ts';
import { requestOf } from '../../content/coop-cards.ts';
import messages from '../../messages/en.json';
import { activate, newActivation } from '../../rules/activation.ts';
import { autumn, chooseCommand } from '../../rules/autumn.ts';
import { boxes, newBoxes } from '../../rules/boxes.ts';
import { defeatCheck } from '../../rules/defeat.ts';
import { eventStep, fulfilment, isTrue, requestsStep } from '../../rules/requests.ts';
import { outcome } from '../../rules/scoring.ts';
import { receiveShame } from '../../rules/shame.ts';
import { spring } from '../../rules/spring.ts';
import { summer } from '../../rules/summer.ts';
import { winter } from '../../rules/winter.ts';
import type { GreatWall } from '../../state.ts';
import { clanOf, NOBODY } from '../../state.ts';
import {
  active,
  clerks,
  clerksAt,
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
  play,
  playOut,
  purse,
  resting,
  run,
  support,
  table,
  told,
  why,
  wounds,
} from '../table.ts';

/** A cooperative table with these Requests in play. */
function coop(players = 3, ...requests: string[]): GreatWall {
  const g = table({ mode: 'cooperative', players });
  if (requests.length === 0) return g;
  g.requestDeck.push(...g.requests);
  g.requestDeck = g.requestDeck.filter((id) => !requests.includes(id));
  g.requests = [...requests, ...['', '', ''].slice(requests.length)];
  return g;
}

function fulfilling(g: GreatWall): GreatWall {
  return only(g, begin(fulfilment, { order: [], turn: 0, passes: 0, refused: [] }));
}

/** Reveals a certain Event. */
function event(g: GreatWall, id: string): GreatWall {
  g.eventDeck = [...g.eventDeck.filter((card) => card !== id), id];
  return only(g, begin(eventStep, {}));
}

describe('Requests', () => {
  it('a state is fulfilled by itself; a payment needs everybody (GW-EX-49, GW-COOP-29, GW-COOP-11, GW-COOP-12)', () => {
    const g = coop(3, 'silk-for-the-court', 'quiet-border');
    for (const [who, gold] of [
      [P1, 4],
      [P2, 3],
      [P3, 4],
    ] as const)
      gives(g, who, { gold });
    fulfilling(g);
    run(g);
    expect(g.requestsDone).toEqual(['quiet-border']);
    play(g, 'request:silk-for-the-court', 'yes');
    expect([optionsOf(g, P2), why(g, 'yes')?.rule]).toEqual([['no'], 'GW-COOP-11']);
    play(g, 'no');
    expect([purse(g, P1)[2], g.requests[0], next(g)]).toEqual([4, 'silk-for-the-court', null]);
  });

  it('is paid at once when all agree, and counts (GW-COOP-11, GW-COOP-28)', () => {
    const g = coop(3, 'timber-for-the-fleet');
    for (const who of [P1, P2, P3]) gives(g, who, { wood: 5 });
    play(fulfilling(g), 'request:timber-for-the-fleet', 'yes', 'yes', 'yes');
    expect([[P1, P2, P3].map((who) => purse(g, who)[0]), g.requestsDone, g.requests]).toEqual([
      [1, 1, 1],
      ['timber-for-the-fleet'],
      ['', '', ''],
    ]);
    const points = coop(3, 'humble-service');
    for (const who of [P1, P2, P3]) clanOf(points, who).honour = 13;
    play(fulfilling(points), 'request:humble-service', 'yes', 'yes', 'yes');
    expect(points.clans.map((clan) => clan.honour)).toEqual([1, 1, 1]);
  });

  it('sacrifices leave the game; the Reed Clan pays nothing (GW-COOP-13, GW-COOP-27)', () => {
    const g = coop(2, 'scribes-for-the-capital', 'warriors-for-the-guard');
    clerks(g, P1, 'quarry');
    resting(g, P2, 'middle', 'horseman');
    fulfilling(g);
    play(g, 'request:scribes-for-the-capital', 'yes', 'yes', 'sacrifice:quarry');
    // Only the pool is left to choose for the second player, so it is taken.
    expect([clanOf(g, P1).clerksLost, clerksAt(g, P1, 'quarry'), clanOf(g, P2).clerks]).toEqual([1, 0, 4]);
    play(
      g,
      'request:warriors-for-the-guard',
      'yes',
      'yes',
      'sacrifice:pool-archer',
      'sacrifice:pool-archer',
      'sacrifice:middle-horseman',
      'sacrifice:pool-spearman',
    );
    expect([clanOf(g, P1).lost, clanOf(g, P2).lost, inRest(g, P2, 'middle', 'horseman')]).toEqual([
      [0, 2, 0],
      [1, 0, 1],
      0,
    ]);
    expect(clanOf(g, 2 as typeof P1).lost).toEqual([0, 0, 0]);
  });

  it('Soldiers on Hordes are not sacrificed for the Guard, and the card says so (GW-COOP-13, GW-ATT-7)', () => {
    const g = coop(3, 'warriors-for-the-guard');
    horde(g, 'left', 'vanguard');
    on(g, P1, 'L1-a2', 'L1-a3');
    clanOf(g, P1).lost = [...clanOf(g, P1).pool];
    clanOf(g, P1).pool = [0, 0, 0];
    play(fulfilling(g), 'request:warriors-for-the-guard');
    expect(optionsOf(g, P1)).toEqual(['no']);
    expect(messages['text.warriors-for-the-guard']).toContain('none on Hordes');
  });

  it('the team gives Soldiers Section by Section, or Warehouse resources (GW-COOP-31)', () => {
    const g = coop(3, 'royal-escort', 'imperial-granary');
    resting(g, P1, 'left', 'spearman');
    resting(g, P2, 'middle', 'archer');
    resting(g, P3, 'right', 'spearman');
    resting(g, P1, 'right', 'spearman');
    g.warehouse = [4, 3, 0];
    fulfilling(g);
    play(g, 'request:royal-escort', 'yes', 'no', 'yes', 'no', 'no', 'yes');
    expect([
      inRest(g, P1, 'left'),
      inRest(g, P2, 'middle', 'archer'),
      inRest(g, P3, 'right'),
      inRest(g, P1, 'right'),
    ]).toEqual([0, 0, 0, 1]);
    play(g, 'request:imperial-granary', 'paid');
    expect([g.warehouse.reduce((sum, count) => sum + count, 0), g.requestsDone.length]).toEqual([1, 2]);
    const nobody = coop(3, 'royal-escort');
    resting(nobody, P1, 'left', 'spearman');
    play(fulfilling(nobody), 'request:royal-escort', 'yes', 'no', 'no', 'no');
    expect([inRest(nobody, P1, 'left'), nobody.requestsDone, next(nobody)]).toEqual([1, [], null]);
  });

  it('a declined Request waits until another was fulfilled; the step ends when all pass (GW-COOP-29)', () => {
    const g = coop(3, 'timber-for-the-fleet', 'stone-for-the-tomb');
    for (const who of [P1, P2, P3]) gives(g, who, { wood: 4, stone: 4 });
    fulfilling(g);
    play(g, 'request:timber-for-the-fleet', 'no');
    expect(why(g, 'request:timber-for-the-fleet')?.why).toBe('declinedBefore');
    play(g, 'request:stone-for-the-tomb', 'yes', 'yes', 'yes');
    expect(optionsOf(g, P3)).toEqual(['request:timber-for-the-fleet', 'pass']);
    play(g, 'pass', 'pass', 'pass');
    expect(next(g)).toBeNull();
  });

  it('checks what the table shows', () => {
    const g = coop();
    expect(isTrue(g, requestOf('glory-to-the-emperor'))).toBe(false);
    g.levels = [2, 2, 3];
    g.defeatedIn = 7;
    g.breached = true;
    expect(
      ['glory-to-the-emperor', 'provoke-then-prevail', 'quiet-border'].map((id) => isTrue(g, requestOf(id))),
    ).toEqual([true, true, false]);
    const done = coop(3, 'provoke-then-prevail', 'glory-to-the-emperor');
    done.defeatedIn = 7;
    run(fulfilling(done));
    expect(done.requestsDone).toEqual(['provoke-then-prevail']);
  });

  it('Plea to the Throne makes shares smaller and stays spent', () => {
    const g = coop(3, 'silk-for-the-court');
    gives(g, P1, { gold: 3, chi: 2 });
    gives(g, P2, { gold: 3 });
    gives(g, P3, { gold: 3 });
    holds(g, P1, 'plea');
    play(fulfilling(g), 'request:silk-for-the-court', 'enhanced:plea', 'yes', 'yes', 'yes');
    expect([[P1, P2, P3].map((who) => purse(g, who)[2]), g.requestsDone.length, g.tacticDiscard.length]).toEqual([
      [0, 0, 0],
      1,
      1,
    ]);
  });
});

describe('Shame in the cooperative game', () => {
  it('each Request left costs each player a token; without tokens all lose (GW-EX-40, GW-COOP-14, GW-COOP-25)', () => {
    const g = coop(3, 'silk-for-the-court', 'humble-service');
    g.shamePool = 5;
    only(g, begin(requestsStep, { order: [], turn: 0 }));
    playOut(g);
    expect([g.ending, outcome(g).winners, g.shamePool]).toEqual(['noShameLeft', [], 0]);
    const bought = coop(3, 'silk-for-the-court', 'humble-service');
    bought.shamePool = 5;
    clanOf(bought, P1).honour = 10;
    only(bought, begin(requestsStep, { order: [], turn: 0 }));
    playOut(bought, (options) => (options.includes('buyOff') ? 'buyOff' : at(options, 0)));
    expect([bought.ending, honour(bought, P1), bought.shamePool]).toEqual(['', 0, 0]);
  });

  it('goes under Soldiers only, and 10 Honour buy it off (GW-COOP-19, GW-COOP-20)', () => {
    const g = coop();
    clanOf(g, P1).claimed = ['x'];
    clanOf(g, P1).claimedShame = [0];
    only(g, begin(receiveShame, { who: P1, left: 1, rule: 'GW-COOP-14' }));
    expect(optionsOf(g, P1)).toEqual(['shame:spearman', 'shame:archer', 'shame:horseman']);
    expect([why(g, 'shameHorde:x')?.rule, why(g, 'buyOff')?.rule]).toEqual(['GW-COOP-20', 'GW-COOP-19']);
    clanOf(g, P1).honour = 10;
    play(g, 'buyOff');
    expect([honour(g, P1), g.shamePool]).toEqual([0, 30]);
    clanOf(g, P1).shamed = [1, 0, 0];
    clanOf(g, P1).honour = 12;
    gives(g, P1, { chi: 9 });
    only(g, begin(summer, { order: [], turn: 0 }));
    play(g, 'shame:spearman');
    expect([honour(g, P1), purse(g, P1)[3], next(g)]).toEqual([2, 9, null]);
  });

  it('refills the spaces; unfulfilled Requests stay, an empty deck leaves gaps (GW-COOP-15, GW-COOP-9)', () => {
    const g = coop(3, 'silk-for-the-court');
    g.requestDeck = g.requestDeck.slice(0, 1);
    only(g, begin(requestsStep, { order: [], turn: 0 }));
    playOut(g);
    expect([g.requests[0], g.requests.filter((id) => id === '').length, g.requests.length]).toEqual([
      'silk-for-the-court',
      1,
      3,
    ]);
  });
});

describe('The cooperative Year', () => {
  it('has no recovery, and its cards do nothing there (GW-COOP-21, GW-COOP-30)', () => {
    const g = coop();
    clanOf(g, P1).discards = ['economy'];
    active(g, P1, 'archivist', 'magistrate');
    only(g, begin(summer, { order: [], turn: 0 }));
    expect([next(g), honour(g, P1), clanOf(g, P1).discards]).toEqual([null, 0, ['economy']]);
  });

  it('gives a card back for a Wall level and Honour for a Horde at once (GW-EX-42, GW-COOP-22, GW-COOP-24)', () => {
    const g = coop();
    clanOf(g, P1).discards = ['economy', 'betrayal'];
    clanOf(g, P1).commands = ['despotism'];
    gives(g, P1, { wood: 5 });
    clerks(g, P1, 'builders');
    only(g, begin(activate, newActivation(locationNamed('builders'), false)));
    play(g, 'wall:left');
    expect(optionsOf(g, P1)).toEqual(['reclaim:economy', 'stop']);
    play(g, 'reclaim:economy');
    const card = horde(g, 'left', 'ironColumn');
    on(g, P1, 'L1-a1');
    wounds(g, 'L1-a2', 'L1-a3', 'L1-a4', 'L1-b1', 'L1-b2', 'L1-b3', 'L1-b4');
    run(only(g, begin(defeatCheck, { queue: [] })));
    expect([honour(g, P1), clanOf(g, P1).claims, clanOf(g, P1).claimed, g.hordeDiscard]).toEqual([
      5 + 2 + 16,
      1,
      [],
      [card],
    ]);
  });

  it('places one Horde more in Spring (GW-COOP-23, GW-EX-41)', () => {
    const g = coop(4);
    expect(told(run(only(g, begin(spring, {}))), 'hordePlaced')).toHaveLength(4);
  });

  it('lets the active player name who acts next (GW-COOP-17, GW-COOP-18)', () => {
    const g = coop();
    only(g, begin(autumn, { todo: [], who: NOBODY }));
    play(g, 'command:economy', 'command:despotism', 'command:despotism');
    expect(optionsOf(g, P1)).toEqual(['space:1', 'space:2', 'space:3']);
    g.active = P1;
    only(g, begin(boxes, newBoxes(P1, 'economy')));
    play(g, 'stop');
    expect(optionsOf(g, P1)).toEqual(['next:1', 'next:2']);
    play(g, 'next:2');
    expect(optionsOf(g, P3)).toContain('from:pool');
    expect(commandOf('economy').boxes[1]?.who).toBe('others');
    expect(chooseCommand.together).toBe(true);
  });

  it('runs Winter in its own sequence, with Requests and an Event (GW-COOP-10, GW-COOP-16)', () => {
    const g = coop(3, 'silk-for-the-court');
    only(g, begin(winter, { section: 0, order: [], turn: 0 }));
    const keys = playOut(g, (options) => (options.includes('pass') ? 'pass' : at(options, 0))).map(({ key }) => key);
    expect(keys.indexOf('season')).toBeLessThan(keys.indexOf('shame'));
    expect(keys.indexOf('shame')).toBeLessThan(keys.indexOf('eventRevealed'));
    expect([g.events.length, g.eventDeck.length]).toEqual([1, 11]);
  });

  it('wins with enough Requests, loses in the last Year; Walls do not end it (GW-COOP-26, GW-COOP-33)', () => {
    const won = coop(2);
    won.requestsDone = ['a', 'b', 'c', 'd', 'e', 'f'];
    won.requests = ['', ''];
    run(only(won, begin(winter, { section: 0, order: [], turn: 0 })));
    expect([won.ending, outcome(won).winners, outcome(won).scores]).toEqual(['requestsFulfilled', [P1, P2], [6, 6]]);
    const lost = coop(2);
    lost.requests = ['', ''];
    lost.year = 6;
    run(only(lost, begin(winter, { section: 0, order: [], turn: 0 })));
    expect([lost.ending, lost.events.length]).toEqual(['requestsMissed', 0]);
    const walls = coop(3);
    walls.levels = [3, 3, 3];
    walls.requests = ['', '', ''];
    walls.shamePool = 0;
    run(only(walls, begin(winter, { section: 0, order: [], turn: 0 })));
    expect(walls.ending).not.toBe('wallsFinished');
  });

  it('keeps screens secret by the rules (GW-COOP-32, GW-COOP-2)', () => {
    const g = coop();
    gives(g, P1, { gold: 3 });
    expect([g.mode, g.year, g.clans.every((clan) => clan.honour === 0)]).toEqual(['cooperative', 1, true]);
  });
});

describe('Events', () => {
  it('immediate ones happen now', () => {
    const g = coop();
    g.warehouse = [1, 2, 3];
    run(event(g, 'granaryFire'));
    expect(g.warehouse).toEqual([0, 0, 0]);
    for (const who of [P1, P2, P3]) gives(g, who, { wood: 1, gold: 4 });
    playOut(event(g, 'flood'));
    expect(purse(g, P1).reduce((sum, count) => sum + count, 0)).toBe(3);
    playOut(event(g, 'richHarvest'));
    expect(purse(g, P1).reduce((sum, count) => sum + count, 0)).toBe(6);
    resting(g, P1, 'left', 'spearman');
    run(event(g, 'campFever'));
    expect(inRest(g, P1, 'left')).toBe(0);
    run(event(g, 'newBanners'));
    expect(g.hordes.filter((card) => card !== '')).toHaveLength(1);
    clanOf(g, P2).shamed = [1, 0, 0];
    play(event(g, 'amnesty'), 'shame:spearman');
    expect(clanOf(g, P2).shamed).toEqual([0, 0, 0]);
  });

  it('passive ones last (GW-COOP-16)', () => {
    const g = coop();
    run(event(g, 'warWeariness'));
    run(event(g, 'rottenTimber'));
    run(event(g, 'openRoads'));
    clerks(g, P1, 'barracks', 1);
    gives(g, P1, { wood: 1, stone: 2, gold: 1 });
    only(g, begin(activate, newActivation(locationNamed('barracks'), true)));
    expect(next(g)).toBeNull();
    gives(g, P1, { wood: 2, stone: 2 });
    clerks(g, P1, 'barracks', 1);
    only(g, begin(activate, newActivation(locationNamed('barracks'), true)));
    play(g, 'recruit:spearman', 'rest:left');
    expect(purse(g, P1)).toEqual([0, 0, 0, 0]);
    support(g, P1, 1);
    gives(g, P1, { wood: 2, gold: 1 });
    clerks(g, P1, 'embassy', 1);
    only(g, begin(activate, newActivation(locationNamed('embassy'), false)));
    play(g, `advisor:${g.advisorTrack[0]}`, 'support');
    expect(purse(g, P1)[2]).toBe(0);
    clerks(g, P1, 'builders', 1);
    only(g, begin(activate, newActivation(locationNamed('builders'), false)));
    expect(next(g)).toBeNull();
  });

  it('Early Frost takes one resource from everybody with income (GW-TIME-2)', () => {
    const g = coop();
    run(event(g, 'earlyFrost'));
    clanOf(g, P1).overseers = [2, 0, 0, 0];
    only(g, begin(summer, { order: [], turn: 0 }));
    run(g);
    expect([purse(g, P1)[0], purse(g, P2)]).toEqual([1, [0, 0, 0, 0]]);
  });

  it('Early Frost looks at Overseers alone, and says so (GW-CARD-11)', () => {
    const g = coop();
    run(event(g, 'earlyFrost'));
    active(g, P1, 'taxCollector');
    run(only(g, begin(summer, { order: [], turn: 0 })));
    expect(purse(g, P1)).toEqual([0, 0, 2, 0]);
    expect(messages['text.earlyFrost']).toContain('whose Overseers bring');
  });
});
