import { describe, expect, it } from 'vitest';
import { outcome } from '../../rules/scoring.ts';
import { assaulting } from '../start.ts';
import { horde, on, P1, playOut, table, told } from '../table.ts';

describe('The end in the midst of things', () => {
  it('co-op: the pool runs dry in the midst of a Breach and nobody dies any more (GW-COOP-25)', () => {
    const g = table({ mode: 'cooperative' });
    horde(g, 'left', 'ironColumn');
    on(g, P1, 'L1-a1');
    g.shameBox += g.shamePool - 1;
    g.shamePool = 1;
    const events = playOut(assaulting(g, 'left'));
    expect([g.ending, told(events, 'killed')]).toEqual(['noShameLeft', []]);
    expect(outcome(g).winners).toEqual([]);
  });
});
