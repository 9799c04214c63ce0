/** What must hold at every moment. */

import { allLanterns, HAND } from './content/numbers.ts';
import type { LanternMarket } from './state.ts';

/** Every lantern is somewhere, and nobody holds too much. */
export function invariants(g: LanternMarket): string[] {
  const lanterns = [
    ...g.pile,
    ...g.discarded,
    ...g.merchants.flatMap((m) => [...m.hand, ...(m.shown === null ? [] : [m.shown])]),
  ];
  const broken: string[] = [];
  if (String(lanterns.sort()) !== String(allLanterns().sort())) broken.push('a lantern was lost or made');
  if (g.merchants.some((m) => m.hand.length > HAND)) broken.push('a hand is too large');
  if (g.merchants.some((m) => m.coins < 0 || m.fans < 0)) broken.push('coins or fans below zero');
  return broken;
}
