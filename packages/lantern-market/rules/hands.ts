/** What comes into a hand and leaves it. */

import type { Seat } from '@jade/engine';
import { draw, tellSeat } from '@jade/engine';
import type { Lantern } from '../content/numbers.ts';
import type { LanternMarket } from '../state.ts';
import { merchantAt } from '../state.ts';

export function discard(g: LanternMarket, seat: Seat, lantern: Lantern): void {
  const { hand } = merchantAt(g, seat);
  hand.splice(hand.indexOf(lantern), 1);
  g.discarded.push(lantern);
}

// LM-DRAW-1
export function drawLanterns(g: LanternMarket, seat: Seat, count: number): void {
  const drawn: Lantern[] = [];
  while (drawn.length < count && g.pile.length > 0) drawn.push(draw(g.pile));
  if (drawn.length === 0) return;
  merchantAt(g, seat).hand.push(...drawn);
  tellSeat('LM-DRAW-1', 'drew', { seat, count: drawn.length }, seat, { lanterns: drawn });
}
