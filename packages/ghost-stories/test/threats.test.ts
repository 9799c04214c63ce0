/** What the nights ahead are said to bring. That it comes so is proved in random games (forecasts.test.ts). */

import type { Viewer } from '@jade/engine';
import { seat, seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { ghostStories } from '../index.ts';
import type { GhostStories } from '../state.ts';
import { chancesAround, nightOf, nightsAhead } from '../threats.ts';
import { board, haunted, pending, place, put, qi, sideOfColour, stand, table, tao, yangOf } from './table.ts';

const seen = (g: GhostStories, viewer: Viewer) => seatView(ghostStories, g, pending(g), viewer);
const night = (g: GhostStories, colour: string) =>
  nightOf(g, sideOfColour(g, colour)).map(({ key, weight, tag }) => [key, weight, tag]);

describe('The nights ahead', () => {
  it('end with the own next one', () => {
    const g = yangOf(table(), 'red');
    const nights = nightsAhead(seen(g, seat(1)));
    expect(nights.map(({ side }) => side)).toEqual(
      ['green', 'blue', 'yellow', 'red'].map((one) => sideOfColour(g, one)),
    );
    expect(nightsAhead(seen(g, seat(2)))).toHaveLength(1);
    expect(nightsAhead(seen(g, 'spectator'))).toHaveLength(4);
  });

  it('say that a figure steps up, and the time after that which tile it haunts', () => {
    const g = put(yangOf(table(), 'red'), { 'south-0': 'wicked-one' });
    expect(night(g, 'green')[0]).toEqual(['ghosts.yin.steps', 'warning', 'steps']);
    g.figures[6] = 2;
    const [first] = nightOf(g, sideOfColour(g, 'green'));
    expect(first).toMatchObject({
      key: 'ghosts.yin.haunts',
      weight: 'loss',
      tag: 'haunts',
      params: { count: 1, last: 'no' },
    });
    expect(first?.place).not.toBeNull();
  });

  it('warn of the tile with which all is lost', () => {
    const g = put(yangOf(table(), 'red'), { 'south-0': 'wicked-one' });
    haunted(g, 'tea-house', 'taoist-altar');
    g.figures[6] = 2;
    const [first] = nightOf(g, sideOfColour(g, 'green'));
    expect(first).toMatchObject({ weight: 'defeat', tag: 'defeat', params: { count: 3, limit: 3, last: 'yes' } });
  });

  it('count on from one haunting to the next, and say nothing beyond the end', () => {
    const g = put(yangOf(table(), 'red'), { 'south-0': 'wicked-one', 'west-0': 'drowned-maiden' });
    g.figures[6] = 2;
    g.figures[9] = 2;
    const counts = () =>
      nightsAhead(seen(g, seat(1))).flatMap(({ threats }) => threats.flatMap(({ params: { count } }) => count ?? []));
    expect(counts()).toEqual([1, 2]);
    haunted(g, 'tea-house', 'taoist-altar');
    expect(counts()).toEqual([3]);
  });

  it('warn of a board that is overrun, and of the last Qi', () => {
    const g = put(yangOf(table(), 'red'), { 'south-0': 'ghoul', 'south-1': 'zombie', 'south-2': 'lich' });
    expect(night(g, 'green').at(-1)).toEqual(['ghosts.yin.overrun', 'loss', null]);
    qi(g, 'green', 1);
    expect(night(g, 'green').at(-1)).toEqual(['ghosts.yin.overrun', 'defeat', null]);
    expect(night(g, 'blue')).toEqual([['ghosts.yin.arrives', 'plain', null]]);
  });

  it('warn of the Qi that a living Taoist pays for a possessed board (GS-DEATH-6, GS-NEUTRAL-8)', () => {
    const g = put(yangOf(table({ players: 2 }), 'red'), { 'west-0': 'ghoul', 'west-1': 'zombie', 'west-2': 'lich' });
    qi(g, 'blue', 0);
    expect(nightOf(g, sideOfColour(g, 'blue')).at(-1)).toMatchObject({
      key: 'ghosts.yin.overrunPossessed',
      weight: 'loss',
      params: { seat: seat(0), board: 'blue', last: 'no' },
    });
    qi(g, 'yellow', 1);
    expect(night(g, 'blue').at(-1)).toEqual(['ghosts.yin.overrunPossessed', 'defeat', null]);
    qi(g, 'yellow', 0);
    expect(nightOf(g, sideOfColour(g, 'blue')).at(-1)?.params.seat).toBe(seat(1));
  });

  it('name the Curse die', () => {
    const g = put(yangOf(table(), 'red'), { 'south-1': 'lich' });
    expect(night(g, 'green')[0]).toEqual(['ghosts.yin.curse', 'warning', 'curse']);
  });
});

describe('The chances around', () => {
  it('are those from here and from each tile in reach, where a ghost is faced', () => {
    const g = yangOf(
      put(stand(table(), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'blood-drinker' }),
      'red',
    );
    const chances = chancesAround(seen(g, seat(1)));
    expect(chances.map((one) => one.place)).toEqual([place(g, 'pavilion-of-the-heavenly-wind')]);
    tao(g, 'red', 'red', 'red');
    expect(chancesAround(seen(g, seat(1)))[0]?.percent).toBe(100);
  });

  it('count the power that rolls again (GS-POWER-6)', () => {
    const g = yangOf(put(stand(table(), { green: 'buddhist-temple' }), { 'south-1': 'lich' }), 'green');
    tao(g, 'green', 'yellow', 'yellow', 'yellow');
    const percent = () => chancesAround(seen(g, seat(2)))[0]?.percent ?? 0;
    board(g, 'green').power = 'the-gods-favorite';
    const again = percent();
    board(g, 'green').power = 'second-wind' as never;
    expect(again).toBeGreaterThan(percent());
  });
});
