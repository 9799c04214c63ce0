/** What the question of a turn says beside its options. */

import { seat, seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { ghostStories } from '../../index.ts';
import { inspect } from '../../inspect.ts';
import { ghostOn } from '../../names.ts';
import type { GhostStories } from '../../state.ts';
import { board, deck, dice, pending, play, put, stand, table, tao, yangOf, yinOf } from '../table.ts';

const prompt = (g: GhostStories) => seatView(ghostStories, g, pending(g), seat(0)).prompt;

describe('The question of a turn', () => {
  it('says how far it is: before the move, before the deed, after it, or with nothing to do (GS-YANG-1, GS-YANG-2)', () => {
    const g = yangOf(stand(table(), { red: 'circle-of-prayer' }), 'red');
    expect(prompt(g)).toMatchObject({ state: 'move', tile: 'circle-of-prayer' });
    play(g, 'tile:buddhist-temple');
    expect(prompt(g)).toMatchObject({ state: 'act', tile: 'buddhist-temple' });
    const acted = yangOf(stand(table({ players: 3 }), { red: 'buddhist-temple' }), 'red');
    play(acted, 'help');
    expect(prompt(acted)).toMatchObject({ state: 'acted' });
    const idle = yangOf(stand(table({ players: 3 }), { red: 'circle-of-prayer' }), 'red');
    play(idle, 'tile:taoist-altar');
    expect(prompt(idle)).toMatchObject({ state: 'idle', tile: 'taoist-altar' });
  });

  it('says where a power token could bring a power, and whether that allows another deed (GS-NEUTRAL-4, GS-POWER-9)', () => {
    const g = table({ players: 3, powers: { blue: 'second-wind' } });
    const here = yangOf(stand(g, { yellow: 'herbalists-shop' }), 'yellow');
    expect(prompt(here)).toMatchObject({ state: 'move', borrow: 'yes' });
    put(tao(here, 'yellow'), { 'north-1': 'ghoul' });
    play(dice(here, 'red', 'red', 'red'), 'exorcise');
    expect(prompt(here)).toMatchObject({ state: 'acted', borrow: 'another' });
    board(here, 'yellow').powerTokens = 0;
    expect(prompt(here)).toMatchObject({ borrow: 'no' });
  });

  it('says how far one may move, and of no board that glows once nothing is left to do with its power', () => {
    expect(prompt(yangOf(table({ players: 3 }), 'yellow'))).toMatchObject({ state: 'move', far: 'no' });
    const spires = yangOf(table({ players: 3, powers: { red: 'dance-of-the-spires' } }), 'red');
    expect(seatView(ghostStories, spires, pending(spires), seat(1)).prompt).toMatchObject({
      state: 'move',
      far: 'yes',
    });
    const acted = yangOf(
      stand(table({ players: 3, powers: { blue: 'heavenly-gust' } }), { red: 'buddhist-temple' }),
      'red',
    );
    acted.boards[3] = { ...board(acted, 'blue'), power: 'strength-of-a-mountain' as never };
    play(acted, 'help');
    expect(seatView(ghostStories, acted, pending(acted), seat(1)).prompt).toMatchObject({
      state: 'acted',
      borrow: 'no',
    });
  });

  it('names the Buddha that can be placed (GS-BUDDHA-2)', () => {
    const g = yangOf(stand(table(), { red: 'buddhist-temple' }), 'red');
    const own = board(g, 'red');
    own.buddhas = 1;
    play(g, 'help', 'finish');
    expect(prompt(g)).toMatchObject({ buddha: 'yes' });
  });
});

describe('The question where a ghost comes', () => {
  it('says whether its board is full, so that it may go anywhere (GS-ARRIVE-5)', () => {
    const free = deck(yinOf(table(), 'yellow'), 'skinner');
    expect(prompt(free)).toMatchObject({ ghost: 'skinner', board: 'red', full: 'no' });
    const full = put(yinOf(table(), 'yellow'), { 'east-0': 'zombie', 'east-1': 'zombie', 'east-2': 'abysmal' });
    expect(prompt(deck(full, 'skinner'))).toMatchObject({ board: 'red', full: 'yes' });
  });

  it('says whether it haunts what lies in front of it', () => {
    expect(prompt(deck(yinOf(table(), 'yellow'), 'skinner'))).toMatchObject({ haunts: 'yes' });
    expect(prompt(deck(yinOf(table(), 'yellow'), 'blood-drinker'))).toMatchObject({ haunts: 'no' });
  });
});

describe('A ghost in a sentence', () => {
  it('is named with its space where another of its name is in play', () => {
    const g = put(table(), { 'east-0': 'sharp-nailed-mistresses-a', 'north-0': 'ghoul' });
    expect(ghostOn(g, spaceOf('east-0'))).toBe('sharp-nailed-mistresses-a');
    put(g, { 'south-1': 'sharp-nailed-mistresses-b' });
    expect(ghostOn(g, spaceOf('east-0'))).toMatchObject({ key: 'ghosts.ask.which', params: { space: 'east-0' } });
    expect(ghostOn(g, spaceOf('north-0'))).toBe('ghoul');
  });
});

describe('A board that is read', () => {
  const read = (g: GhostStories, thing: string) =>
    inspect(seatView(ghostStories, g, pending(g), seat(0)), thing)?.lines.map(({ key, params }) => ({ key, params }));

  it('names the ghost that silences its power (GS-NEUTRAL-7), and what its Taoist holds (GS-NEUTRAL-4)', () => {
    const g = yangOf(table({ players: 3 }), 'yellow');
    expect(read(g, 'board:yellow')).toContainEqual({ key: 'ghosts.now.powerToken', params: { count: 1, spent: 0 } });
    put(g, { 'north-1': 'perfidious-nymph-a' });
    expect(read(g, 'board:yellow')).toContainEqual({
      key: 'ghosts.powerSilent',
      params: { ghost: ['perfidious-nymph-a'] },
    });
  });
});
