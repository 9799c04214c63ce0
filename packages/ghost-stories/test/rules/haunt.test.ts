import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { tileOf } from '../../content/village.ts';
import { haunt } from '../../rules/haunt.ts';
import { helpRefusal } from '../../rules/help-refusals.ts';
import {
  asked,
  board,
  circle,
  dead,
  deck,
  figureOn,
  ghostOn,
  haunted,
  isDark,
  keysOf,
  moon,
  moonOn,
  names,
  options,
  play,
  put,
  run,
  stand,
  table,
  villagers,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

describe('Haunting', () => {
  it('takes two Yin phases of a Haunter (GS-EX-08, GS-HAUNT-1, GS-HAUNT-2)', () => {
    const g = put(yinOf(table(), 'green'), { 'south-1': 'ghoul' });
    run(g);
    expect([figureOn(g, 'south-1'), isDark(g, 'buddhist-temple')]).toEqual(['icon', false]);
    run(yinOf(g, 'green'));
    expect([figureOn(g, 'south-1'), isDark(g, 'buddhist-temple')]).toEqual(['card', true]);
  });

  it('hits the first active tile of the line (GS-EX-09, GS-HAUNT-4)', () => {
    const g = haunted(put(yinOf(table(), 'green'), { 'south-1': 'ghoul!' }), 'buddhist-temple');
    run(g);
    expect([isDark(g, 'circle-of-prayer'), g.haunted.filter((one) => one === 1).length]).toEqual([true, 2]);
  });

  it('loses the game when the whole line is haunted (GS-HAUNT-5)', () => {
    const g = put(yinOf(table({ options: { difficulty: 'initiation' } }), 'green'), { 'south-1': 'ghoul!' });
    run(haunted(g, 'buddhist-temple', 'circle-of-prayer', 'herbalists-shop'));
    expect(g.ending).toBe('lineHaunted');
  });

  it('takes the help of a tile, not the ground (GS-HAUNT-6, GS-TILE-1, GS-YANG-4)', () => {
    const g = haunted(
      put(stand(table(), { red: 'taoist-altar', blue: 'tea-house' }), { 'east-1': 'zombie' }),
      'pavilion-of-the-heavenly-wind',
    );
    play(yangOf(g, 'red'), 'tile:pavilion-of-the-heavenly-wind');
    expect(options(g)).toContain('exorcise');
    expect(options(g)).not.toContain('help');
    expect(helpRefusal(g, tileOf('pavilion-of-the-heavenly-wind'))?.rule).toBe('GS-TILE-1');
    play(yangOf(g, 'blue'), 'tile:herbalists-shop');
    expect(board(g, 'red').place).toBe(5);
  });

  it('empties the Circle and locks up the Buddhas (GS-HAUNT-7)', () => {
    const g = circle(put(yinOf(table(), 'green'), { 'south-1': 'ghoul!' }), 'red');
    run(haunted(g, 'buddhist-temple'));
    expect([g.circle, g.tao[1], g.templeBuddhas]).toEqual([-1, 3, 2]);
    expect(helpRefusal(g, tileOf('buddhist-temple'))?.why).toBe('tileHaunted');
  });

  it('never lacks a figure (GS-HAUNT-8)', () => {
    const many = [
      'ghoul',
      'restless-dead',
      'hopping-vampire',
      'drowned-maiden',
      'sticky-feet',
      'ooze-devil',
      'creeping-one',
      'restless-spirit',
      'skinner',
    ];
    const ids = ['north-0', 'north-1', 'north-2', 'east-0', 'east-1', 'east-2', 'south-0', 'south-1', 'south-2'];
    const g = put(table(), Object.fromEntries(many.map((ghost, index) => [ids[index] ?? '', ghost])));
    expect(g.figures.filter((figure) => figure === 1)).toHaveLength(9);
  });

  it('ends the game with the third tile, at Initiation with the fourth (GS-EX-23, GS-END-3)', () => {
    const after = (difficulty: string) => {
      const g = put(yinOf(table({ options: { difficulty } }), 'green'), { 'south-1': 'ghoul!' });
      run(haunted(g, 'tea-house', 'cemetery'));
      return g.ending;
    };
    expect([after('normal'), after('initiation')]).toEqual(['tilesHaunted', null]);
  });

  it('Vampire Lord haunts (GS-INC-10)', () => {
    const g = put(yinOf(table(), 'yellow'), { 'north-1': 'vampire-lord' });
    run(g);
    expect(figureOn(g, 'north-1')).toBe('icon');
  });
});

describe('Haunting with villagers', () => {
  it('the third tile falls inside a stack of curses: nothing else happens (GS-TURN-8, WM-HAUNT-3)', () => {
    const g = haunted(villagers(moon(), 'buddhist-temple', 'sheng', 'sun'), 'tea-house', 'herbalists-shop');
    put(g, { 'south-1': 'ghoul!' });
    const before = g.deck.length;
    run(yinOf(g, 'green'));
    expect([g.ending, g.deck.length, names(moonOn(g).graveyard)]).toEqual(['tilesHaunted', before, ['sheng', 'sun']]);
  });

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

  it('hit the base too: a haunting that finds villagers counts as done (WM-HAUNT-4)', () => {
    const g = villagers(yangOf(moon(), 'green'), 'buddhist-temple', 'hua');
    g.stack.push(begin(haunt, { space: spaceOf('south-1') }));
    run(g);
    expect([names(moonOn(g).graveyard), isDark(g, 'buddhist-temple')]).toEqual([['hua'], false]);
  });
});
