import { describe, expect, it } from 'vitest';
import { chooseLantern } from '../../rules/choose.ts';
import { asked, market, P1, P2, play, start } from '../table.ts';

describe('The peddler', () => {
  it('comes while lanterns are chosen, once, and swaps one for the top of the pile (LM-PEDDLER-1)', () => {
    const g = market([1, 2], [3, 4]);
    g.pile = [9];
    const pending = start(g, chooseLantern, {});
    expect(pending?.offers.map(({ seat, options }) => [seat, options])).toEqual([
      [P1, ['+peddler']],
      [P2, ['+peddler']],
    ]);
    expect(asked(play(g, 'P2 +peddler'))).toBe('P2: lantern:3 lantern:4');
    const after = play(g, 'P2 lantern:3');
    expect(g.merchants[P2]?.hand).toEqual([4, 9]);
    expect(g.discarded).toEqual([3]);
    expect(after?.offers).toEqual([]);
    expect(asked(after)).toBe('P1: none lantern:1 lantern:2 | P2: none lantern:4 lantern:9');
  });

  it('does not come to a merchant who has chosen (LM-PEDDLER-1)', () => {
    const g = market([1, 2], [3, 4]);
    start(g, chooseLantern, {});
    expect(play(g, 'P1 lantern:1')?.offers.map(({ seat }) => seat)).toEqual([P2]);
  });

  it('brings one lantern, not a full hand (LM-PEDDLER-1)', () => {
    const g = market([1, 2], [3, 4]);
    start(g, chooseLantern, {});
    play(g, 'P1 +peddler', 'P1 lantern:1');
    expect(g.merchants[P1]?.hand).toHaveLength(2);
  });
});
