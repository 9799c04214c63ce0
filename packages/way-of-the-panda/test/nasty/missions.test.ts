/** Cases at the edge of the rules: bonus missions inside a turn. */

import { describe, expect, it } from 'vitest';
import { placeOf, spotOf } from '../../content/map.ts';
import { clanOf } from '../../state.ts';
import {
  ap,
  building,
  champion,
  guards,
  onRoad,
  optionsOf,
  P1,
  P2,
  P3,
  pending,
  play,
  reserve,
  score,
  strength,
  table,
  tile,
  tileOn,
  whereIs,
  why,
} from '../table.ts';
import { asked, diff, keys, missions, passAll } from './edge.ts';

describe('A9', () => {
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
  it('A9-6: opponent champion, own guards, a third player has the majority and chooses', () => {
    const g = champion(table({ a: 'A9', players: 3 }), P2, 'monk', 'L02');
    strength(guards(g, 'R02', P3, 2), P2, 'monk', 2);
    play(g, 'do:A9-6', 'champion:P2-monk', 'road:R02');
    expect(optionsOf(g, P1)).toEqual(['leave', 'cover:1']);
    play(g, 'cover:1');
    expect(asked(g)).toBe(P3);
    play(g, 'tile:own');
    expect(tileOn(g, 'R02')).toBe(P3);
    expect(clanOf(g, P1).reserve).toBe(9 - 1);
    expect(asked(g)).toBe(P2);
  });
  it('A9-3: third building without a champion on a frontier: card, base, frontier bonus, no space occupied', () => {
    const g = table({ a: 'A9' });
    building(tile(tile(g, 'R14', P2), 'R24', 'neutral'), 'L11', 'gate', 'pagoda');
    g.cityRow = ['C1', 'C5'];
    const before = score(g);
    play(g, 'do:A9-3', 'place:L11');
    // one type only: forced
    expect(pending(g).name).toBe('construct.cityCard');
    play(g, 'card:C5', 'do:neutral-5a', 'reward:vp');
    expect(diff(g, before)).toEqual([2 + 4 + 4 + 2 + 5, 0, 0, 0]);
    expect(g.bases[placeOf('L11')]).toBe(1);
    expect(g.spaceGuards.every((n) => n === 0)).toBe(true);
    expect(clanOf(g, P1).lastSpace).toBe(-1);
  });
  it('A9-1: from the clan sheet; not to where it stands', () => {
    const g = champion(table({ a: 'A9' }), P1, 'monk', 'E-N');
    play(g, 'do:A9-1', 'champion:monk', 'place:L05');
    expect(whereIs(g, P1, 'monk')).toBe(spotOf('L05'));
  });
  it('A9 keeps a player from a forced pass; with it used and nothing selectable the pass is forced', () => {
    const g = ap(table({ a: 'A9', players: 2 }), P1, -2);
    clanOf(g, P1).lastSpace = 23;
    const ev = play(g, 'do:A9-2', 'pass');
    expect(keys(ev).filter((k) => k === 'forced')).toHaveLength(1);
    expect(g.round).toBe(2);
  });
});

describe('A4', () => {
  it('entering with the very last guard, then only withdraw or pass', () => {
    const g = ap(tile(champion(table({ a: 'A6', players: 2 }), P1, 'warrior', 'L10'), 'R20', 'neutral'), P1, 12);
    reserve(g, P1, 2);
    passAll(g, 1);
    play(g, 'do:warrior-4a', 'enter');
    expect(clanOf(g, P1).reserve).toBe(0);
    expect(optionsOf(g, P1)).toEqual(['pass']);
    expect(pending(g).offers).toEqual([{ seat: P1, options: ['+withdraw'] }]);
    play(g, '+withdraw');
    expect(optionsOf(g, P1)).toContain('idle');
    expect(missions(g).progress[0]).toBe(-1);
  });
  it('nested frontier: third gate on L05, then free gate in the same new city: both count', () => {
    const g = ap(champion(table({ a: 'A4' }), P1, 'monk', 'L05'), P1, 12);
    building(tile(tile(g, 'R03', 'neutral'), 'R09', 'neutral'), 'L05', 'market', 'pagoda');
    g.cityRow = ['C6', 'C5'];
    missions(g).progress = [2, 0, 0, 0];
    clanOf(g, P1).reserve -= 1;
    const before = score(g);
    play(g, 'do:monk-4a', 'card:C6');
    expect(g.bases[placeOf('L05')]).toBe(1);
    play(g, 'do:neutral-6a', 'build:gate', 'stop', 'reward:vp', 'reward:vp');
    // 2 + 3 (C6) + 5 (fourth building) + 5 + 5 + 10 (mission)
    expect(diff(g, before)[0]).toBe(2 + 3 + 5 + 5 + 5 + 10);
    expect(g.missions).toMatchObject({ a: null, winner: P1 });
    expect(clanOf(g, P1).reserve).toBe(8 - 1);
  });
  it('a building of the type made by an opponent moves only the opponent; a declined entry may be made up later', () => {
    const g = ap(
      tile(
        tile(
          champion(champion(table({ a: 'A6', players: 2 }), P1, 'warrior', 'L10'), P2, 'warrior', 'L16'),
          'R20',
          'neutral',
        ),
        'R25',
        'neutral',
      ),
      P1,
      12,
    );
    ap(g, P2, 12);
    play(g, 'do:warrior-4a', 'stop', 'do:warrior-4a', 'enter');
    expect(missions(g).progress).toEqual([0, 1]);
  });
  it('withdraw when not allowed is explained', () => {
    const g = table({ a: 'A4' });
    expect(why(g, '+withdraw')).toMatchObject({ rule: 'WP-BONUS-A4-4', why: 'notEntered' });
  });
});
