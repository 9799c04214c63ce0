import { describe, expect, it } from 'vitest';
import { clanOf } from '../../state.ts';
import { activating, building } from '../start.ts';
import { active, clerks, firing, gives, honour, optionsOf, P1, play, purse, support, table, why } from '../table.ts';

describe('Builders’ District', () => {
  it('uses the Warehouse first and gives Honour for the printed price (GW-EX-17, GW-BUILD-3, GW-BUILD-4, GW-BUILD-5, GW-BUILD-7)', () => {
    const g = table();
    g.warehouse = [2, 1, 0];
    gives(g, P1, { wood: 3, gold: 1 });
    clerks(g, P1, 'builders');
    activating(g, 'builders');
    play(g, 'wall:left', 'paid');
    expect([g.warehouse, purse(g, P1).reduce((sum, count) => sum + count, 0)]).toEqual([[0, 0, 0], 2]);
    expect([honour(g, P1), g.levels, clanOf(g, P1).wallsBuilt]).toEqual([5, [1, 0, 0], 1]);
  });

  it('builds a Barricade out of the Warehouse (GW-EX-18, GW-BUILD-2)', () => {
    const g = table();
    g.warehouse = [3, 0, 0];
    clerks(g, P1, 'builders');
    activating(g, 'builders');
    play(g, 'barricade:middle');
    expect([g.warehouse, g.barricades, honour(g, P1)]).toEqual([[1, 0, 0], [0, 1, 0], 2]);
  });

  it('builds one thing for each Clerk, also in one Section (GW-EX-19, GW-BUILD-1)', () => {
    const g = table();
    gives(g, P1, { wood: 15 });
    clerks(g, P1, 'builders', 2);
    activating(g, 'builders');
    play(g, 'wall:right', 'wall:right');
    expect([honour(g, P1), g.levels, purse(g, P1)]).toEqual([15, [0, 0, 2], [0, 0, 0, 0]]);
  });

  it('leaves Archers where they are and ends at three Barricades and level 3 (GW-BUILD-6, GW-BUILD-8)', () => {
    const g = table();
    g.levels = [3, 0, 0];
    g.barricades = [3, 3, 2];
    firing(g, P1, 'middle');
    gives(g, P1, { wood: 20 });
    clerks(g, P1, 'builders', 3);
    activating(g, 'builders');
    expect(why(g, 'wall:left')?.why).toBe('wallFinished');
    expect(why(g, 'barricade:left')?.why).toBe('slotsFull');
    play(g, 'barricade:right', 'wall:middle');
    expect(clanOf(g, P1).firing).toEqual([0, 1, 0]);
    expect(why(g, 'barricade:right')).toMatchObject({ rule: 'GW-BUILD-8' });
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
});
