import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { isIncarnation } from '../../content/cards.ts';
import { spaceOf } from '../../content/layout.ts';
import { tileOf } from '../../content/village.ts';
import { artefactOf, FAMILIES, familyNamed } from '../../content/villagers.ts';
import { familyCurse, familyReward } from '../../rules/families.ts';
import type { GhostStories } from '../../state.ts';
import {
  artefact,
  asked,
  board,
  circle,
  crowd,
  curses,
  dead,
  deck,
  ghostOn,
  haunted,
  isDark,
  keysOf,
  moonOn,
  names,
  options,
  play,
  put,
  qi,
  run,
  safe,
  stackOn,
  stand,
  table,
  tao,
  villagers,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

const moon = (wish: Parameters<typeof table>[0] = {}) => table({ mode: 'white-moon', ...wish });

/** Somebody of this family died on the Tea House in red’s turn. */
function dies(g: GhostStories, family: string, colour = 'red') {
  yangOf(g, colour).stack.push(begin(familyCurse, { family: familyNamed(family), place: 0 as never }));
  return run(g);
}

function rewards(g: GhostStories, family: string): GhostStories {
  yangOf(g, 'red').stack.push(begin(familyReward, { family: familyNamed(family), side: 1 as never }));
  run(g);
  return g;
}

describe('Curses of families', () => {
  it('Long, Chang, Teng, Weng and Miao: a token leaves the game (WM-FAMILY-1, WM-FAMILY-2)', () => {
    const g = moon();
    for (const family of ['long', 'chang', 'teng', 'weng', 'miao']) dies(g, family);
    expect([g.tao, g.lostTao]).toEqual([
      [2, 2, 2, 2, 3],
      [1, 1, 1, 1, 1],
    ]);
  });

  it('from a player if the supply has none, then from the Circle (WM-FAMILY-2)', () => {
    const g = tao(moon(), 'green', 'green', 'green', 'green', 'green');
    dies(tao(g, 'red', 'red'), 'long');
    expect([board(g, 'green').tao[2], g.lostTao[2]]).toEqual([3, 1]);
    const last = circle(tao(tao(moon(), 'green'), 'red', 'green', 'green', 'green'), 'green');
    tao(last, 'red', 'red');
    last.lostTao[2] = 3;
    last.tao[2] = 0;
    dies(last, 'long');
    expect([last.circle, last.lostTao[2]]).toEqual([-1, 4]);
  });

  it('Wu: an incarnation comes from the box (WM-FAMILY-3, WM-END-3)', () => {
    const g = moon();
    dies(g, 'wu');
    expect(isIncarnation(g.drawn as never)).toBe(true);
    play(g, options(g)[0] ?? '');
    expect(g.ghosts.filter((card) => card >= 0)).toHaveLength(1);
  });

  it('Wu with every space full: it waits on top of the deck (GS-EX-43, WM-FAMILY-18)', () => {
    const g = crowd(moon());
    const before = g.deck.length;
    dies(g, 'wu');
    expect([g.deck.length, isIncarnation(g.deck.at(-1) as never), g.over, board(g, 'red').qi]).toEqual([
      before + 1,
      true,
      1,
      3,
    ]);
  });

  it('Xiang: another one must die, with its curse (WM-FAMILY-5)', () => {
    const g = villagers(moon(), 'cemetery', 'hua');
    dies(g, 'xiang');
    expect([names(moonOn(g).graveyard), board(g, 'red').lying]).toEqual([['hua'], true]);
    const empty = moon();
    dies(empty, 'xiang');
    expect(asked(empty)).toBe('yang.act');
  });

  it('Sheng: the tile is haunted, or its villagers die (WM-FAMILY-6, WM-DEATH-6)', () => {
    const g = moon();
    dies(g, 'sheng');
    expect(isDark(g, 'tea-house')).toBe(true);
    const there = villagers(qi(moon(), 'red', 0), 'tea-house', 'miao');
    dies(there, 'sheng');
    expect([isDark(there, 'tea-house'), names(moonOn(there).graveyard)]).toEqual([false, ['miao']]);
  });

  it('Li: the lowest ghost leaves, incarnations are passed over (WM-FAMILY-7, WM-FAMILY-17)', () => {
    const g = moon();
    g.deck = [g.deck.find(isIncarnation) as never, ...g.deck.filter((card) => !isIncarnation(card))];
    const lowest = g.deck[1];
    dies(g, 'li');
    expect([isIncarnation(g.deck[0] as never), g.removed.at(-1)]).toEqual([true, lowest]);
    const only = moon();
    only.deck = only.deck.filter(isIncarnation);
    dies(only, 'li');
    expect([only.deck.length, only.ending]).toEqual([1, null]);
    const last = put(moon(), { 'north-0': 'vampire-lord' });
    last.deck = last.deck.filter((card) => !isIncarnation(card)).slice(0, 1);
    dies(last, 'li');
    expect(last.ending).toBe('deckEmpty');
  });

  it('Hua: laid down, though not in a neutral turn (WM-FAMILY-9)', () => {
    const g = moon({ players: 3 });
    dies(g, 'hua');
    expect(board(g, 'red').lying).toBe(true);
    const neutral = put(villagers(yinOf(moon({ players: 3 }), 'blue'), 'pavilion-of-the-heavenly-wind', 'hua'), {
      'west-1': 'ghoul',
    });
    run(neutral);
    expect([names(moonOn(neutral).graveyard), neutral.boards.some(({ lying }) => lying)]).toEqual([['hua'], false]);
  });

  it('Ma-Cho: the Curse die, which may haunt the tile (GS-EX-45, MC-4, MC-13)', () => {
    const g = villagers(moon({ options: { 'ma-cho': 'true' } }), 'herbalists-shop', 'ma-cho', 'ma-cho');
    put(curses(yinOf(g, 'green'), 'blank', 'haunt'), { 'south-1': 'ghoul!' });
    haunted(g, 'buddhist-temple', 'circle-of-prayer');
    moonOn(g).portal = 0 as never;
    g.level = 'initiation';
    const told = keysOf(run(g));
    expect([told.filter((key) => key === 'curseRolled').length, isDark(g, 'herbalists-shop')]).toEqual([2, true]);
  });

  it('Ma-Cho in a neutral turn hits that board (MC-5)', () => {
    const g = moon({ players: 3, options: { 'ma-cho': 'true' } });
    yinOf(g, 'blue').stack.push(begin(familyCurse, { family: familyNamed('ma-cho'), place: 0 as never }));
    run(curses(g, 'lose-qi'));
    expect(board(g, 'blue').qi).toBe(2);
  });
});

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

describe('Saving', () => {
  it('is a deed on the Portal tile, beside help and exorcism (WM-SAVE-1, WM-SAVE-2, WM-SAVE-7)', () => {
    const g = villagers(yangOf(moon(), 'red'), 'circle-of-prayer', 'li', 'sun');
    expect(options(g)).toEqual(expect.arrayContaining(['help', 'save']));
    play(g, 'save');
    expect([names(moonOn(g).shelter), stackOn(g, 'circle-of-prayer')]).toEqual([['li'], ['sun']]);
    expect(why(g, 'save')).toBe('GS-YANG-2 oneDeed');
    expect(why(yangOf(stand(g, { red: 'tea-house' }), 'red'), 'save')).toBe('WM-SAVE-1 nobodyAtPortal');
  });

  it('rewards a complete family at once (WM-SAVE-3, WM-FAMILY-14)', () => {
    const g = villagers(yangOf(safe(moon(), 'hua', 'hua'), 'red'), 'circle-of-prayer', 'hua');
    play(g, 'save');
    expect(board(g, 'red').artefacts).toEqual([artefactOf('divine-sword')]);
    const killed = villagers(yangOf(dead(safe(moon(), 'hua'), 'hua'), 'red'), 'circle-of-prayer', 'hua');
    play(killed, 'save');
    expect(board(killed, 'red').artefacts).toEqual([]);
  });

  it('with Heavenly Gust besides an exorcism, never with a help (WM-SAVE-4)', () => {
    const g = villagers(yangOf(moon({ powers: { blue: 'heavenly-gust' } }), 'blue'), 'circle-of-prayer', 'li');
    play(g, 'help', 'tao:red');
    expect(why(g, 'save')).toBe('GS-YANG-2 oneDeed');
  });

  it('twice with Second Wind (GS-EX-37, WM-SAVE-5)', () => {
    const g = villagers(yangOf(moon(), 'blue'), 'circle-of-prayer', 'long', 'hua');
    play(g, 'save', 'save');
    expect([names(moonOn(g).shelter), board(g, 'blue').artefacts]).toEqual([
      ['long', 'hua'],
      [artefactOf('potion-of-life')],
    ]);
    expect(why(g, 'help')).toBe('GS-YANG-2 oneDeed');
  });

  it('not by Yin-Yang or Fireworks: they give the help of the tile (WM-SAVE-6, WM-SAVE-8)', () => {
    const g = artefact(
      villagers(yangOf(stand(moon(), { red: 'tea-house' }), 'red'), 'circle-of-prayer', 'li'),
      'red',
      'fireworks',
    );
    play(g, 'artefact:fireworks', 'tile:circle-of-prayer');
    expect(asked(g)).toBe('help.circle');
    play(g, 'tao:red', 'yinYang', 'tile:circle-of-prayer');
    expect([asked(g), moonOn(g).shelter]).toEqual(['help.circle', []]);
  });
});

describe('Rewards of families', () => {
  it('are the artefacts of the table', () => {
    const given = FAMILIES.filter(({ reward }) => reward.startsWith('artefact')).map(
      ({ id, reward }) => `${id} ${reward.slice(9)}`,
    );
    expect(given).toHaveLength(8);
    for (const one of given) {
      const [family = '', id = ''] = one.split(' ');
      expect(board(rewards(moon(), family), 'red').artefacts).toEqual([artefactOf(id)]);
    }
  });

  it('Wu: Buddhas on free spaces of living players (WM-FAMILY-4, WM-FAMILY-19)', () => {
    const g = put(qi(moon(), 'blue', 0), { 'north-0': 'zombie' });
    rewards(g, 'wu');
    expect(why(g, 'space:west-0')).toBe('WM-FAMILY-19 noLivingPlayerThere');
    expect(why(g, 'space:north-0')).toBe('WM-FAMILY-19 spaceTaken');
    play(g, 'space:east-0', 'space:south-0');
    expect([g.templeBuddhas, g.buddhas[spaceOf('east-0')], asked(g)]).toEqual([0, 1, 'yang.act']);
    expect(asked(rewards(haunted(moon(), 'buddhist-temple'), 'wu'))).toBe('yang.act');
  });

  it('Wu without the Temple: from the box and back to it (WM-FAMILY-20)', () => {
    const g = moon();
    g.village[7] = tileOf('night-watchmans-beat');
    play(rewards(g, 'wu'), 'space:east-0', 'stop', 'finish');
    expect(g.templeBuddhas).toBe(1);
    play(deck(yinOf(g, 'red'), 'skinner'), 'space:east-0');
    expect([g.templeBuddhas, ghostOn(g, 'east-0')]).toEqual([2, null]);
  });

  it('Xiang and Li are shared out among the living (WM-FAMILY-15)', () => {
    const g = rewards(moon(), 'xiang');
    g.tao[2] = 0;
    play(g, 'board:red', 'board:red', 'board:blue', 'board:blue');
    expect([board(g, 'red').tao, board(g, 'blue').tao]).toEqual([
      [1, 2, 0, 0, 0],
      [0, 0, 0, 2, 1],
    ]);
    const li = rewards(qi(moon(), 'blue', 0), 'li');
    expect(why(li, 'board:blue')).toBe('WM-FAMILY-15 notLiving');
    play(li, 'board:green', 'board:green', 'board:yellow');
    expect([board(li, 'green').qi, board(li, 'yellow').qi]).toEqual([5, 4]);
  });

  it('Ma-Cho: one gift for two saved, the other for four (MC-6, GS-EX-45)', () => {
    const g = villagers(
      yangOf(safe(moon({ options: { 'ma-cho': 'true' } }), 'ma-cho'), 'red'),
      'circle-of-prayer',
      'ma-cho',
      'ma-cho',
      'ma-cho',
    );
    play(g, 'save');
    expect(options(g)).toEqual(['artefact:boots-of-ma-cho', 'artefact:helmet-of-ma-cho']);
    play(g, 'artefact:helmet-of-ma-cho');
    play(yangOf(g, 'blue'), 'save', 'save');
    expect([board(g, 'red').artefacts, board(g, 'blue').artefacts]).toEqual([
      [artefactOf('helmet-of-ma-cho')],
      [artefactOf('boots-of-ma-cho')],
    ]);
    expect(who(g)).toBe('blue');
  });
});
