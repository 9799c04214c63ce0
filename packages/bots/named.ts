/** Bots by name. */

import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { adept, apprentice, formerMaster, master } from './levels.ts';
import { policyBot } from './policy.ts';
import { randomBot } from './random.ts';

/** The last three are those that players meet, the weakest first; the others are there to compare with. */
export const BOTS: readonly Bot[] = [randomBot, greedyBot, policyBot, formerMaster, apprentice, adept, master];

export const LEVELS: readonly Bot[] = [apprentice, adept, master];

export function botNamed(name: string): Bot | null {
  return BOTS.find((bot) => bot.name === name) ?? null;
}
