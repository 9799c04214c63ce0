import { advance, answer, at, configure, expectOk, pick, setUp, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { chances } from '../../bot/chances.ts';
import { policy } from '../../bot/policy.ts';
import { ghostStories } from '../../index.ts';
import type { GhostStories } from '../../state.ts';
import { clone } from '../../state.ts';
import { dice, fresh, haunted, options, pending, play, put, qi, stand, table, tao, yangOf } from '../table.ts';

/** The choice that weighs most. */
function favourite(g: GhostStories): string {
  const keys = options(g);
  const weights = policy(g, at(pending(g).questions, 0).seat, keys);
  return at(keys, weights.indexOf(Math.max(...weights)));
}

describe('The policy', () => {
  it('weighs every option of every decision, and touches nothing', () => {
    for (let number = 0; number < 200; number++) {
      const mode = number % 2 === 0 ? 'base' : 'white-moon';
      const difficulty = ['initiation', 'normal', 'nightmare', 'hell'][number % 4] ?? 'normal';
      const wishes = { mode, players: 1 + (number % 4), options: { difficulty }, seed: `weighs ${number}` };
      const g = setUp(ghostStories, expectOk(configure(ghostStories, wishes)));
      const random = stream(wishes.seed, 'choices');
      let asked = advance(ghostStories.rules, g);
      while (asked !== null) {
        const { seat, options: keys } = at(asked.questions, 0);
        const before = number % 20 === 0 ? clone(g) : null;
        const weights = policy(g, seat, keys);
        if (before !== null) expect(g).toEqual(before);
        expect(weights.length).toBe(keys.length);
        if (!weights.every((weight) => weight > 0 && weight < 2)) expect.fail(`${asked.name}: ${weights}`);
        asked = answer(ghostStories.rules, g, asked, seat, pick(random, keys));
      }
    }
  });

  it('chooses a board that helps most tables, and another when that is taken (GS-SETUP-13)', () => {
    const g = fresh({ players: 2, options: { boards: 'chosen' } });
    expect(favourite(g)).toBe('power:bottomless-pockets');
    play(g, 'power:bottomless-pockets');
    expect(favourite(g)).toBe('power:second-wind');
  });

  it('knows that a ghost falls as well which the dice alone exorcise (GS-EXORCISM-8)', () => {
    const g = put(stand(tao(table(), 'yellow', 'red', 'red'), { yellow: 'taoist-altar' }), {
      'north-0': 'ghoul',
      'east-2': 'bleeding-eyes',
    });
    play(dice(yangOf(g, 'yellow'), 'yellow', 'white', 'white'), 'exorcise');
    const keys = options(g);
    const weights = policy(g, at(pending(g).questions, 0).seat, keys);
    expect(keys).toEqual(['space:north-0', 'space:east-2', 'all']);
    // Whichever is named first, both go.
    expect(at(weights, 0)).toBeCloseTo(at(weights, 1));
  });

  it('goes where an exorcism is sure and needed, and tries it', () => {
    const g = put(stand(table(), { red: 'circle-of-prayer' }), { 'south-1': 'ghoul!' });
    tao(g, 'red', 'yellow');
    yangOf(g, 'red');
    expect(favourite(g)).toBe('tile:buddhist-temple');
  });

  it('turns a tile back when the next one would be the last', () => {
    const g = haunted(table(), 'tea-house', 'cemetery');
    stand(g, { yellow: 'taoist-altar' });
    yangOf(g, 'yellow');
    expect(['help', 'yinYang']).toContain(favourite(g));
  });
});

describe('The chances', () => {
  it('are certain at the end, and fall with Qi and tiles', () => {
    const g = yangOf(table(), 'yellow');
    const calm = chances(g);
    expect(calm).toBeGreaterThan(0);
    expect(calm).toBeLessThan(1);
    expect(chances(qi(yangOf(table(), 'yellow'), 'red', 1))).toBeLessThan(calm);
    expect(chances(haunted(yangOf(table(), 'yellow'), 'tea-house', 'cemetery'))).toBeLessThan(calm);
    expect(chances(put(yangOf(table(), 'yellow'), { 'east-0': 'lich', 'east-1': 'zombie' }))).toBeLessThan(calm);
    g.ending = 'victory';
    expect(chances(g)).toBe(1);
    g.ending = 'allDead';
    expect(chances(g)).toBe(0);
  });
});
