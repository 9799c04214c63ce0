/** Follows the game's own policy: what somebody who knows the game would do without thinking. */

import type { Stream } from '@jade/engine';
import { at, below, imagine, measureAt } from '@jade/engine';
import type { Bot } from './bot.ts';
import { instant } from './bot.ts';

/** The choice with the largest weight; games without a policy, and offers beside a decision, are left to chance. */
export const policyBot: Bot = instant('policy', ({ definition, options, offers, view, random }) => {
  if (options.length === 0) return null;
  const seen = view();
  if (definition.policy === undefined || seen.viewer === 'spectator' || options.length === 1)
    return at(options, below(random, options.length));
  const keys = [...options, ...offers];
  const weights = definition.policy(imagine(definition, seen, random), seen.viewer, keys);
  return likeliest(keys, weights);
});

/** The option that weighs most. */
export function likeliest<Key extends string>(options: readonly Key[], weights: readonly number[]): Key {
  let best = 0;
  for (let index = 1; index < options.length; index++)
    if (measureAt(weights, index) > measureAt(weights, best)) best = index;
  return at(options, best);
}

const GRAIN = 1 << 20;

/** One of the options, each as likely as it weighs. */
export function drawn(options: readonly string[], weights: readonly number[], random: Stream): string {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let left = (below(random, GRAIN) / GRAIN) * sum;
  for (let index = 0; index < options.length; index++) {
    left -= measureAt(weights, index);
    if (left < 0) return at(options, index);
  }
  return at(options, options.length - 1);
}
