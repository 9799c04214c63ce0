import { at } from '@jade/engine';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { invariants } from '../../invariants.ts';
import messages from '../../messages/en.json';
import { STANDSTILL } from '../../rules/round.ts';
import { outcome } from '../../rules/scoring.ts';
import type { Panda } from '../../state.ts';
import { clanOf } from '../../state.ts';
import {
  alone,
  ap,
  asked,
  building,
  champion,
  city,
  cityDue,
  guards,
  missions,
  P1,
  P2,
  passAll,
  pending,
  play,
  reserve,
  table,
  tile,
  turnOf,
} from '../table.ts';

/** P1's warrior builds the fourth building or more on L12, with all the guards it takes. */
function builderInL12(g: Panda, ...there: string[]): Panda {
  for (const road of ['R21', 'R25', 'R15', 'R22']) tile(g, road, 'neutral');
  return ap(champion(city(g, 'L12', ...there), P1, 'warrior', 'L12'), P1, 12);
}

describe('The end of the game', () => {
  it('is near when the fifth base is placed (WP-END-1)', () => {
    const g = cityDue('L01', 'L02', 'L03');
    g.cityRow = ['C5', 'C6'];
    play(g, 'do:warrior-4a', 'card:C5');
    expect(g.endings).toEqual([]);
    const fifth = cityDue('L01', 'L02', 'L03', 'L04');
    fifth.cityRow = ['C5', 'C6'];
    play(fifth, 'do:warrior-4a', 'card:C5');
    expect(fifth.endings).toEqual(['fifthCityBase']);
  });

  it('is near when the last building of all types is placed, not of one type (WP-END-2)', () => {
    const one = ap(tile(champion(table(), P1, 'warrior', 'L10'), 'R20', 'neutral'), P1, 12);
    one.supply.buildings = [1, 0, 1];
    play(one, 'do:warrior-4a');
    expect(one.endings).toEqual([]);
    const all = ap(tile(champion(table(), P1, 'warrior', 'L10'), 'R20', 'neutral'), P1, 12);
    all.supply.buildings = [0, 0, 1];
    play(all, 'do:warrior-4a');
    expect(all.endings).toEqual(['lastBuilding']);
  });

  it('is near when a second city becomes a capital (WP-END-3)', () => {
    const first = builderInL12(table(), 'gate', 'market');
    play(first, 'do:warrior-6a');
    expect(first.endings).toEqual([]);
    const second = builderInL12(city(table(), 'L01', 'gate', 'market', 'pagoda'), 'gate', 'market');
    play(second, 'do:warrior-6a');
    expect(second.endings).toEqual(['secondCapital']);
  });

  it('comes after the current round, with all its rules (WP-END-4)', () => {
    const g = builderInL12(city(table(), 'L01', 'gate', 'market', 'pagoda'), 'gate', 'market');
    play(g, 'do:warrior-6a');
    expect(at(pending(g).questions, 0).seat).toBe(P2);
    play(g, 'do:warrior-2b', 'pass', 'pass');
    expect(clanOf(g, P2).strength).toEqual([1, 1, 2]);
    expect(g.stack.length).toBeGreaterThan(0);
  });

  it('has a last refund, which decides ties, and no new round (WP-END-5)', () => {
    const g = alone(table());
    g.endings = ['secondCapital'];
    play(g, 'do:warrior-2b', 'pass');
    expect(g.stack).toEqual([]);
    expect(g.round).toBe(1);
    expect(clanOf(g, P1)).toMatchObject({ ap: 4 - 1 + 1, reserve: 8 });
  });

  it('leaves the order as it is: no round follows for which a new one would be told (WP-END-5, WP-ORDER-1)', () => {
    const g = alone(table());
    g.endings = ['secondCapital'];
    const events = play(g, 'do:warrior-2b', 'pass').map(({ key }) => key);
    expect(events).toContain('refund');
    expect(events).not.toContain('newOrder');
  });

  it('comes when all always pass, although all could do something (WP-END-6)', () => {
    const g = table({ players: 3 });
    for (let passes = 0; passes < 3 * STANDSTILL; passes++) {
      expect(g.endings).toEqual([]);
      play(g, 'pass');
    }
    expect(g.endings).toEqual(['standstill']);
    expect(g.stack).toEqual([]);
  });

  it('comes too when nothing is built and no ninja covered for ten rounds (WP-END-6)', () => {
    const g = table({ players: 2 });
    // Nine guards of each player stand on unfinished roads.
    for (const [who, roads] of [
      [P1, ['R03', 'R21', 'R28']],
      [P2, ['X05', 'X10', 'X14']],
    ] as const) {
      for (const road of roads) guards(g, road, who, 3);
    }
    const rounds: number[] = [];
    while (g.stack.length > 0 && rounds.length < 100) {
      rounds.push(g.round);
      play(g, 'pass');
    }
    expect(g.endings).toEqual(['standstill']);
    expect(g.round).toBe(STANDSTILL);
  });

  it('is called our ruling wherever it is told (WP-END-6)', () => {
    for (const text of [expand(messages)['trigger.standstill'], expand(messages)['end.standstill']])
      expect(text).toMatch(/our ruling/);
  });

  it('is put off by one covered ninja (WP-END-6)', () => {
    const g = champion(table({ players: 2 }), P1, 'monk', 'L02');
    while (g.round < STANDSTILL) play(g, 'pass');
    play(turnOf(g, P1), 'do:monk-1a', 'road:R05', 'cover:1', 'tile:own', 'pass', 'pass');
    expect(g.endings).toEqual([]);
    expect(g.quietRounds).toBe(0);
  });

  it('fifth base and last building and second capital in nested buildings: all endings, one last round', () => {
    const g = ap(champion(champion(table(), P1, 'monk', 'L05'), P1, 'warrior', 'L11'), P1, 12);
    tile(tile(g, 'R03', 'neutral'), 'R09', 'neutral');
    building(g, 'L05', 'market', 'pagoda');
    for (const p of ['L01', 'L02']) city(g, p);
    city(g, 'L03', 'gate', 'market', 'pagoda');
    city(g, 'L11', 'gate', 'market');
    for (const r of ['R14', 'R24', 'R21']) tile(g, r, 'neutral');
    g.cityRow = ['C5', 'C6'];
    play(g, 'do:monk-4a', 'card:C5', 'do:neutral-6a', 'build:pagoda', 'stop', 'reward:vp', 'reward:vp');
    // the inner building is checked first and sees both
    expect(g.endings.toSorted()).toEqual(['fifthCityBase', 'secondCapital']);
    expect(asked(g)).toBe(P2);
    play(g, 'pass', 'pass', 'pass', 'pass');
    expect(g.stack).toEqual([]);
    expect(g.round).toBe(1);
  });

  it('the trigger comes with the last turn of the round: no new round, refund done, tie by AP', () => {
    const g = table({ players: 2 });
    tile(champion(g, P1, 'warrior', 'L10'), 'R20', 'neutral');
    ap(g, P1, 12);
    g.supply.buildings = [0, 0, 1];
    passAll(g, 1);
    reserve(g, P1, 1);
    play(g, 'do:warrior-4a');
    expect(g.stack).toEqual([]);
    expect(clanOf(g, P1).ap).toBe(10);
    expect(outcome(g).reason).toBe('lastBuilding');
  });

  it('a building begins the count of quiet rounds anew, and only rounds in a row count (WP-END-6)', () => {
    const g = table({ players: 2 });
    while (g.round < STANDSTILL - 1) play(g, 'pass');
    expect(g.quietRounds).toBe(STANDSTILL - 2);
    champion(ap(tile(turnOf(g, P1), 'R20', 'neutral'), P1, 6), P1, 'warrior', 'L10');
    play(g, 'do:warrior-4a', 'pass');
    expect(g.endings).toEqual([]);
    while (g.round < STANDSTILL + 3) play(g, 'pass');
    expect(g.endings).toEqual([]);
    expect(g.quietRounds).toBe(3);
  });

  it('a trigger counts once, also when it is pulled again (WP-END-4)', () => {
    const g = cityDue('L01', 'L02', 'L03', 'L04', 'L05');
    g.endings = ['fifthCityBase'];
    g.cityRow = ['C5', 'C6'];
    const events = play(g, 'do:warrior-4a', 'card:C5').map(({ key }) => key);
    expect(events).not.toContain('lastRound');
    expect(g.endings).toEqual(['fifthCityBase']);
  });
});

