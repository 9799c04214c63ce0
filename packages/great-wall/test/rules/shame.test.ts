import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { receiveShame } from '../../rules/shame.ts';
import { summer } from '../../rules/summer.ts';
import { clanOf } from '../../state.ts';
import { assaulting, shaming } from '../start.ts';
import {
  allAshamed,
  clerks,
  coop,
  gives,
  honour,
  horde,
  next,
  only,
  optionsOf,
  P1,
  P3,
  play,
  playOut,
  purse,
  run,
  table,
  told,
  why,
} from '../table.ts';

describe('Shame', () => {
  it('an empty pool or no place costs 5 Honour (GW-EX-32, GW-SHAME-5, GW-SHAME-6, GW-TERM-8)', () => {
    const g = table();
    clanOf(g, P3).honour = 12;
    g.shamePool = 0;
    run(shaming(g, P3));
    expect([honour(g, P3), g.shamePool]).toEqual([7, 0]);
    g.shamePool = 3;
    clanOf(g, P3).honour = 3;
    clanOf(g, P3).shamed = [10, 4, 2];
    run(shaming(g, P3));
    expect([honour(g, P3), g.shamePool, g.shameBox]).toEqual([0, 2, 1]);
  });

  it('goes under a Soldier in the pool or on a claimed Horde, one token after the other (GW-SHAME-2, GW-SHAME-8)', () => {
    const g = table();
    const card = horde(g, 'left', 'steppeRaiders');
    g.hordes[0] = '';
    clanOf(g, P1).claimed = [card];
    clanOf(g, P1).claimedShame = [1];
    shaming(g, P1, 2);
    expect(optionsOf(g, P1)).toEqual(['shame:spearman', 'shame:archer', 'shame:horseman', `shameHorde:${card}`]);
    play(g, `shameHorde:${card}`);
    expect(why(g, `shameHorde:${card}`)?.why).toBe('slotsTaken');
    play(g, 'shame:archer');
    expect([clanOf(g, P1).claimedShame, clanOf(g, P1).shamed, g.shamePool]).toEqual([[2], [0, 1, 0], 28]);
  });

  it('comes from a Breach and from being alone (GW-SHAME-1)', () => {
    const g = table();
    horde(g, 'left', 'sappers');
    const rules = told(playOut(assaulting(g, 'left')), 'shame');
    expect(rules).toHaveLength(3);
    clerks(g, P1, 'temple', 3);
    expect(g.shamePool).toBe(27);
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
