import { answer, seat, witness } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/define.ts';
import { isPowerActive } from '../../rules/powers.ts';
import {
  asked,
  board,
  dead,
  deck,
  figureOn,
  haunted,
  isDark,
  keysOf,
  moon,
  moonOn,
  names,
  options,
  pending,
  play,
  put,
  qi,
  run,
  sideOfColour,
  stackOn,
  stand,
  villagers,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

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

  it('Sheng dies twice over in flight and stack: the tile is haunted once (WM-FLIGHT-5, WM-FAMILY-6)', () => {
    const g = haunted(villagers(moon(), 'buddhist-temple', 'sheng'), 'circle-of-prayer');
    put(g, { 'south-1': 'ghoul' });
    run(yinOf(g, 'green'));
    expect([isDark(g, 'buddhist-temple'), stackOn(g, 'buddhist-temple')]).toEqual([true, []]);
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

  it('a Devourer finds nobody anywhere: the neutral board pays, and may be possessed by it (WM-DEVOUR-2, GS-NEUTRAL-3)', () => {
    const g = put(moon({ players: 3 }), { 'west-0': 'river-fang' });
    qi(g, 'blue', 1);
    const events = run(yinOf(g, 'blue'));
    expect(keysOf(events)).toContain('possessed');
    expect(isPowerActive(g, sideOfColour(g, 'blue'))).toBe(false);
  });
});

describe('Victims of choice', () => {
  it('the Xiang curse kills the twelfth: defeat, and its own curse stays away (WM-END-1, WM-FAMILY-5)', () => {
    const g = dead(moon(), 'long', 'chang', 'teng', 'weng', 'miao', 'miao', 'li', 'li', 'hua', 'hua');
    villagers(g, 'buddhist-temple', 'xiang');
    villagers(g, 'tea-house', 'zhou');
    put(g, { 'south-1': 'thorn-bear' });
    const events = run(yinOf(g, 'green'));
    expect([g.ending, moonOn(g).graveyard.length]).toEqual(['villagersKilled', 12]);
    expect(keysOf(events).filter((key) => key === 'familyCurse')).toHaveLength(1);
  });

  it('Voracious kills one of your choice, now and in each Yin phase (WM-INC-2, WM-INC-10, WM-INC-14)', () => {
    const g = deck(
      villagers(villagers(yinOf(moon({ players: 3 }), 'red'), 'tea-house', 'hua', 'long'), 'cemetery', 'hua'),
      'voracious',
    );
    play(g, 'space:east-0');
    expect([asked(g), options(g)]).toEqual(['killOfChoice.choose', ['villager:tea-house', 'villager:cemetery']]);
    play(g, 'villager:cemetery');
    expect([names(moonOn(g).graveyard), asked(g)]).toEqual([['hua'], 'yang.act']);
    const neutral = put(villagers(yinOf(moon({ players: 3 }), 'blue'), 'tea-house', 'hua'), { 'west-0': 'voracious' });
    run(neutral);
    expect(names(moonOn(neutral).graveyard)).toEqual(['hua']);
  });

  it('Voracious finds nobody: nothing happens (WM-INC-11)', () => {
    const g = put(yinOf(moon(), 'red'), { 'east-0': 'voracious' });
    run(g);
    expect([board(g, 'red').qi, asked(g)]).toEqual([3, 'placeDrawn.choose']);
  });
});

describe('Villagers on their stacks', () => {
  it('a villager turned up for the first time ends free undo, one seen before does not (WM-VILLAGER-7)', () => {
    const saves = (seen: number) => {
      const g = villagers(stand(moon(), { red: 'circle-of-prayer' }), 'circle-of-prayer', 'sun', 'li');
      moonOn(yangOf(g, 'red')).seen = seen;
      const now = pending(g);
      return witness(() => void answer(rules, g, now, seat(1), 'save')).pointOfNoReturn;
    };
    expect([saves(0), saves(-1)]).toEqual([true, false]);
  });
});
