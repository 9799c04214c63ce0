/** Where the Enfeeblement Mantra does most (GS-POWER-3). */

import { at, measureAt } from '@jade/engine';
import type { Place, Space } from '../content/layout.ts';
import { ADJACENT, LINE, SIDES, SPACES } from '../content/layout.ts';
import { placeMantra } from '../rules/before-move.ts';
import { SPACE_KEYS } from '../rules/keys.ts';
import { isLiving } from '../rules/table.ts';
import { boardOf, NONE } from '../state.ts';
import type { Judged } from './judge.ts';
import { each, judgeOf } from './judge.ts';
import { WEIGHTS as W } from './policy-weights.ts';
import { plainOdds } from './strike.ts';
import type { Scene } from './worth.ts';

/** What the Mantra does for those who can come to a ghost, with what it does for the ghost it lies on. */
function mantraWorth(scene: Scene, space: Space): number {
  const { g } = scene;
  const front = at(at(LINE, space), 0);
  const lies = g.mantra === space ? 1 : 0;
  let best = 0;
  for (const side of SIDES) {
    if (!isLiving(g, side)) continue;
    const stands = boardOf(g, side).place as Place;
    const near =
      stands === front || at(ADJACENT, front).includes(stands) ? (side === g.active ? W.mantraNow : 1) : W.mantraFar;
    const gain = plainOdds(scene, side, front, space, 1 - lies) - plainOdds(scene, side, front, space, -lies);
    best = Math.max(best, gain * near);
  }
  return best * measureAt(scene.ghosts, space);
}

/** By how much the best other ghost would be better for the Mantra than where it lies. */
export function mantraGain(scene: Scene): number {
  const { g } = scene;
  const now = g.mantra === NONE ? 0 : mantraWorth(scene, g.mantra as Space) + W.mantra;
  let best = 0;
  for (const space of SPACES) {
    if (at(g.ghosts, space) !== NONE && space !== g.mantra) best = Math.max(best, mantraWorth(scene, space));
  }
  return best - now;
}

export const MANTRA_JUDGES: readonly Judged[] = [
  judgeOf(
    placeMantra,
    each((scene, key) => mantraWorth(scene, SPACE_KEYS.index(key))),
  ),
];
