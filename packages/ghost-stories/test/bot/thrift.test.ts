import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { policy } from '../../bot/policy.ts';
import { thrift } from '../../bot/thrift.ts';
import type { GhostStories } from '../../state.ts';
import { board, haunted, options, pending, play, stand, table, yangOf } from '../table.ts';

/** What it makes of a choice. */
const weight = (g: GhostStories, key: string) =>
  at(thrift(g, at(pending(g).questions, 0).seat, options(g)), options(g).indexOf(key));

describe('An apprentice', () => {
  it('keeps the Yin-Yang until a tile is haunted (GS-YINYANG-1)', () => {
    const g = yangOf(stand(table({ players: 3 }), { red: 'buddhist-temple' }), 'red');
    play(g, 'help');
    expect(weight(g, 'yinYang')).toBe(0);
    haunted(g, 'tea-house');
    expect(weight(g, 'yinYang')).toBeGreaterThan(0);
  });

  it('keeps the power token in the first rounds (GS-NEUTRAL-4)', () => {
    const g = yangOf(table({ players: 3 }), 'red');
    expect(board(g, 'red').powerTokens).toBe(1);
    expect(weight(g, 'board:blue')).toBe(0);
    g.turn = 9;
    expect(weight(g, 'board:blue')).toBeGreaterThan(0);
  });

  it('weighs all else as the policy does', () => {
    const g = yangOf(table(), 'red');
    const { seat } = at(pending(g).questions, 0);
    const others = options(g).filter((key) => key !== 'yinYang');
    const own = (weights: readonly number[]) => others.map((key) => at(weights, options(g).indexOf(key)));
    expect(own(thrift(g, seat, options(g)))).toEqual(own(policy(g, seat, options(g))));
  });
});
