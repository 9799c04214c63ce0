import { describe, expect, it } from 'vitest';
import { board, curses, options, play, put, run, table, why, yangOf, yinOf } from '../table.ts';

describe('Powers', () => {
  it('only those of one’s own board, while they work (GS-POWER-1, GS-POWER-11)', () => {
    const g = yangOf(table({ powers: { yellow: 'bottomless-pockets' } }), 'red');
    expect(why(g, 'pockets')).toBe('GS-POWER-1 powerNotYours');
    expect(options(yangOf(g, 'yellow'))).toContain('pockets');
    put(g, { 'north-0': 'coffin-breakers-a' });
    expect(why(yangOf(g, 'yellow'), 'pockets')).toBe('GS-POWER-1 powerNotYours');
  });

  it('Bottomless Pockets: a token before the move (GS-POWER-2)', () => {
    const g = yangOf(table({ powers: { yellow: 'bottomless-pockets' } }), 'yellow');
    play(g, 'pockets', 'tao:black');
    expect(board(g, 'yellow').tao).toEqual([1, 0, 0, 0, 1]);
    expect(why(g, 'pockets')).toBe('GS-POWER-2 powerUsed');
    const moved = yangOf(table({ powers: { yellow: 'bottomless-pockets' } }), 'yellow');
    play(moved, 'tile:tea-house');
    expect(why(moved, 'pockets')).toBe('GS-POWER-2 onlyBeforeMove');
  });

  it('nobody borrows a Mantra that is gone (GS-POWER-12, GS-NEUTRAL-4)', () => {
    const g = table({ players: 3 });
    Object.assign(board(g, 'blue'), { power: 'enfeeblement-mantra' });
    Object.assign(board(g, 'yellow'), { power: 'second-wind' });
    yangOf(put(g, { 'north-0': 'zombie' }), 'yellow');
    expect(options(g)).toContain('board:blue');
    g.mantraLost = true;
    expect(why(g, 'board:blue')).toBe('GS-POWER-12 mantraGone');
  });

  it('green powers do not help neutral boards (GS-POWER-10)', () => {
    const g = put(yinOf(table({ players: 2, powers: { green: 'strength-of-a-mountain' } }), 'green'), {
      'south-0': 'lich',
    });
    run(curses(g, 'lose-qi'));
    expect(board(g, 'green').qi).toBe(2);
  });
});
