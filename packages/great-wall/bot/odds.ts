/** How the evaluation turns into a chance to win, fitted to games of the policy, for three and four together to games of masters; odds.json names the commands. */

import type { Odds } from '@jade/engine';
import type { GreatWall } from '../state.ts';
import fitted from './odds.json';

export function odds({ mode, seats }: GreatWall): Odds {
  if (mode === 'solo') return fitted.solo;
  if (mode === 'cooperative')
    return seats === 2 ? fitted.twoTogether : seats === 3 ? fitted.threeTogether : fitted.fourTogether;
  return seats === 2 ? fitted.two : seats === 3 ? fitted.three : fitted.four;
}
