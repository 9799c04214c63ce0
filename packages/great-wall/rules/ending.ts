/** How a game ends, wherever the rules may stand at that moment. */

import type { Flow } from '@jade/engine';
import { done, tell } from '@jade/engine';
import type { GreatWall } from '../state.ts';
import { NOBODY } from '../state.ts';

/** Nothing follows any more: the stack of rules is cleared. */
export function gameOver(g: GreatWall, rule: string, ending: string): Flow<never> {
  g.ending = ending;
  g.season = 'over';
  g.active = NOBODY;
  g.stack.length = 0;
  tell(rule, 'gameOver', { ending });
  return done;
}
