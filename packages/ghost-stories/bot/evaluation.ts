/** How well the table stands for everybody, in points. */

import type { Seat } from '@jade/engine';
import { outcome } from '../rules/scoring.ts';
import type { GhostStories } from '../state.ts';

export function evaluate(g: GhostStories, seat: Seat): number {
  return outcome(g).scores[seat] ?? 0;
}
