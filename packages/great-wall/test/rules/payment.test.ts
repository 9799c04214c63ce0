import { describe, expect, it } from 'vitest';
import { activating } from '../start.ts';
import { clerks, gives, P1, play, purse, table } from '../table.ts';

describe('Payments', () => {
  it('lets the payer choose the mix (GW-BUILD-4)', () => {
    const g = table();
    gives(g, P1, { wood: 2, stone: 2 });
    clerks(g, P1, 'builders');
    activating(g, 'builders');
    play(g, 'barricade:left', 'swap:wood-stone', 'paid');
    expect(purse(g, P1)).toEqual([2, 0, 0, 0]);
  });
});
