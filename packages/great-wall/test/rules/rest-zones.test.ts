import { describe, expect, it } from 'vitest';
import { attacking } from '../start.ts';
import { horde, inRest, next, P1, resting, table } from '../table.ts';

describe('Rest Zones', () => {
  it('Soldiers in Rest Zones move between Sections only by effects that say so (GW-REST-3)', () => {
    const g = table();
    horde(g, 'right', 'sappers');
    resting(g, P1, 'left', 'spearman');
    attacking(g, P1, 1);
    expect(next(g)).toBeNull();
    expect(inRest(g, P1, 'left')).toBe(1);
  });
});
