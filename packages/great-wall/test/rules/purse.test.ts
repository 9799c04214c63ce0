import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { assault, newAssault } from '../../rules/assault.ts';
import { performing } from '../start.ts';
import { gives, horde, only, P1, playOut, purse, run, table } from '../table.ts';

describe('Resources lost', () => {
  it('does as much as possible (GW-TERM-15)', () => {
    const g = table({ mode: 'cooperative' });
    gives(g, P1, { wood: 1 });
    run(performing(g, 'flood/0/do', P1));
    expect(purse(g, P1)).toEqual([0, 0, 0, 0]);
    g.barricades[0] = 1;
    horde(g, 'left', 'torchBearers');
    playOut(only(g, begin(assault, newAssault(0))));
    expect(g.barricades[0]).toBe(0);
  });
});
