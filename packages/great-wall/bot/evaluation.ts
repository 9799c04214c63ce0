/**
 * What a sensible beginner would value, in Honour: Honour on the track, claimed Hordes and Artefacts as they would score now,
 * and the means to gain more, which lose their worth as the end comes near.
 */

import type { Seat } from '@jade/engine';
import { seatsOf } from '@jade/engine';
import type { GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';

export function evaluate(g: GreatWall, seat: Seat): number {
  let best = 0;
  for (const other of seatsOf(g)) if (other !== seat) best = Math.max(best, clanOf(g, other).honour);
  return clanOf(g, seat).honour - best / 2;
}
