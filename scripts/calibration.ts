/**
 * Puts the chances that coach and review tell to the test of games that played.ts has kept: of the positions of which so much
 * was said, how many were won? Says in bits a position how surprising the results were, to who listens and to who only knows
 * how often seats win, and by which shift (in the logarithm of the odds) the chances would have foretold them best.
 *
 *   node scripts/ts.js scripts/calibration.ts FILE [word …]      games of which everything is said by these words: a mode, an option
 */

import { chancesIn } from '../packages/bots/index.ts';
import { seat } from '../packages/engine/index.ts';
import { decisionsOf, definitionOf, keptGames } from './kept-games.ts';

/** Neighbours say nearly the same. */
const APART = 5;

interface Said {
  readonly chance: number;
  /** The seat's part in the win. */
  readonly won: number;
}

const [file = '', ...words] = process.argv.slice(2);
const games = keptGames(file).filter((kept) => {
  const { mode, players, options } = kept.config;
  const told = [kept.game, kept.bot, mode, `${players}`, ...Object.values(options)];
  return words.every((word) => told.includes(word));
});
const said = games.flatMap((kept) => {
  const definition = definitionOf(kept);
  const { winners } = kept.outcome;
  const found: Said[] = [];
  let choices = 0;
  for (const { game } of decisionsOf(kept)) {
    choices += 1;
    if (choices % APART !== 0) continue;
    const together = definition.winsTogether?.(game) ?? false;
    for (const [who, chance] of chancesIn(definition, game).entries()) {
      if (together && who > 0) break;
      found.push({ chance, won: winners.includes(seat(who)) ? 1 / (together ? 1 : winners.length) : 0 });
    }
  }
  return found;
});

const LEAST = 1e-4;

function bits(shift: number): number {
  let sum = 0;
  for (const { chance, won } of said) {
    const sure = Math.min(1 - LEAST, Math.max(LEAST, chance));
    const told = 1 / (1 + ((1 - sure) / sure) * Math.exp(-shift));
    sum -= won * Math.log2(told) + (1 - won) * Math.log2(1 - told);
  }
  return sum / said.length;
}

const BINS = 10;
const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
for (let bin = 0; bin < BINS; bin++) {
  const here = said.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
  if (here.length === 0) continue;
  const [told, came] = [mean(here.map(({ chance }) => chance)), mean(here.map(({ won }) => won))];
  console.log(`said ${told.toFixed(2)}   won ${came.toFixed(2)}   of ${here.length}`);
}
const rate = mean(said.map(({ won }) => won));
const blind = -(rate * Math.log2(rate) + (1 - rate) * Math.log2(1 - rate));
const shifts = Array.from({ length: 81 }, (_, index) => (index - 40) / 10);
const best = shifts.reduce((one, other) => (bits(other) < bits(one) ? other : one));
console.log(`${games.length} games, ${said.length} positions, won ${rate.toFixed(2)}`);
console.log(
  `bits a position ${bits(0).toFixed(3)}, blind ${blind.toFixed(3)}, with the best shift ${best}: ${bits(best).toFixed(3)}`,
);
