/** The Enfeeblement Mantra when its ghost goes or its power falls silent (GS-POWER-12). */

import { tell } from '@jade/engine';
import type { Side } from '../content/layout.ts';
import type { Pieces } from '../state.ts';
import { MANTRA_USED, NONE } from '../state.ts';
import { isPowerActive } from './powers.ts';
import { setMark } from './table.ts';

/** GS-POWER-12: taken back from a ghost that left, it waits for yellow's next turn. */
export function returnMantra(g: Pieces): void {
  g.mantra = NONE;
  setMark(g, MANTRA_USED);
}

/** GS-POWER-12: when its power falls silent the Mantra leaves the game, wherever it lies, and does not come back. */
export function loosenMantra(g: Pieces): void {
  if (g.mantraLost) return;
  for (const [side, { power }] of g.boards.entries()) {
    if (power !== 'enfeeblement-mantra' || isPowerActive(g, side as Side)) continue;
    g.mantra = NONE;
    g.mantraLost = true;
    tell('GS-POWER-12', 'mantraLost', {});
  }
}
