/**
 * Fits the weights of the evaluation of The Great Wall to how games end. The policy plays, each choice as likely as it weighs, and
 * of every Year the first position is kept, for there a master's thought ends. The weights move until the evaluation tells best how
 * far ahead of the others each seat will be in the end (least squares), and are held near those before. Every fifth game is kept
 * apart and tells what was gained.
 *
 *   node scripts/ts.js scripts/refit-evaluation.ts [--players 3,4,2] [--games N] [--hold H] [--seed S]
 *
 * writes packages/great-wall/bot/worth.json.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawn } from '../packages/bots/policy.ts';
import { advance, answer, at, configure, expectOk, seatsOf, setUp, stream } from '../packages/engine/index.ts';
import { ownProspects } from '../packages/great-wall/bot/evaluation.ts';
import { policy } from '../packages/great-wall/bot/policy.ts';
import { WORTH } from '../packages/great-wall/bot/worth.ts';
import { greatWall } from '../packages/great-wall/index.ts';
import type { GreatWall } from '../packages/great-wall/state.ts';
import type { Weights } from './scales.ts';
import { Scales } from './scales.ts';
import { solve } from './solve.ts';

declare const JADE_ROOT: string;
const OUT = join(JADE_ROOT, 'packages/great-wall/bot/worth.json');

const { values: wish } = parseArgs({
  options: {
    players: { type: 'string', default: '3,4,2' },
    games: { type: 'string', default: '1000' },
    hold: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: 'refit' },
  },
});
const scales = new Scales(WORTH);
const weights = scales.read();
/** Not fitted: where the evaluation bends, and what plays no part here. */
const LEFT_ALONE = ['plenty', 'narrow', 'empty', 'rival', 'shamePool', 'shamedEnd', 'yearHeld', 'agreement', 'request'];
const free = scales.names.flatMap((name, index) => (LEFT_ALONE.includes(name) || weights[index] === 0 ? [] : [index]));

/** A seat at the beginning of a Year: how far ahead the evaluation saw it, what each free weight has to do with that, and how far ahead it was in the end. */
interface Sample {
  readonly game: number;
  readonly year: number;
  readonly value: number;
  readonly parts: readonly number[];
  readonly result: number;
}

/** How far a weight is moved to see what it has to do with it. */
const NUDGE = 0.01;

function look(g: GreatWall): { values: number[]; parts: number[][] } {
  const values = ahead(seatsOf(g).map((seat) => ownProspects(g, seat)));
  const parts = free.map((index) => {
    scales.set(weights.map((weight, other) => (other === index ? weight * (1 + NUDGE) : weight)));
    const moved = ahead(seatsOf(g).map((seat) => ownProspects(g, seat)));
    return moved.map((value, seat) => (value - at(values, seat)) / NUDGE);
  });
  scales.set(weights);
  return { values, parts };
}

/** By how much each is ahead of the mean. */
function ahead(values: readonly number[]): number[] {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return values.map((one) => one - mean);
}

function played(game: number, players: number): Sample[] {
  const seed = `${wish.seed}-${game}`;
  const g = setUp(greatWall, expectOk(configure(greatWall, { players, seed })));
  const luck = stream(seed, 'refit');
  const looks: (ReturnType<typeof look> & { readonly year: number })[] = [];
  let pending = advance(greatWall.rules, g);
  for (let year = 1; pending !== null; ) {
    if (g.year > year) looks.push({ ...look(g), year: g.year });
    year = g.year;
    const { seat, options } = at(pending.questions, 0);
    pending = answer(greatWall.rules, g, pending, seat, drawn(options, policy(g, seat, options), luck));
  }
  const results = ahead(greatWall.outcome(g).scores);
  return looks.flatMap(({ year, values, parts }) =>
    results.map((result, seat): Sample => {
      return { game, year, value: at(values, seat), parts: parts.map((part) => at(part, seat)), result };
    }),
  );
}

function told({ value, parts }: Sample, moves: Weights): number {
  return parts.reduce((sum, part, index) => sum + part * at(moves, index), value);
}

/** By how much of itself each free weight should move. */
function movesFor(samples: readonly Sample[]): number[] {
  const hold = Number(wish.hold) * samples.length;
  const slope = free.map(() => 0);
  const bend = free.map((_, row) => free.map((__, column): number => (row === column ? hold : 0)));
  for (const { value, parts, result } of samples) {
    for (const [row, part] of parts.entries()) {
      if (part === 0) continue;
      slope[row] = at(slope, row) + (result - value) * part;
      const line = at(bend, row);
      for (const [column, other] of parts.entries()) line[column] = at(line, column) + part * other;
    }
  }
  return solve(bend, slope);
}

/** How well the evaluation foretells results, Year by Year: the part of their spread that it explains is the square of this. */
function foresees(samples: readonly Sample[], moves: Weights): string {
  const correlation = (year: number) => {
    let [both, one, other] = [0, 0, 0];
    for (const sample of samples.filter((each) => each.year === year)) {
      const value = told(sample, moves);
      both += value * sample.result;
      one += value ** 2;
      other += sample.result ** 2;
    }
    return both / Math.sqrt(one * other);
  };
  return [2, 3, 4, 5].map((year) => correlation(year).toFixed(2)).join(' ');
}

const tables = wish.players.split(',').map(Number);
const games = Array.from({ length: Number(wish.games) }, (_, game) => played(game, at(tables, game % tables.length)));
const isApart = (_: unknown, game: number) => Math.floor(game / tables.length) % 5 === 4;
const apart = games.filter(isApart).flat();
const taught = games.filter((one, game) => !isApart(one, game)).flat();
const moves = movesFor(taught);
const still = free.map(() => 0);
for (const [index, place] of free.entries())
  weights[place] = Number((at(weights, place) * (1 + at(moves, index))).toPrecision(3));
scales.set(weights);
const refitted = {
  command: `node scripts/ts.js scripts/refit-evaluation.ts ${process.argv.slice(2).join(' ')}`,
  games: `${wish.games} of the policy, ${taught.length} positions of seats, ${apart.length} apart`,
  foresees: `how far ahead, in games apart, by Years 2 to 5: correlation ${foresees(apart, still)} before, ${foresees(apart, moves)} after`,
};
const source = JSON.parse(readFileSync(OUT, 'utf8')) as { made: object };
const made = { ...source.made, refitted };
writeFileSync(OUT, `${JSON.stringify({ ...source, made, worth: WORTH }, null, 2)}\n`);
console.log(JSON.stringify(refitted, null, 2));
