/**
 * Fits the weights of a policy to what searching bots chose in the games that played.ts has kept: where the policy would have
 * chosen otherwise, its weights move until it agrees (gradient of the likelihood, in the logarithm of each weight; Adam). Every
 * fifth game is kept apart and tells how well the others taught.
 *
 *   node scripts/ts.js scripts/refit.ts FILE <policy> [--steps N] [--batch N] [--warmth T] [--pull P] [--seed S]
 *
 * writes the weights and how they were found into the policy's file.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Game, Seat, Stream } from '../packages/engine/index.ts';
import { at, below, must, stream } from '../packages/engine/index.ts';
import { scoresOf as ghostScores } from '../packages/ghost-stories/bot/policy.ts';
import { WEIGHTS } from '../packages/ghost-stories/bot/policy-weights.ts';
import type { GhostStories } from '../packages/ghost-stories/state.ts';
import { HABITS } from '../packages/great-wall/bot/habits.ts';
import { scoresOf as wallScores } from '../packages/great-wall/bot/policy.ts';
import type { GreatWall } from '../packages/great-wall/state.ts';
import type { Kept } from './kept-games.ts';
import { decisionsOf, definitionOf, keptGames } from './kept-games.ts';
import type { Weights } from './scales.ts';
import { Scales } from './scales.ts';

declare const JADE_ROOT: string;

/** A policy: its weights, their file, and how good each option looks with them. */
interface Taught {
  readonly weights: object;
  readonly file: string;
  scores(g: Game, seat: Seat, options: readonly string[]): readonly number[];
}

const TAUGHT: Readonly<Record<string, Taught>> = {
  'ghost-stories': {
    weights: WEIGHTS,
    file: 'packages/ghost-stories/bot/policy-weights.json',
    scores: (g, seat, options) => ghostScores(g as GhostStories, seat, options),
  },
  'great-wall competitive': {
    weights: HABITS.competitive,
    file: 'packages/great-wall/bot/habits/competitive.json',
    scores: (g, seat, options) => wallScores(g as GreatWall, seat, options),
  },
  'great-wall cooperative': {
    weights: HABITS.cooperative,
    file: 'packages/great-wall/bot/habits/cooperative.json',
    scores: (g, seat, options) => wallScores(g as GreatWall, seat, options),
  },
};

/** Not fitted: how closely the policy is followed in thought, which no choice tells. */
const LEFT_ALONE = ['warmth'];

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    steps: { type: 'string', default: '60' },
    batch: { type: 'string', default: '600' },
    warmth: { type: 'string', default: '3' },
    pull: { type: 'string', default: '0.002' },
    seed: { type: 'string', default: 'refit' },
  },
});
const [file = '', name = ''] = positionals;
const { weights: taught, file: out, scores } = must(TAUGHT[name], `a policy: ${Object.keys(TAUGHT).join(', ')}`);
const scales = new Scales(taught);
const [warmth, pull] = [Number(wish.warmth), Number(wish.pull)];

/** A choice of a bot that searched. */
interface Lesson {
  readonly game: Game;
  readonly seat: Seat;
  readonly options: readonly string[];
  readonly chosen: number;
}

function lessonsOf(kept: Kept): Lesson[] {
  const { clone } = definitionOf(kept);
  const lessons: Lesson[] = [];
  for (const { game, pending, choice } of decisionsOf(kept)) {
    const asked = pending.questions.find(({ seat }) => seat === choice.seat);
    if (asked === undefined || asked.options.length < 2 || !asked.options.includes(choice.key)) continue;
    const { seat, options } = asked;
    lessons.push({ game: clone(game), seat, options, chosen: options.indexOf(choice.key) });
  }
  return lessons;
}

/** Bots err, and so do lessons: a little of every choice is put down to chance. */
const ERRORS = 0.02;

