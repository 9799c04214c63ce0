/**
 * Refits how likely the Taoists of Ghost Stories win, to kept games of masters (scripts/played.ts): a whole game says little
 * about one position in its middle, so each position learns mostly from what the chances say a turn later, and a little
 * from how the game ended (TD with λ = 0.9). The coefficients before hold the new ones near, because games are few.
 *
 *   node scripts/ts.js scripts/refit-chances.ts FILE… [--shift S] [--pull P] [--write]
 *
 * Every fifth game tells, fitted without it, how good the prophecy is.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { at } from '../packages/engine/index.ts';
import { SIGNS, signs } from '../packages/ghost-stories/bot/chances.ts';
import { yang } from '../packages/ghost-stories/rules/yang.ts';
import type { GhostStories } from '../packages/ghost-stories/state.ts';
import { decisionsOf, keptGames } from './kept-games.ts';
import type { Sample } from './logistic.ts';
import { fit, logistic, surprise } from './logistic.ts';

declare const JADE_ROOT: string;
const OUT = join(JADE_ROOT, 'packages/ghost-stories/bot/chances.json');

const LAMBDA = 0.9;
/** The targets hang on the coefficients: after so many rounds neither moves any more. */
const ROUNDS = 6;

const { values: wish, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    shift: { type: 'string', default: '0.9' },
    pull: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
});

interface Told {
  readonly won: number;
  /** The signs at the beginning of every Yang phase. */
  readonly positions: readonly (readonly number[])[];
}

function told(file: string): Told[] {
  return keptGames(file).map((kept) => {
    const positions: number[][] = [];
    let active = -1;
    for (const { game, pending } of decisionsOf(kept)) {
      const g = game as GhostStories;
      if (pending.name !== yang.steps.act || g.active === active) continue;
      active = g.active;
      const read = signs(g);
      positions.push(SIGNS.map((sign) => read[sign]));
    }
    return { won: kept.outcome.winners.length > 0 ? 1 : 0, positions };
  });
}

function targets({ won, positions }: Told, coefficients: readonly number[]): Sample[] {
  const samples: Sample[] = [];
  let target = won;
  for (const read of positions.toReversed()) {
    samples.push({ signs: read, target });
    target = (1 - LAMBDA) * logistic(read, coefficients) + LAMBDA * target;
  }
  return samples;
}

function learnt(games: readonly Told[], start: readonly number[]): number[] {
  let coefficients = [...start];
  for (let round = 0; round < ROUNDS; round++) {
    const samples = games.flatMap((game) => targets(game, coefficients));
    coefficients = fit(samples, start, Number(wish.pull));
  }
  return coefficients;
}

const ended = (games: readonly Told[]): Sample[] =>
  games.flatMap(({ won, positions }) => positions.map((read) => ({ signs: read, target: won })));

const before = JSON.parse(readFileSync(OUT, 'utf8')) as { made: object; coefficients: Record<string, number> };
const shift = Number(wish.shift);
/** The shift lies on the sign that is always one, so that what masters win is learnt and not how much more it is. */
const start = SIGNS.map((sign) => (before.coefficients[sign] ?? 0) + (sign === 'one' ? shift : 0));
const games = files.flatMap(told);
const isApart = (index: number): boolean => index % 5 === 0;
const apart = ended(games.filter((_, index) => isApart(index)));
const without = learnt(
  games.filter((_, index) => !isApart(index)),
  start,
);
const made = {
  games: games.length,
  won: games.filter(({ won }) => won === 1).length,
  surprise: Number(surprise(apart, without).toPrecision(3)),
  surpriseBefore: Number(surprise(apart, start).toPrecision(3)),
};
console.log(JSON.stringify(made));
if (wish.write) {
  const all = learnt(games, start);
  const coefficients = Object.fromEntries(
    SIGNS.map((sign, index) => [sign, Number((at(all, index) - (sign === 'one' ? shift : 0)).toPrecision(3))]),
  );
  const refitted = { command: `scripts/refit-chances.ts --shift ${wish.shift} --pull ${wish.pull}`, ...made };
  writeFileSync(OUT, `${JSON.stringify({ made: { ...before.made, refitted }, shift, coefficients }, null, 2)}\n`);
}
