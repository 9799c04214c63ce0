/** How the evaluation turns into a chance to win, fitted to games of the policy; odds.json names the commands. */

import type { Odds } from '@jade/engine';
import type { GreatWall } from '../state.ts';
import fitted from './odds.json';

export function odds({ mode, seats }: GreatWall): Odds {
  if (mode === 'solo') return fitted.solo;
  if (mode === 'cooperative') return fitted.cooperative;
  return seats === 2 ? fitted.two : seats === 3 ? fitted.three : fitted.four;
}
