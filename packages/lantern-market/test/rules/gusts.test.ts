import { describe, expect, it } from 'vitest';
import { shelter } from '../../rules/gusts.ts';
import { night } from '../../rules/night.ts';
import { asked, market, P1, P3, play, start } from '../table.ts';

describe('A gust', () => {
  it('may be raised by the others, clockwise from the seller, each with a fan (LM-GUST-1)', () => {
    const g = market([3], [9], [5]);
    start(g, night, { seller: null });
    expect(asked(play(g, 'P1 lantern:3', 'P2 lantern:9', 'P3 lantern:5'))).toBe('P3: gust pass');
    expect(asked(play(g, 'P3 pass'))).toBe('P1: gust pass');
    play(g, 'P1 gust');
    expect(g.merchants.map(({ fans }) => fans)).toEqual([1, 2, 2]);
  });

  it('passes over who has no fan left (LM-GUST-1)', () => {
    const g = market([3], [9], [5]);
    for (const seat of [P1, P3]) (g.merchants[seat] ?? { fans: 0 }).fans = 0;
    start(g, night, { seller: null });
    expect(play(g, 'P1 lantern:3', 'P2 lantern:9', 'P3 lantern:5')).toBeNull();
  });

  it('is sheltered only by a lantern as bright as the wind is strong (LM-EX-02, LM-GUST-2)', () => {
    const g = market([2, 3, 5], [1]);
    expect(asked(start(g, shelter, { seller: P1, wind: 4 }))).toBe('P1: dark lantern:5');
    play(g, 'P1 lantern:5');
    expect(g.discarded).toEqual([5]);
    expect(g.merchants[P1]?.hand).toEqual([2, 3]);
  });

  it('does not tell the others that there was nothing to shelter with (LM-GUST-2)', () => {
    expect(asked(start(market([1, 1], [9]), shelter, { seller: P1, wind: 6 }))).toBe('P1: dark');
  });

  it('that puts the lantern out makes the next brightest the seller, who can be blown at again (LM-GUST-3)', () => {
    const g = market([3], [9], [5]);
    start(g, night, { seller: null });
    const pending = play(g, 'P1 lantern:3', 'P2 lantern:9', 'P3 lantern:5', 'P3 gust', 'P2 dark');
    expect(pending?.frame).toMatchObject({ seller: P3 });
    expect(asked(pending)).toBe('P1: gust pass');
  });
});
