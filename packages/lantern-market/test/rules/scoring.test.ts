import { describe, expect, it } from 'vitest';
import { outcome } from '../../rules/scoring.ts';
import { market, P1, P2, P3 } from '../table.ts';

describe('The end', () => {
  it('goes to the most coins, then to the most fans, else it is shared (LM-EX-03, LM-END-1)', () => {
    const g = market([], [], []);
    const [a, b, c] = g.merchants;
    if (!a || !b || !c) throw new Error('three merchants');
    Object.assign(a, { coins: 12, fans: 0 });
    Object.assign(b, { coins: 12, fans: 1 });
    Object.assign(c, { coins: 11, fans: 2 });
    expect(outcome(g).winners).toEqual([P2]);
    a.fans = 1;
    expect(outcome(g)).toMatchObject({ winners: [P1, P2], scores: [12, 12, 11] });
    c.coins = 13;
    expect(outcome(g).winners).toEqual([P3]);
  });
});
