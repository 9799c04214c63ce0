/** Questions about lanterns and the stalls where they hang (rulebook chapters 2 and 3). */

import type { Seat } from '@jade/engine';
import { at, seatsOf } from '@jade/engine';
import type { Lantern } from '../content/numbers.ts';
import { OIL } from '../content/numbers.ts';
import type { Table } from '../state.ts';

// LM-OIL-1
export function oilFor(lantern: Lantern): number {
  return OIL * lantern;
}

/** LM-SALE-1: whose lantern burns brightest, or would if one of them went out. */
export function brightest(g: Table, without: Seat | null = null): Seat | null {
  let best: Seat | null = null;
  for (const seat of seatsOf(g)) {
    const { burning, shown } = at(g.merchants, seat);
    if (seat === without || !burning) continue;
    if (best === null || (shown ?? 0) > (at(g.merchants, best).shown ?? 0)) best = seat;
  }
  return best;
}
