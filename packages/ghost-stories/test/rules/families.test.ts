import { at, begin, must } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { isIncarnation } from '../../content/cards.ts';
import { colourOf } from '../../content/colours.ts';
import { PLACES, spaceOf } from '../../content/layout.ts';
import { tileOf } from '../../content/village.ts';
import { artefactOf, FAMILIES, familyNamed } from '../../content/villagers.ts';
import { familyCurse, familyReward } from '../../rules/families.ts';
import { isOfWuFeng } from '../../rules/ghosts.ts';
import type { GhostStories } from '../../state.ts';
import {
  asked,
  board,
  circle,
  crowd,
  curses,
  deck,
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
  qi,
  run,
  safe,
  sideOfColour,
  tao,
  villagers,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

/** Somebody of this family died on the Tea House in red’s turn. */
function dies(g: GhostStories, family: string, colour = 'red') {
  yangOf(g, colour).stack.push(begin(familyCurse, { family: familyNamed(family), place: at(PLACES, 0) }));
  return run(g);
}

function rewards(g: GhostStories, family: string): GhostStories {
  yangOf(g, 'red').stack.push(begin(familyReward, { family: familyNamed(family), side: sideOfColour(g, 'red') }));
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
    expect(isOfWuFeng(g.drawn)).toBe(true);
    play(g, options(g)[0] ?? '');
    expect(g.ghosts.filter((card) => card >= 0)).toHaveLength(1);
  });

  it('Wu with every space full: it waits on top of the deck (GS-EX-43, WM-FAMILY-18)', () => {
    const g = crowd(moon());
    const before = g.deck.length;
    dies(g, 'wu');
    expect([g.deck.length, isOfWuFeng(at(g.deck, g.deck.length - 1)), g.over, board(g, 'red').qi]).toEqual([
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
    g.deck = [must(g.deck.find(isIncarnation), 'one'), ...g.deck.filter((card) => !isIncarnation(card))];
    const lowest = g.deck[1];
    dies(g, 'li');
    expect([isIncarnation(at(g.deck, 0)), g.removed.at(-1)]).toEqual([true, lowest]);
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
    moonOn(g).portal = at(PLACES, 0);
    g.level = 'initiation';
    const told = keysOf(run(g));
    expect([told.filter((key) => key === 'curseRolled').length, isDark(g, 'herbalists-shop')]).toEqual([2, true]);
  });

  it('Ma-Cho in a neutral turn hits that board (MC-5)', () => {
    const g = moon({ players: 3, options: { 'ma-cho': 'true' } });
    yinOf(g, 'blue').stack.push(begin(familyCurse, { family: familyNamed('ma-cho'), place: at(PLACES, 0) }));
    run(curses(g, 'lose-qi'));
    expect(board(g, 'blue').qi).toBe(2);
  });

  it('a Tao curse takes the Circle’s token only when nobody holds one (WM-FAMILY-2)', () => {
    const g = circle(villagers(moon(), 'buddhist-temple', 'long'), 'green');
    tao(g, 'green');
    const green = colourOf('green');
    g.lostTao[green] = at(g.tao, green);
    g.tao[green] = 0;
    run(put(yinOf(g, 'green'), { 'south-1': 'thorn-bear' }));
    expect([g.circle, at(g.lostTao, green)]).toEqual([-1, 4]);
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
