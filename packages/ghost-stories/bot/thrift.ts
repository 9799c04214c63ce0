/** How an apprentice weighs choices: as the policy does, but what comes once in a game is kept for need. */

import type { Seat } from '@jade/engine';
import { SIDES } from '../content/layout.ts';
import { BOARD_KEYS, YIN_YANG } from '../rules/keys.ts';
import { hauntedPlaces } from '../rules/table.ts';
import { yang } from '../rules/yang.ts';
import type { GhostStories } from '../state.ts';
import { policy } from './policy.ts';

/** So many rounds of all boards nobody is in need of a neutral board. */
const CALM_ROUNDS = 2;

export function thrift(g: GhostStories, seat: Seat, options: readonly string[]): readonly number[] {
  const weights = policy(g, seat, options);
  const at = g.stack.at(-1)?.at;
  if (at !== yang.steps.act && at !== yang.steps.place) return weights;
  return weights.map((weight, index) => (isKept(g, options[index] ?? '') ? 0 : weight));
}

/** GS-YINYANG-1, GS-NEUTRAL-4: until a tile is haunted, and in the first rounds. */
function isKept(g: GhostStories, key: string): boolean {
  if (key === YIN_YANG) return hauntedPlaces(g).length === 0;
  return BOARD_KEYS.has(key) && g.turn <= CALM_ROUNDS * SIDES.length;
}
