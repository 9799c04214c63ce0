import { describe, expect, it } from 'vitest';
import { invariants } from '../../invariants.ts';
import { farthestChampions, missionPoints, outcome } from '../../rules/scoring.ts';
import type { Panda } from '../../state.ts';
import { clanOf } from '../../state.ts';
import { ap, champion, guards, P1, P2, P3, P4, play, reserve, table, tile, vp, why } from '../table.ts';
import { asked, missions, passAll } from './edge.ts';

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

describe('Rounds', () => {
  it('selecting idly raises the price and binds the player', () => {
    const g = table({ players: 2 });
    play(g, 'idle', 'space:neutral-1', 'idle', 'space:neutral-1');
    expect(g.spacePrice[3]).toBe(3);
    expect([clanOf(g, P1).reserve, clanOf(g, P2).reserve]).toEqual([8, 7]);
    expect(why(g, 'do:monk-1a')).toMatchObject({ rule: 'WP-SELECT-3' });
  });
  it('three players forced to pass one after the other, the fourth plays on alone', () => {
    const g = table();
    for (const w of [P2, P3, P4]) reserve(g, w, 0);
    const ev = play(g, 'do:warrior-2b');
    expect(ev.filter(({ key }) => key === 'passed')).toHaveLength(3);
    expect(asked(g)).toBe(P1);
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
});

describe('Scoring', () => {
  it('B5: ties between a border champion and others; sheet champions are nowhere; never across the border', () => {
    const g = champion(champion(champion(table(), P1, 'monk', 'N-W'), P1, 'governor', 'N-W'), P1, 'warrior', 'L02');
    tile(tile(g, 'X01', P1), 'X02', 'neutral');
    expect(farthestChampions(g, P1)).toBe(1);
    champion(champion(g, P2, 'monk', 'N-W'), P2, 'warrior', 'L02');
    expect(farthestChampions(g, P2)).toBe(1);
    expect(missionPoints(g, 'B5')).toEqual([25, 25, 0, 0]);
  });
  it('B3: one connected network, not the sum of several', () => {
    const g = table();
    tile(tile(tile(g, 'X01', P1), 'X16', P1), 'X12', P1);
    expect(missionPoints(g, 'B3')[0]).toBe(10);
  });
  it('the tie break counts AP after the last refund, negative AP too', () => {
    const g = vp(vp(ap(ap(table({ players: 2 }), P1, -1), P2, -2), P1, 9), P2, 9);
    expect(outcome(g).winners).toEqual([P1]);
  });
});
