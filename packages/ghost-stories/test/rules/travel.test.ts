import { describe, expect, it } from 'vitest';
import {
  asked,
  board,
  haunted,
  moon,
  moonOn,
  options,
  play,
  put,
  run,
  stackOn,
  stand,
  villagers,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

describe('Villagers come along', () => {
  it('only the top one, with a Taoist, and face up on top (WM-VILLAGER-2, WM-VILLAGER-4, WM-VILLAGER-6, WM-VILLAGER-8)', () => {
    const g = villagers(villagers(moon(), 'circle-of-prayer', 'li', 'sun'), 'tea-house', 'hua');
    play(yangOf(g, 'red'), 'tile:tea-house');
    expect([asked(g), options(g)]).toEqual(['travel', ['bring:circle-of-prayer', 'alone']]);
    play(g, 'bring:circle-of-prayer');
    expect([stackOn(g, 'tea-house'), stackOn(g, 'circle-of-prayer')]).toEqual([['li', 'hua'], ['sun']]);
    expect(board(g, 'red').place).toBe(0);
  });

  it('not to a fourth place and not onto a haunted tile (WM-VILLAGER-3, WM-VILLAGER-5)', () => {
    const g = villagers(villagers(moon(), 'circle-of-prayer', 'li'), 'tea-house', 'hua', 'sun', 'zhou');
    play(haunted(yangOf(g, 'red'), 'cemetery'), 'tile:tea-house');
    expect([asked(g), stackOn(g, 'circle-of-prayer')]).toEqual(['yang.act', ['li']]);
    play(yangOf(g, 'green'), 'tile:cemetery');
    expect([asked(g), stackOn(g, 'circle-of-prayer')]).toEqual(['yang.act', ['li']]);
  });

  it('and the next one is turned up (WM-VILLAGER-7)', () => {
    const g = villagers(moon(), 'circle-of-prayer', 'li', 'sun');
    const [below] = moonOn(g).stacks[4] ?? [];
    moonOn(g).seen = 0;
    play(yangOf(g, 'red'), 'tile:tea-house', 'bring:circle-of-prayer');
    expect((moonOn(g).seen & (1 << (below ?? 0))) !== 0).toBe(true);
  });

  it('two tiles far, or fetched from next door, with the Spires (WM-VILLAGER-9, WM-VILLAGER-12)', () => {
    const spires = { powers: { red: 'dance-of-the-spires' } } as const;
    const g = villagers(stand(moon(spires), { red: 'tea-house' }), 'tea-house', 'li');
    play(yangOf(g, 'red'), 'tile:taoist-altar', 'bring:tea-house');
    expect(stackOn(g, 'taoist-altar')).toEqual(['li']);
    const fetch = villagers(stand(moon(spires), { red: 'tea-house' }), 'sorcerers-hut', 'sun');
    play(yangOf(fetch, 'red'), 'tile:tea-house');
    expect([stackOn(fetch, 'tea-house'), board(fetch, 'red').place]).toEqual([['sun'], 0]);
    const way = haunted(
      villagers(stand(moon(spires), { red: 'tea-house' }), 'tea-house', 'li'),
      'herbalists-shop',
      'circle-of-prayer',
    );
    play(yangOf(way, 'red'), 'tile:taoist-altar');
    expect(stackOn(way, 'tea-house')).toEqual(['li']);
  });

  it('with a Taoist carried by the Twin Winds or the Pavilion (WM-VILLAGER-10, WM-VILLAGER-11)', () => {
    const g = villagers(
      stand(moon(), { blue: 'tea-house', red: 'pavilion-of-the-heavenly-wind' }),
      'tea-house',
      'li',
      'sun',
    );
    play(yangOf(g, 'red'), 'winds', 'taoist:blue', 'tile:herbalists-shop');
    expect(who(g)).toBe('blue');
    play(g, 'bring:tea-house');
    expect(stackOn(g, 'herbalists-shop')).toEqual(['li']);
    haunted(g, 'sorcerers-hut', 'circle-of-prayer');
    play(g, 'help', 'taoist:blue', 'tile:kung-fu-school', 'bring:herbalists-shop');
    expect(stackOn(g, 'kung-fu-school')).toEqual(['li']);
  });

  it('not when the Taoist only stands up (WM-VILLAGER-13, WM-FAMILY-9)', () => {
    const g = villagers(yangOf(moon(), 'red'), 'circle-of-prayer', 'li');
    board(g, 'red').lying = true;
    expect(why(g, 'tile:tea-house')).toBe('WM-FAMILY-9 mustStandUp');
    play(g, 'stand');
    expect([board(g, 'red').lying, asked(g), stackOn(g, 'circle-of-prayer')]).toEqual([false, 'yang.act', ['li']]);
    expect(why(g, 'tile:tea-house')).toBe('GS-YANG-1 movedAlready');
  });

  it('not onto or off a tile in panic, but they may flee there (WM-PANIC-1, WM-PANIC-2)', () => {
    const g = villagers(yangOf(moon({ options: { panic: 'nw' } }), 'red'), 'circle-of-prayer', 'li');
    play(g, 'tile:tea-house');
    expect([asked(g), stackOn(g, 'circle-of-prayer')]).toEqual(['yang.act', ['li']]);
    const off = villagers(
      stand(yangOf(moon({ options: { panic: 'nw' } }), 'red'), { red: 'tea-house' }),
      'tea-house',
      'li',
    );
    play(off, 'tile:circle-of-prayer');
    expect(stackOn(off, 'tea-house')).toEqual(['li']);
    const flight = put(villagers(yinOf(moon({ options: { panic: 'c' } }), 'blue'), 'sorcerers-hut', 'li'), {
      'west-1': 'ghoul',
    });
    run(flight);
    expect(stackOn(flight, 'circle-of-prayer')).toEqual(['li']);
  });
});
