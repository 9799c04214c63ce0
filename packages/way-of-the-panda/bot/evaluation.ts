import type { Seat } from '@jade/engine';
import type { Panda } from '../state.ts';
import { clanOf } from '../state.ts';
export function evaluate(g: Panda, seat: Seat): number {
  return clanOf(g, seat).vp;
}
