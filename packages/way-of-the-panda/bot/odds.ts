/** How the evaluation turns into a chance to win, fitted to games of the policy; odds.json names the commands. */

import type { Odds } from '@jade/engine';
import type { Panda } from '../state.ts';
import fitted from './odds.json';

/** Two players were not fitted: the policy alone does not end all of their games. */
export function odds({ seats }: Panda): Odds {
  return seats === 4 ? fitted.four : fitted.three;
}
