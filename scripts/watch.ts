/** Bots play a game and are watched: every choice on the way, and what came of it. */

import type { Bot } from '../packages/bots/index.ts';
import { playGame } from '../packages/bots/index.ts';
import type { Config, GameDefinition, Match, Outcome } from '../packages/engine/index.ts';
import { choose, expectOk, openMatch } from '../packages/engine/index.ts';

export interface Watched {
  readonly match: Match;
  readonly outcome: Outcome;
}

export function watch(definition: GameDefinition, config: Config, bot: Bot): Watched {
  const match = openMatch(definition, config);
  const bots = Array.from({ length: config.players }, () => bot);
  const { outcome } = playGame(definition, config, bots, {
    chosen: (choice) => void expectOk(choose(match, { ...choice, seq: match.moments.length })),
  });
  return { match, outcome };
}
