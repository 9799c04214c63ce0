/**
 * Fits how likely the Taoists of Ghost Stories win from what can be read off the table: bots play in every sitting below, and
 * the coefficients are chosen that would have foretold the results best (logistic regression). Every fifth game is kept
 * apart and tells how good the prophecy is.
 *
 *   node scripts/ts.js scripts/chances.ts [--bot B] [--games N] [--seed S] [--threads T] [--played FILE]
 *
 * writes packages/ghost-stories/bot/chances.json. With a file the games are kept there, and read from there the next time.
 */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { botNamed } from '../packages/bots/index.ts';
import { progress } from '../packages/cli/terminal.ts';
import { anyGame, at, configure, expectOk, gameAt, must } from '../packages/engine/index.ts';
import { SIGNS, signs } from '../packages/ghost-stories/bot/chances.ts';
import { ghostStories } from '../packages/ghost-stories/index.ts';
import { yang } from '../packages/ghost-stories/rules/yang.ts';
import type { GhostStories } from '../packages/ghost-stories/state.ts';
import type { Sample } from './logistic.ts';
import { fit, surprise } from './logistic.ts';
import { watch } from './watch.ts';

declare const JADE_ROOT: string;
const OUT = join(JADE_ROOT, 'packages/ghost-stories/bot/chances.json');

/** Won and lost games of every kind: who always loses learns nothing. */
const SITTINGS = [
  { players: 4, options: { difficulty: 'initiation' } },
  { players: 4, options: { difficulty: 'normal' } },
  { players: 4, options: { difficulty: 'nightmare' } },
  { players: 3, options: { difficulty: 'initiation' } },
  { players: 3, options: { difficulty: 'normal' } },
  { players: 2, options: { difficulty: 'initiation' } },
  { players: 2, options: { difficulty: 'normal' } },
  { players: 1, options: { difficulty: 'initiation' } },
  { mode: 'white-moon', players: 4, options: { difficulty: 'normal' } },
  { mode: 'white-moon', players: 4, options: { difficulty: 'nightmare' } },
  { mode: 'white-moon', players: 2, options: { difficulty: 'normal' } },
];

/** A game: whether it was won, and the signs at the beginning of every Yang phase, in the order of SIGNS. */
interface Played {
  readonly game: number;
  readonly won: boolean;
  readonly positions: readonly (readonly number[])[];
}

const { values: wish } = parseArgs({
  options: {
    bot: { type: 'string', default: 'adept' },
    games: { type: 'string', default: '150' },
    seed: { type: 'string', default: 'chances' },
    threads: { type: 'string', default: '2' },
    played: { type: 'string' },
    part: { type: 'string' },
  },
});
const games = Number(wish.games) * SITTINGS.length;
const threads = Number(wish.threads);

/** One process's part of the games, each a line of its own. */
function playPart(part: number): void {
  const bot = must(botNamed(wish.bot), `a bot '${wish.bot}'`);
  for (let game = part; game < games; game += threads) {
    const sitting = at(SITTINGS, game % SITTINGS.length);
    const config = expectOk(configure(ghostStories, { ...sitting, seed: `${wish.seed}-${game}` }));
    const { match, outcome } = watch(anyGame(ghostStories), config, bot);
    const positions = [...match.moments.keys()]
      .filter((seq) => at(match.moments, seq).decision === yang.steps.act)
      .map((seq) => {
        const read = signs(expectOk(gameAt(match, seq)) as GhostStories);
        return SIGNS.map((sign) => round(read[sign]));
      });
    const played: Played = { game, won: outcome.winners.length > 0, positions };
    console.log(JSON.stringify(played));
  }
}

async function playAll(): Promise<Played[]> {
  const played: Played[] = [];
  const report = progress('games', games);
  const { bot, seed } = wish;
  const asked = ['--bot', bot, '--games', wish.games, '--seed', seed, '--threads', wish.threads];
  await Promise.all(
    Array.from({ length: threads }, async (_, part) => {
      const args = ['scripts/ts.js', 'scripts/chances.ts', ...asked, '--part', String(part)];
      const { stdout } = spawn(process.execPath, args, { cwd: JADE_ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
      for await (const line of createInterface(stdout)) {
        played.push(JSON.parse(line) as Played);
        report(played.length);
      }
    }),
  );
  if (played.length < games) throw new Error(`only ${played.length} of ${games} games were played`);
  return played.sort((a, b) => a.game - b.game);
}

async function remembered(): Promise<Played[]> {
  const file = wish.played;
  if (file === undefined) return playAll();
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await playAll()));
  return JSON.parse(readFileSync(file, 'utf8')) as Played[];
}

async function fitAll(): Promise<void> {
  const played = await remembered();
  // By rounds of all sittings, so that every sitting is judged.
  const isApart = ({ game }: Played): boolean => Math.floor(game / SITTINGS.length) % 5 === 0;
  const coefficients = fit(
    samplesOf(played.filter((one) => !isApart(one))),
    SIGNS.map(() => 0),
    RESTRAINT,
  );
  const apart = samplesOf(played.filter(isApart));
  const before = JSON.parse(readFileSync(OUT, 'utf8')) as { shift: number; coefficients: Record<string, number> };
  const made = {
    command: `node scripts/ts.js scripts/chances.ts --bot ${wish.bot} --games ${wish.games} --seed ${wish.seed}`,
    games: played.length,
    won: played.filter(({ won }) => won).length,
    positions: played.reduce((sum, { positions }) => sum + positions.length, 0),
    surprise: round(surprise(apart, coefficients)),
    surpriseBefore: round(
      surprise(
        apart,
        SIGNS.map((sign) => before.coefficients[sign] ?? 0),
      ),
    ),
    blind: round(blind(apart)),
  };
  const named = Object.fromEntries(SIGNS.map((sign, index) => [sign, round(at(coefficients, index))]));
  writeFileSync(OUT, `${JSON.stringify({ made, shift: before.shift, coefficients: named }, null, 2)}\n`);
  console.log(JSON.stringify(made, null, 2));
}

function samplesOf(played: readonly Played[]): Sample[] {
  return played.flatMap(({ positions, won }) => positions.map((read) => ({ signs: read, target: won ? 1 : 0 })));
}

/** Keeps coefficients of rare signs small. */
const RESTRAINT = 10;

/** The surprise of who knows only how often games are won. */
function blind(samples: readonly Sample[]): number {
  const rate = samples.reduce((sum, { target }) => sum + target, 0) / samples.length;
  return -(rate * Math.log2(rate) + (1 - rate) * Math.log2(1 - rate));
}

function round(number: number): number {
  return Number(number.toPrecision(3));
}

if (wish.part !== undefined) playPart(Number(wish.part));
else await fitAll();
