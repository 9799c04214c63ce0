import { describe, expect, it } from 'vitest';
import { asked, board, deck, moon, options, play, stand, why, yangOf, yinOf } from '../table.ts';

describe('Standing up', () => {
  it('with the Spires goes one tile as well (WM-FAMILY-10, WM-FAMILY-12)', () => {
    const g = yangOf(stand(moon({ powers: { red: 'dance-of-the-spires' } }), { red: 'tea-house' }), 'red');
    board(g, 'red').lying = true;
    expect(options(g)).toEqual(expect.arrayContaining(['tile:herbalists-shop', 'stand', 'help']));
    expect(why(g, 'tile:taoist-altar')).toBe('WM-FAMILY-9 mustStandUp');
    play(g, 'tile:herbalists-shop');
    expect([board(g, 'red').lying, board(g, 'red').place]).toEqual([false, 1]);
  });

  it('is all that Twin Winds and Pavilion do for one who lies (WM-FAMILY-11)', () => {
    const g = yangOf(stand(moon(), { red: 'pavilion-of-the-heavenly-wind' }), 'red');
    board(g, 'blue').lying = true;
    play(g, 'winds', 'taoist:blue');
    expect([board(g, 'blue').lying, board(g, 'blue').place, asked(g)]).toEqual([false, 4, 'yang.act']);
    board(g, 'blue').lying = true;
    play(g, 'help', 'taoist:blue');
    expect([board(g, 'blue').lying, asked(g)]).toEqual([false, 'yang.act']);
  });
});

describe('Taoists who lie', () => {
  it('Root Master lays everybody down (WM-INC-4)', () => {
    const g = deck(yinOf(moon(), 'green'), 'root-master');
    play(g, 'space:south-0');
    expect(g.boards.map(({ lying }) => lying)).toEqual([true, true, true, true]);
    expect(options(g)).toContain('stand');
  });
});
