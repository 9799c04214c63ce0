import { describe, expect, it } from 'vitest';
import { logistics } from '../../rules/logistics.ts';
import { clanOf } from '../../state.ts';
import { activating } from '../start.ts';
import { clerks, firing, horde, inRest, next, optionsOf, P1, P2, play, resting, table, why } from '../table.ts';

describe('Logistics Centre', () => {
  it('moves Archers to Firing Spots or Rest Zones without Wounds (GW-EX-23, GW-LOG-1, GW-LOG-2, GW-LOG-3)', () => {
    const g = table();
    horde(g, 'right', 'sappers');
    g.levels = [1, 0, 0];
    firing(g, P1, 'left');
    resting(g, P1, 'left', 'archer');
    resting(g, P1, 'left', 'horseman');
    clerks(g, P1, 'logistics');
    activating(g, 'logistics');
    play(g, 'section:left', 'section:right');
    expect(optionsOf(g, P1)).toEqual([
      'march:archer',
      'march:horseman',
      'march:firing-rest',
      'march:firing-firing',
      'stop',
    ]);
    play(g, 'march:firing-firing', 'march:archer', 'stop');
    expect([clanOf(g, P1).firing, inRest(g, P1, 'right', 'archer'), inRest(g, P1, 'left', 'horseman')]).toEqual([
      [0, 0, 1],
      1,
      1,
    ]);
    expect(g.spots.every((spot) => spot === 0)).toBe(true);
  });

  it('says why an Archer finds no Firing Spot, and moves once for each Clerk (GW-LOG-1)', () => {
    const g = table();
    firing(g, P1, 'left');
    firing(g, P2, 'right');
    clerks(g, P1, 'logistics', 2);
    activating(g, 'logistics');
    play(g, 'section:left', 'section:right');
    expect(why(g, 'march:firing-firing')?.rule).toBe('GW-LOG-2');
    play(g, 'march:firing-rest');
    expect(next(g)).toBe(logistics.steps.origin);
  });
});
