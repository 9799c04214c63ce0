/** What the game's evaluation thinks of each choice beforehand, as shares that sum up to 1. */

import type { GameDefinition } from '@jade/engine';
import { USUAL_LEAD } from './judge.ts';

/** Every choice keeps some chance to be tried. */
const LEAST_SHARE = 0.15;

export function opinions(definition: GameDefinition, worth: readonly number[]): number[] {
  const best = Math.max(...worth);
  const lead = (definition.lead ?? USUAL_LEAD) / 4;
  const weights = worth.map((one) => Math.exp((one - best) / lead));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => LEAST_SHARE / worth.length + ((1 - LEAST_SHARE) * one) / sum);
}
