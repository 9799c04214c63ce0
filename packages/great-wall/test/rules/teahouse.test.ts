import { describe, expect, it } from 'vitest';
import { clanOf } from '../../state.ts';
import { activating } from '../start.ts';
import { clerks, next, P1, P2, P3, play, table, why } from '../table.ts';

describe('Teahouse', () => {
  it('moves markers up in the order of before (GW-EX-20, GW-TEAH-1, GW-TEA-3)', () => {
    const g = table();
    g.tea = [P3, P1, P2];
    clerks(g, P1, 'teahouse');
    clerks(g, P2, 'teahouse');
    activating(g, 'teahouse');
    play(g, 'tea:up');
    expect(g.tea).toEqual([P1, P3, P2]);
    play(g, 'tea:up');
    expect(g.tea).toEqual([P1, P2, P3]);
  });

  it('takes a player who holds all slots to the top (GW-EX-21, GW-TEAH-2)', () => {
    const g = table();
    g.tea = [P3, P1, P2];
    clerks(g, P2, 'teahouse', 2);
    activating(g, 'teahouse');
    play(g, 'tea:top');
    expect(g.tea).toEqual([P2, P3, P1]);
    const shared = table();
    clerks(shared, P2, 'teahouse');
    clerks(shared, P3, 'teahouse');
    activating(shared, 'teahouse');
    expect(why(shared, 'tea:top')?.rule).toBe('GW-TEAH-2');
  });

  it('gives nothing at the top (GW-TEAH-3)', () => {
    const g = table();
    clerks(g, P1, 'teahouse', 2);
    activating(g, 'teahouse');
    expect([next(g), g.tea[0], clanOf(g, P1).clerks]).toEqual([null, P1, 5]);
  });
});
