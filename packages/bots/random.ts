/** Plays anything that is legal. The measure below which no bot may fall. */

import { below } from '@jade/engine';
import type { Bot } from './bot.ts';
import { instant } from './bot.ts';

export const randomBot: Bot = instant('random', ({ options, offers, random }) => {
  // Letting offers be is one more thing to do when nothing must be chosen.
  const count = options.length + offers.length + (options.length === 0 ? 1 : 0);
  const drawn = below(random, count);
  return options[drawn] ?? offers[drawn - options.length] ?? null;
});
