/** How a game ends, wherever the rules may stand at that moment: `ending` says how, and nothing on the stack goes on (define.ts). */

import type { Flow } from '@jade/engine';
import { done, tell } from '@jade/engine';
import type { GreatWall } from '../state.ts';
import { NOBODY } from '../state.ts';

export function endGame(g: GreatWall, rule: string, ending: string): Flow<never> {
  g.ending = ending;
  g.season = 'over';
  g.active = NOBODY;
  tell(rule, 'gameOver', { ending });
  return done;
}
