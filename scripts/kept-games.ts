/** Games that played.ts has kept: read from their file, and played once more from their choices. */

import { existsSync, readFileSync } from 'node:fs';
import { DEFINITIONS } from '../packages/cli/library.ts';
import type { Choice, Config, Game, GameDefinition, Outcome, Pending } from '../packages/engine/index.ts';
import { advance, answer, must, setUp } from '../packages/engine/index.ts';

export interface Kept {
  readonly game: string;
  readonly bot: string;
  readonly config: Config;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly choices: readonly Choice[];
}

export function keptGames(file: string): Kept[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Kept);
}

export function definitionOf({ game }: Kept): GameDefinition {
  return must(
    DEFINITIONS.find(({ id }) => id === game),
    `a game '${game}'`,
  );
}

/** Every decision of a game in turn, with what was chosen. The game goes on from one to the next: whoever keeps it clones it. */
export function* decisionsOf(kept: Kept): Generator<{ game: Game; pending: Pending; choice: Choice }> {
  const definition = definitionOf(kept);
  const { rules } = definition;
  const game = setUp(definition, kept.config);
  let pending = advance(rules, game);
  for (const choice of kept.choices) {
    const asked = must(pending, 'a decision');
    yield { game, pending: asked, choice };
    pending = answer(rules, game, asked, choice.seat, choice.key);
  }
}
