import { seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../bot/evaluation.ts';
import type { GhostStories } from '../../state.ts';
import { crystals, dead, dice, haunted, play, put, qi, safe, stand, table, yangOf } from '../table.ts';

const worth = (g: GhostStories): number => evaluate(g, seat(0));

describe('The evaluation', () => {
  it('likes Qi, dislikes ghosts, haunted tiles and above all defeat', () => {
    const calm = worth(table());
    expect(worth(qi(table(), 'red', 2))).toBeLessThan(calm);
    expect(worth(put(table(), { 'east-0': 'zombie' }))).toBeLessThan(calm);
    expect(worth(put(table(), { 'east-0': 'ghoul!' }))).toBeLessThan(worth(put(table(), { 'east-0': 'ghoul' })));
    expect(worth(haunted(table(), 'tea-house'))).toBeLessThan(calm);
    const [won, lost] = [table(), table()];
    won.ending = 'victory';
    lost.ending = 'allDead';
    expect(worth(won)).toBeGreaterThan(worth(lost) + 100);
  });

  it('counts a ghost that can be paid for as good as gone', () => {
    const g = put(stand(table(), { yellow: 'buddhist-temple' }), { 'south-1': 'hopping-vampire' });
    const before = worth(yangOf(g, 'yellow'));
    play(dice(g, 'yellow', 'white', 'blue'), 'exorcise');
    expect(worth(g)).toBeGreaterThan(before);
  });

  it('is the same for every seat, since all win or none', () => {
    const g = put(table(), { 'east-0': 'zombie' });
    expect([1, 2, 3].map((index) => evaluate(g, seat(index)))).toEqual([worth(g), worth(g), worth(g)]);
  });

  it('with White Moon prefers villagers in safety to villagers in the grave', () => {
    const moon = () => table({ mode: 'white-moon' });
    expect(worth(safe(moon(), 'li'))).toBeGreaterThan(worth(moon()));
    expect(worth(dead(moon(), 'li'))).toBeLessThan(worth(moon()));
    expect(worth(crystals(moon(), 'red', 1))).toBeGreaterThan(worth(moon()));
  });
});