describe('Endless games', () => {
  /** 2 players, 10 guards each: 16 on unfinished roads; A9 holds some; nobody has any left but P1's last. */
  function stuck(): Panda {
    const g = table({ players: 2, a: 'A9' });
    for (const road of ['R03', 'R21', 'R28']) guards(g, road, P1, road === 'R28' ? 2 : 3); // 8
    for (const road of ['X05', 'X10', 'X14']) guards(g, road, P2, 3); // 9
    missions(g).special = [P1, P2, -1, -1, -1, -1];
    clanOf(g, P1).reserve -= 1;
    clanOf(g, P2).reserve -= 1;
    expect(clanOf(g, P1).reserve).toBe(1);
    expect(clanOf(g, P2).reserve).toBe(0);
    expect(invariants(g)).toEqual([]);
    return g;
  }

  it('A9: last guard on the card, nobody else has one: all must pass until the game ends (WP-END-6)', () => {
    const g = stuck();
    play(g, 'do:A9-5');
    expect(g.endings).toEqual(['standstill']);
  });

  it('A9: guards that lie on the card for good (WP-END-6)', () => {
    const g = stuck();
    for (let i = 0; i < 30 && g.stack.length > 0; i++) play(g, 'pass');
    expect(g.endings).toEqual(['standstill']);
  });

  it('A4: a guard on the card that could be withdrawn puts nothing off (WP-END-6)', () => {
    const g = table({ players: 2, a: 'A6' });
    for (const road of ['R03', 'R21', 'R28']) guards(g, road, P1, road === 'R28' ? 2 : 3); // 8 of 10
    for (const road of ['X05', 'X10', 'X14']) guards(g, road, P2, 3);
    missions(g).progress = [2, 0];
    clanOf(g, P1).reserve -= 1;
    for (let i = 0; i < 20; i++) play(g, 'pass');
    expect(g.endings).toEqual(['standstill']);
  });
});
