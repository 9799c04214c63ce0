import { describe, expect, it } from 'vitest';
import { spotOf } from '../../content/map.ts';
import { clanOf } from '../../state.ts';
import {
  ap,
  champion,
  keys,
  missions,
  onRoad,
  optionsOf,
  P1,
  P2,
  P3,
  play,
  reserve,
  table,
  turnOf,
  whereIs,
  why,
} from '../table.ts';

describe('Mission A9', () => {
  it('can be used once a round, for a guard, in place of a space (WP-EX-39, WP-BONUS-A9, WP-BONUS-A9-1)', () => {
    const g = ap(table({ a: 'A9', players: 2 }), P1, 0);
    clanOf(g, P1).lastSpace = 15;
    clanOf(g, P2).passed = true;
    const { reserve: before } = clanOf(g, P1);
    play(g, 'do:A9-5');
    expect(clanOf(g, P1)).toMatchObject({ ap: 5, reserve: before - 1, lastSpace: 15 });
    expect(why(g, 'do:A9-2')).toMatchObject({ rule: 'WP-BONUS-A9', why: 'specialUsed' });
    play(g, 'idle');
    expect(optionsOf(g, P1)[0]).toBe('space:neutral-4');
  });

  it('keeps its guards until all six spaces are filled, then leaves without AP (WP-BONUS-A9-2)', () => {
    const g = table({ a: 'A9' });
    if (g.missions) g.missions.special = [P2, -1, P2, P3, P1, P1];
    expect(why(g, 'do:A9-1')).toMatchObject({ rule: 'WP-BONUS-A9-2', why: 'specialTaken' });
    for (const [who, left] of [
      [P1, 6],
      [P2, 6],
      [P3, 7],
    ] as const)
      reserve(g, who, left);
    play(g, 'do:A9-2');
    expect(g.missions).toMatchObject({ a: null, special: [-1, -1, -1, -1, -1, -1] });
    expect(g.clans.map((clan) => clan.reserve)).toEqual([8, 8, 8, 8]);
    expect(clanOf(g, P1)).toMatchObject({ ap: 4, vp: 6 + 6 });
  });

  it('brings 6 VP, 5 AP, and a move past two ninjas (WP-BONUS-A9-3)', () => {
    const g = champion(table({ a: 'A9' }), P1, 'monk', 'L03');
    play(g, 'do:A9-4', 'champion:monk', 'road:R06', 'leave');
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L08'));
    const points = table({ a: 'A9' });
    play(points, 'do:A9-2');
    expect(clanOf(points, P1).vp).toBe(12);
  });

  it('can be occupied without doing anything (WP-BONUS-A9, WP-ACTION-2)', () => {
    const g = table({ a: 'A9' });
    play(g, 'idle', 'space:A9-2');
    expect(clanOf(g, P1)).toMatchObject({ vp: 6, reserve: 7 });
    expect(g.missions?.special[1]).toBe(P1);
  });

  it('sixth guard: action first, then the guards go back, no AP, card gone; A9 not usable any more', () => {
    const g = table({ a: 'A9', players: 3 });
    missions(g).special = [P2, P2, P2, P3, -1, P1];
    reserve(reserve(reserve(g, P1, 3), P2, 6), P3, 8);
    play(g, 'do:A9-5');
    expect(missions(g).a).toBeNull();
    expect(g.clans.map((c) => c.reserve)).toEqual([4, 9, 9]);
    expect(clanOf(g, P1).ap).toBe(9);
    expect(optionsOf(g, P2).some((k) => k.includes('A9'))).toBe(false);
  });

  it('sixth guard on A9-6 with the last guard: nothing to cover with during the action', () => {
    const g = champion(table({ a: 'A9', players: 3 }), P2, 'monk', 'L02');
    missions(g).special = [P1, P1, P2, P3, P3, -1];
    reserve(g, P1, 1);
    play(g, 'do:A9-6', 'champion:P2-monk', 'road:R05');
    expect(whereIs(g, P2, 'monk')).toBe(spotOf('L07'));
    expect(onRoad(g, 'R05')).toEqual([0, 0, 0]);
    expect(clanOf(g, P1).reserve).toBe(3);
  });

  it('A9 keeps a player from a forced pass; with it used and nothing selectable the pass is forced', () => {
    const g = ap(table({ a: 'A9', players: 2 }), P1, -2);
    clanOf(g, P1).lastSpace = 23;
    const ev = play(g, 'do:A9-2', 'pass');
    expect(keys(ev).filter((k) => k === 'forced')).toHaveLength(1);
    expect(g.round).toBe(2);
  });

  it('A9 can be used again in the next round (WP-BONUS-A9)', () => {
    const g = table({ a: 'A9', players: 2 });
    play(g, 'do:A9-5', 'pass', 'pass');
    expect(g.round).toBe(2);
    play(turnOf(g, P1), 'do:A9-2');
    expect(g.missions?.special.filter((owner) => owner === P1)).toHaveLength(2);
  });

  it('A9 needs a guard in the reserve (WP-BONUS-A9)', () => {
    const g = reserve(table({ a: 'A9', players: 2 }), P1, 0);
    play(turnOf(g, P2), 'pass');
    expect(g.round).toBe(2);
    expect(g.missions?.special).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  it('with only A9 left its spaces can also be taken idly (WP-PASS-3)', () => {
    const g = ap(table({ a: 'A9' }), P1, -2);
    clanOf(g, P1).lastSpace = 23;
    expect(optionsOf(g, P1)).toContain('idle');
    play(g, 'idle', 'space:A9-3');
    expect(g.missions?.special[2]).toBe(P1);
  });
});