/** How surprising the choices are to the policy, in nats each, and how often it would have chosen the same. */
function surprise(lessons: readonly Lesson[], weights: Weights): { nats: number; agreed: number } {
  scales.set(weights);
  let nats = 0;
  let agreed = 0;
  for (const { game, seat, options, chosen } of lessons) {
    const looks = scores(game, seat, options);
    const best = Math.max(...looks);
    let sum = 0;
    for (const look of looks) sum += Math.exp((look - best) / warmth);
    const likely = Math.exp((at(looks, chosen) - best) / warmth) / sum;
    nats -= Math.log((1 - ERRORS) * likely + ERRORS / options.length);
    if (at(looks, chosen) === best) agreed += 1;
  }
  return { nats: nats / lessons.length, agreed: agreed / lessons.length };
}

/** How far a weight is moved to see what comes of it, and in a step. */
const SHAKE = 0.08;
const PACE = 0.03;

function learn(lessons: readonly Lesson[], began: Weights, random: Stream): number[] {
  const steps = Number(wish.steps);
  const slopes = began.map(() => ({ mean: 0, square: 0 }));
  let moved = began.map(() => 0);
  const weightsAt = (moves: Weights) => began.map((weight, index) => weight * Math.exp(at(moves, index)));
  for (let step = 1; step <= steps; step++) {
    const batch = Array.from({ length: Number(wish.batch) }, () => at(lessons, below(random, lessons.length)));
    const pace = PACE * (1 - (0.8 * step) / steps);
    moved = moved.map((move, index) => {
      if (began[index] === 0 || LEFT_ALONE.includes(at(scales.names, index))) return move;
      const moves = moved.slice();
      const there = [SHAKE, -SHAKE].map((by) => {
        moves[index] = move + by;
        return surprise(batch, weightsAt(moves)).nats;
      });
      const slope = (at(there, 0) - at(there, 1)) / (2 * SHAKE) + 2 * pull * move;
      const seen = at(slopes, index);
      seen.mean = 0.9 * seen.mean + 0.1 * slope;
      seen.square = 0.98 * seen.square + 0.02 * slope * slope;
      const [mean, square] = [seen.mean / (1 - 0.9 ** step), seen.square / (1 - 0.98 ** step)];
      return move - (pace * mean) / (Math.sqrt(square) + 1e-5);
    });
    if (step % 10 === 0) console.log(`${step}: ${JSON.stringify(surprise(batch, weightsAt(moved)))}`);
  }
  return weightsAt(moved);
}

const games = keptGames(file);
const isApart = (_: unknown, index: number) => index % 5 === 4;
const apart = games.filter(isApart).flatMap(lessonsOf);
const lessons = games.filter((one, index) => !isApart(one, index)).flatMap(lessonsOf);
const began = scales.read();
const before = surprise(apart, began);
console.log(`${games.length} games, ${lessons.length} lessons, ${apart.length} apart: ${JSON.stringify(before)}`);
const fitted = learn(lessons, began, stream(wish.seed, 'refit'));
const after = surprise(apart, fitted);
const rounded = (weight: number) => Number(weight.toPrecision(3));
scales.set(fitted.map(rounded));
const source = JSON.parse(readFileSync(join(JADE_ROOT, out), 'utf8')) as { made: object };
const refitted = {
  command: `node scripts/ts.js scripts/refit.ts ${process.argv.slice(2).join(' ')}`,
  games: `${games.length} of scripts/played.ts, ${lessons.length} choices, ${apart.length} apart`,
  surprise: `${rounded(before.nats)} nats a choice before, ${rounded(after.nats)} after`,
  agreement: `${rounded(before.agreed)} before, ${rounded(after.agreed)} after`,
};
writeFileSync(
  join(JADE_ROOT, out),
  `${JSON.stringify({ ...source, made: { ...source.made, refitted }, worth: taught }, null, 2)}\n`,
);
console.log(JSON.stringify(refitted, null, 2));
