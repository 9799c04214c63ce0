import { describe, expect, it } from 'vitest';
import { chooseLantern } from '../../rules/choose.ts';
import { night } from '../../rules/night.ts';
import { asked, market, P1, P2, play, start } from '../table.ts';

describe('The choice of a lantern', () => {
  it('asks all for a lantern at once and shows them together (LM-CHOOSE-1)', () => {
    const g = market([1, 4], [2, 2, 5], [3, 9]);
    expect(asked(start(g, chooseLantern, {}))).toBe(
      'P1: none lantern:1 lantern:4 | P2: none lantern:2 lantern:5 | P3: none lantern:3 lantern:9',
    );
    play(g, 'P3 lantern:9', 'P1 lantern:4');
    expect(g.merchants.map(({ shown }) => shown)).toEqual([null, null, null]);
    play(g, 'P2 lantern:2');
    expect(g.merchants.map(({ shown }) => shown)).toEqual([4, 2, 9]);
    expect(g.merchants.map(({ hand }) => hand)).toEqual([[1], [2, 5], [3]]);
  });

  it('lets a merchant show none (LM-CHOOSE-1)', () => {
    const g = market([7], [9]);
    start(g, night, { seller: null });
    const pending = play(g, 'P1 lantern:7', 'P2 none');
    expect(g.merchants.map(({ shown }) => shown)).toEqual([7, null]);
    expect(g.merchants[P2]).toMatchObject({ hand: [9], coins: 20 });
    expect(pending?.frame).toMatchObject({ seller: P1 });
  });

  it('costs two coins of oil for each point of brightness, and nobody shows what they cannot pay (LM-OIL-1)', () => {
    const g = market([1, 4, 5], [2, 9]);
    (g.merchants[P1] ?? { coins: 0 }).coins = 9;
    expect(asked(start(g, chooseLantern, {}))).toBe('P1: none lantern:1 lantern:4 | P2: none lantern:2 lantern:9');
    play(g, 'P1 lantern:4', 'P2 lantern:9');
    expect(g.merchants.map(({ coins }) => coins)).toEqual([1, 2]);
  });
});
