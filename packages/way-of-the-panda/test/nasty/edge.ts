/** What the cases at the edge of the rules have in common. */

import { at, must, seat } from '@jade/engine';
import type { Panda } from '../../state.ts';
import { clanOf } from '../../state.ts';
import { pending, score } from '../table.ts';

export const diff = (g: Panda, before: readonly number[]) => score(g).map((p, i) => p - at(before, i));
export const asked = (g: Panda) => at(pending(g).questions, 0).seat;
export const missions = (g: Panda) => must(g.missions, 'missions');
export const keys = (events: readonly { key: string }[]) => events.map(({ key }) => key);
export function passAll(g: Panda, ...who: number[]) {
  for (const w of who) clanOf(g, seat(w)).passed = true;
  return g;
}
