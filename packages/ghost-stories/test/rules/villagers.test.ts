import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { haunt } from '../../rules/haunt.ts';
import {
  asked,
  board,
  curses,
  dead,
  deck,
  figureOn,
  ghostOn,
  haunted,
  isDark,
  keysOf,
  moonOn,
  names,
  options,
  play,
  put,
  run,
  stackOn,
  stand,
  table,
  villagers,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

const moon = (wish: Parameters<typeof table>[0] = {}) => table({ mode: 'white-moon', ...wish });

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

describe('Villagers flee', () => {
  it('from the figure to the next tile (GS-EX-34, WM-FLIGHT-1, WM-FLIGHT-2, WM-FLIGHT-6)', () => {
    const g = put(villagers(yinOf(moon(), 'blue'), 'sorcerers-hut', 'li', 'sun'), { 'west-1': 'ghoul' });
    run(g);
    expect([
      figureOn(g, 'west-1'),
      stackOn(g, 'circle-of-prayer'),
      stackOn(g, 'sorcerers-hut'),
      moonOn(g).shelter,
    ]).toEqual(['icon', ['li'], ['sun'], []]);
  });

  it('and die if three are there already (GS-EX-35, WM-FLIGHT-3, WM-FAMILY-7)', () => {
    const g = villagers(yinOf(moon(), 'blue'), 'sorcerers-hut', 'li', 'sun');
    put(villagers(g, 'circle-of-prayer', 'hua', 'hua', 'hua'), { 'west-1': 'ghoul' });
    const before = g.deck.length;
    run(g);
    expect([names(moonOn(g).graveyard), before - g.deck.length]).toEqual([['li'], 2]);
    expect(g.drawn).not.toBe(-1);
  });

  it('and die where the village ends or is haunted (GS-EX-36, WM-FLIGHT-3, WM-DEATH-1)', () => {
    const g = put(villagers(yinOf(moon(), 'green'), 'tea-house', 'hua', 'long'), { 'south-0': 'ghoul' });
    run(g);
    expect([names(moonOn(g).graveyard), stackOn(g, 'tea-house'), board(g, 'green').lying]).toEqual([
      ['hua'],
      ['long'],
      true,
    ]);
    const dark = put(haunted(villagers(yinOf(moon(), 'green'), 'cemetery', 'hua'), 'sorcerers-hut'), {
      'south-0': 'ghoul',
    });
    run(dark);
    expect(names(moonOn(dark).graveyard)).toEqual(['hua']);
  });

  it('at once from a quick haunter, and a death counts for the old tile (WM-FLIGHT-4, WM-FLIGHT-5)', () => {
    const g = deck(
      haunted(villagers(yinOf(moon(), 'green'), 'buddhist-temple', 'sheng'), 'circle-of-prayer'),
      'gloomy-minion',
    );
    play(g, 'space:south-1');
    expect([names(moonOn(g).graveyard), isDark(g, 'buddhist-temple')]).toEqual([['sheng'], true]);
  });

  it('not from a figure that goes back (WM-FLIGHT-7)', () => {
    const g = put(villagers(yinOf(moon(), 'green'), 'herbalists-shop', 'li'), { 'south-1': 'ghoul!' });
    run(g);
    expect([figureOn(g, 'south-1'), stackOn(g, 'herbalists-shop'), isDark(g, 'buddhist-temple')]).toEqual([
      'card',
      ['li'],
      true,
    ]);
  });
});

describe('Haunting with villagers', () => {
  it('kills them and leaves the tile active (WM-HAUNT-1, WM-HAUNT-2, WM-HAUNT-4)', () => {
    const g = put(villagers(yinOf(moon(), 'green'), 'buddhist-temple', 'hua', 'zhou'), { 'south-1': 'ghoul!' });
    run(g);
    expect([names(moonOn(g).graveyard), isDark(g, 'buddhist-temple'), figureOn(g, 'south-1')]).toEqual([
      ['hua', 'zhou'],
      false,
      'card',
    ]);
  });

  it('of Sheng, Sun, Sheng darkens the tile after all (GS-EX-31, WM-HAUNT-3, WM-DEATH-3, WM-DEATH-5, WM-FAMILY-6)', () => {
    const g = put(villagers(yinOf(moon(), 'green'), 'buddhist-temple', 'sheng', 'sun', 'sheng'), {
      'south-1': 'ghoul!',
    });
    deck(g, 'skinner', 'bleeding-eyes');
    run(g);
    expect([names(moonOn(g).graveyard), isDark(g, 'buddhist-temple'), asked(g)]).toEqual([
      ['sheng', 'sun', 'sheng'],
      true,
      'placeDrawn.choose',
    ]);
    const told = keysOf(play(g, 'space:east-0'));
    expect([ghostOn(g, 'east-0'), told.includes('hauntedAlready')]).toEqual(['skinner', true]);
    expect(g.haunted.filter((one) => one === 1)).toHaveLength(1);
  });

  it('kills one whose curse costs somebody a Qi (GS-EX-32, WM-DEATH-2, WM-FAMILY-16)', () => {
    const g = put(villagers(yinOf(moon({ players: 3 }), 'green'), 'tea-house', 'zhou'), { 'south-0': 'ghoul' });
    expect(asked(g)).toBe('familyCurse.loseQi');
    expect(options(g)).toEqual(['board:yellow', 'board:red', 'board:green', 'board:blue']);
    board(g, 'red').qi = 0;
    expect(why(g, 'board:red')).toBe('WM-FAMILY-16 noQiLeft');
    play(g, 'board:blue');
    expect([board(g, 'blue').qi, names(moonOn(g).graveyard)]).toEqual([2, ['zhou']]);
  });

  it('ends the game with the twelfth, before any curse (GS-EX-46, WM-END-1, WM-DEATH-4)', () => {
    const g = put(villagers(yinOf(moon(), 'green'), 'buddhist-temple', 'sheng', 'sheng', 'sun'), {
      'south-1': 'ghoul!',
    });
    dead(g, 'hua', 'hua', 'hua', 'li', 'li', 'li', 'zhou', 'zhou', 'zhou', 'miao', 'miao');
    run(g);
    expect([g.ending, moonOn(g).graveyard.length, isDark(g, 'buddhist-temple')]).toEqual([
      'villagersKilled',
      12,
      false,
    ]);
  });

  it('counts only those who lie in the Graveyard (WM-END-2, WM-CEMETERY-1, WM-FAMILY-13)', () => {
    const g = dead(stand(moon(), { red: 'cemetery' }), 'hua', 'hua', 'li');
    play(curses(yangOf(g, 'red'), 'blank'), 'help');
    expect(options(g)).toEqual(['family:hua', 'family:li']);
    play(g, 'family:hua');
    expect([stackOn(g, 'cemetery'), names(moonOn(g).graveyard)]).toEqual([['hua'], ['hua', 'li']]);
  });

  it('may hit the Cemetery after a return: then the villager dies again (WM-CEMETERY-2)', () => {
    const g = dead(stand(moon(), { red: 'cemetery' }), 'hua');
    play(curses(yangOf(g, 'red'), 'haunt'), 'help');
    expect([names(moonOn(g).graveyard), isDark(g, 'cemetery'), board(g, 'red').lying]).toEqual([['hua'], false, true]);
    const full = dead(villagers(stand(moon(), { red: 'cemetery' }), 'cemetery', 'li', 'li', 'li'), 'hua');
    expect(why(yangOf(full, 'red'), 'help')).toBe('GS-YANG-5 nobodyToRevive');
  });
});

describe('Devourers', () => {
  it('kill the top of the first stack before them (GS-EX-33, WM-DEVOUR-1, WM-FAMILY-2)', () => {
    const g = put(villagers(yinOf(moon(), 'green'), 'sorcerers-hut', 'miao'), { 'south-0': 'moss-panther' });
    run(g);
    expect([names(moonOn(g).graveyard), g.tao[4], g.lostTao[4]]).toEqual([['miao'], 3, 1]);
  });

  it('kill anybody else if nobody is there, or cost a Qi (WM-DEVOUR-2)', () => {
    const g = put(villagers(yinOf(moon(), 'green'), 'kung-fu-school', 'hua'), { 'south-0': 'moss-panther' });
    villagers(g, 'taoist-altar', 'long');
    expect([asked(g), options(g)]).toEqual(['devour.anyOther', ['villager:taoist-altar', 'villager:kung-fu-school']]);
    expect(why(g, 'villager:tea-house')).toBe('WM-DEVOUR-2 nobodyThere');
    const empty = put(yinOf(moon(), 'green'), { 'south-0': 'moss-panther' });
    run(empty);
    expect(board(empty, 'green').qi).toBe(2);
  });

  it('Grey Hunter devours when it comes (WM-DEVOUR-3, WM-DEVOUR-5)', () => {
    const g = deck(villagers(yinOf(moon(), 'green'), 'buddhist-temple', 'hua'), 'grey-hunter');
    play(g, 'space:south-1');
    expect(names(moonOn(g).graveyard)).toEqual(['hua']);
  });

  it('hit the base too: a haunting that finds villagers counts as done (WM-HAUNT-4)', () => {
    const g = villagers(yangOf(moon(), 'green'), 'buddhist-temple', 'hua');
    g.stack.push(begin(haunt, { space: 7 as never }));
    run(g);
    expect([names(moonOn(g).graveyard), isDark(g, 'buddhist-temple')]).toEqual([['hua'], false]);
  });
});
