import { describe, expect, it } from 'vitest';
import { board, dice, moon, play, put, qi, safe, stand, table, villagers, why, yangOf } from '../table.ts';

describe('Gifts', () => {
  it('Qi of the Li family cannot go to the dead, by their own rule (WM-FAMILY-15)', () => {
    const g = safe(qi(villagers(moon(), 'circle-of-prayer', 'li'), 'blue', 0), 'li', 'li');
    play(yangOf(g, 'yellow'), 'save');
    expect(why(g, 'board:blue')).toBe('WM-FAMILY-15 notLiving');
  });

  it('pay the group a crystal and a Yin-Yang (WM-INC-9, WM-DEVOUR-4)', () => {
    const g = put(stand(moon({ options: { difficulty: 'nightmare' } }), { red: 'pavilion-of-the-heavenly-wind' }), {
      'east-1': 'time-keeper',
    });
    board(g, 'blue').yinYang = false;
    play(dice(yangOf(g, 'red'), 'black', 'black', 'black'), 'exorcise', '?space:east-1', 'board:green');
    expect([board(g, 'green').crystals, board(g, 'blue').yinYang]).toEqual([1, true]);
    const devourer = put(stand(moon(), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'ember-fox' });
    play(dice(yangOf(devourer, 'red'), 'red', 'red', 'black'), 'exorcise', '?space:east-1');
    expect(board(devourer, 'red').crystals).toBe(1);
  });

  it('give the group a Qi and a Yin-Yang, to one Taoist or to two (GS-ABIL-15)', () => {
    const g = put(stand(table({ options: { difficulty: 'nightmare' } }), { red: 'pavilion-of-the-heavenly-wind' }), {
      'east-1': 'forgotten-ones',
    });
    board(g, 'blue').yinYang = false;
    play(dice(yangOf(g, 'red'), 'black', 'black', 'black'), 'exorcise', '?space:east-1', 'board:green');
    expect([board(g, 'green').qi, board(g, 'blue').yinYang, g.banished]).toEqual([4, true, 1]);
  });
});
