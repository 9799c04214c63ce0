/** Bots by name, and what it takes to let them play. */

import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { adept, apprentice, master } from './levels.ts';
import { policyBot } from './policy.ts';
import { randomBot } from './random.ts';

export type { Bot, Situation, Thinking } from './bot.ts';
export type { Advice, Coaching, Gain } from './coach.ts';
export { coach } from './coach.ts';
export { searchSpeed } from './levels.ts';
export { learnt, Memory } from './memory.ts';
export { chancesIn } from './odds.ts';
export type { Onlooker, Played } from './play.ts';
export { playGame, Stuck } from './play.ts';
export type { Review, Stand, TurningPoint } from './review.ts';
export { reviewOf } from './review.ts';
export type { Known } from './search.ts';

/** The weakest first; the last three are those that players meet. */
export const BOTS: readonly Bot[] = [randomBot, greedyBot, policyBot, apprentice, adept, master];

export const LEVELS: readonly Bot[] = [apprentice, adept, master];

export function botNamed(name: string): Bot | null {
  return BOTS.find((bot) => bot.name === name) ?? null;
}
