import { describe, expect, it } from 'vitest';
import { BARRACKS } from '../content/board.ts';
import { invariants } from '../invariants.ts';
import type { GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { P1, ready } from './table.ts';

describe('Invariants', () => {
  const broken = (spoil: (g: GreatWall) => void): string => {
    const g = ready({ players: 2 });
    expect(invariants(g)).toEqual([]);
    spoil(g);
    return invariants(g).join('; ');
  };

  it('count Clerks, Soldiers and Shame (GW-INV-1, GW-INV-2, GW-INV-3)', () => {
    expect(
      broken((g) => {
        clanOf(g, P1).clerks += 1;
      }),
    ).toContain('9 Clerks');
    expect(
      broken((g) => {
        clanOf(g, P1).rest[0] = 1;
      }),
    ).toContain('11 of kind spearman');
    expect(
      broken((g) => {
        g.shamePool -= 1;
      }),
    ).toContain('19 Shame');
  });

  it('count Barricades, Hordes and what lies on them (GW-INV-4, GW-INV-5, GW-INV-6)', () => {
    expect(
      broken((g) => {
        g.barricades[1] = 4;
      }),
    ).toContain('Barricades');
    expect(
      broken((g) => {
        g.hordeDeck.pop();
      }),
    ).toContain('Horde was lost');
    expect(
      broken((g) => {
        g.spots[3 * 8] = 3;
      }),
    ).toContain('Horseman');
  });

  it('watch slots, hands and Honour (GW-INV-7, GW-INV-10, GW-TERM-14)', () => {
    expect(
      broken((g) => {
        clanOf(g, P1).at[BARRACKS] = 4;
      }),
    ).toContain('overfull');
    expect(
      broken((g) => {
        clanOf(g, P1).honour = -1;
      }),
    ).toContain('below 0');
    expect(
      broken((g) => {
        g.levels[0] = 1;
      }),
    ).toContain('not in play');
  });
});
