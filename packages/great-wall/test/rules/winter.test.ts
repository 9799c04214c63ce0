import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { outcome } from '../../rules/scoring.ts';
import { endingNow, volley, winter } from '../../rules/winter.ts';
import { clanOf } from '../../state.ts';
import { attacking } from '../start.ts';
import {
  active,
  coop,
  firing,
  honour,
  horde,
  next,
  only,
  optionsOf,
  P1,
  P2,
  P3,
  play,
  playOut,
  resting,
  run,
  sectionNamed,
  table,
  told,
  wounds,
} from '../table.ts';

describe('Winter', () => {
  it('Archers in Firing Spots must wound, Section by Section in Tea order (GW-WINTER-1, GW-WINTER-7, GW-WINTER-9)', () => {
    const g = table();
    g.tea = [P2, P1, P3];
    horde(g, 'left', 'steppeRaiders');
    horde(g, 'right', 'steppeRaiders');
    g.levels = [1, 1, 1];
    active(g, P1, 'masterArcher');
    firing(g, P1, 'left');
    firing(g, P2, 'left');
    firing(g, P1, 'right');
    resting(g, P1, 'right', 'archer');
    only(g, begin(winter, { section: 0, order: [], turn: 0 }));
    expect(optionsOf(g, P2)).toHaveLength(4);
    play(g, 'spot:L1-a2', 'spot:L1-a3');
    expect([optionsOf(g, P1).every((key) => key.startsWith('spot:R1')), honour(g, P1)]).toEqual([true, 1]);
    play(g, 'spot:R1-a2');
    expect(honour(g, P1)).toBe(2);
  });

  it('Horse Archers are safe from Firing, not from other Wounds', () => {
    const g = table();
    horde(g, 'left', 'horseArchers');
    firing(g, P1, 'left');
    only(g, begin(volley, { who: P1, section: 0, left: 1, covered: [], wounds: 0, attackers: 0 }));
    expect(next(g)).toBeNull();
    attacking(g, P1, 1);
    expect(optionsOf(g, P1)).toContain('attacker:left-firing');
  });

  it('makes a Defeat check, discards Barricades and ends with the End check (GW-WINTER-2, GW-WINTER-5, GW-WINTER-6, GW-END-1)', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    wounds(g, 'L1-a2', 'L1-a3', 'L1-b3');
    g.barricades = [3, 3, 3];
    firing(g, P1, 'left');
    only(g, begin(winter, { section: 0, order: [], turn: 0 }));
    const events = playOut(g);
    expect([told(events, 'defeated').length, g.barricades, g.ending]).toEqual([1, [0, 0, 0], '']);
    expect(events.findIndex(({ key }) => key === 'defeated')).toBeLessThan(
      events.findIndex(({ key }) => key === 'barricadesGone'),
    );
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

describe('End of the game', () => {
  it('two finished Walls end a game of three, three a game of four (GW-EX-33, GW-END-2)', () => {
    const [three, four] = [table(), table({ players: 4 })];
    for (const g of [three, four]) g.levels = [3, 3, 0];
    expect([endingNow(three)?.reason, endingNow(four)]).toEqual(['wallsFinished', null]);
    four.levels = [3, 3, 3];
    expect(endingNow(four)?.rule).toBe('GW-END-2');
  });

  it('an empty Shame pool or the last Year ends it (GW-END-3, GW-END-4)', () => {
    const g = table();
    g.shamePool = 0;
    expect(endingNow(g)?.rule).toBe('GW-END-3');
    g.shamePool = 1;
    g.year = 6;
    expect(endingNow(g)?.rule).toBe('GW-END-4');
  });

  it('solo: time is up and the Shame pool is empty: lost, without scoring (GW-SOLO-36)', () => {
    const g = table({ mode: 'solo' });
    g.year = 6;
    g.shameBox += g.shamePool;
    g.shamePool = 0;
    clanOf(g, P1).honour = 500;
    playOut(only(g, begin(winter, { section: 0, order: [], turn: 0 })), (options) => at(options, options.length - 1));
    expect([g.ending, outcome(g).winners]).toEqual(['shamed', []]);
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
});

describe('Winter of the cooperative game', () => {
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
});
