/** Bots by name, and what it takes to let them play. */

import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export type { Bot, Situation } from './bot.ts';
export type { Onlooker, Played } from './play.ts';
export { playGame, Stuck } from './play.ts';

export const BOTS: readonly Bot[] = [randomBot, greedyBot];

export function botNamed(name: string): Bot | null {
  return BOTS.find((bot) => bot.name === name) ?? null;
}
