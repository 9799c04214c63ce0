/**
 * Measures how strong the levels of the bots are: for every way to sit down each level against the one below it, or, where all
 * win or none, by itself; at the Wall masters also against those before them. Results are kept in docs/strength.json, from
 * which docs/strength.md is written, so that they can be measured one by one:
 *
 *   node scripts/ts.js scripts/strength.ts [word …]      rows whose command contains all the words
 *   node scripts/ts.js scripts/strength.ts --missing …   of these, those without a result
 *   node scripts/ts.js scripts/strength.ts --games=N …   no more than so many games a row, where time is short
 *   node scripts/ts.js scripts/strength.ts --kept=FILE   rows of which scripts/played.ts has kept the games, the same as of jade match;
 *                                                        with --seed=S those of that seed
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { LEVELS } from '../packages/bots/index.ts';
import type { Rung } from '../packages/cli/commands/ladder.ts';
import { rungsOf } from '../packages/cli/commands/ladder.ts';
import { readSitting, SITTING } from '../packages/cli/commands/sim.ts';
import { DEFINITIONS } from '../packages/cli/library.ts';
import type { MatchResult } from '../packages/cli/strength.ts';
import { wilson } from '../packages/cli/strength.ts';
import { rounded } from '../packages/cli/terminal.ts';
import { at, must } from '../packages/engine/index.ts';
import type { Kept } from './kept-games.ts';
import { keptGames } from './kept-games.ts';

declare const JADE_ROOT: string;

/** Ways to sit down, and how many games each row takes, the lowest level first: it depends on how long they take. */
const SITTINGS: Readonly<Record<string, readonly number[]>> = {
  'lantern-market --players 2': [3000, 3000, 1000],
  'lantern-market --players 3': [3000, 3000, 1000],
  'lantern-market --players 4': [3000, 3000, 1000],
  'way-of-the-panda --players 2': [200, 60, 32],
  'way-of-the-panda --players 3': [150, 60, 36],
  'way-of-the-panda --players 4': [120, 60, 48],
  'way-of-the-panda --mode expert --players 3': [150, 60, 36],
  'great-wall --players 2': [200, 60, 40],
  'great-wall --players 3': [300, 120, 36],
  'great-wall --players 4': [300, 300, 96],
  'great-wall --mode solo --option difficulty=0': [50, 50, 50],
  'great-wall --mode solo --option difficulty=50': [50, 50, 50],
  'great-wall --mode solo --option difficulty=100': [50, 50, 50],
  'great-wall --mode cooperative --players 2': [100, 24, 24],
  'great-wall --mode cooperative --players 3': [100, 24, 24],
  'great-wall --mode cooperative --players 4': [100, 24, 50],
  'ghost-stories --players 4 --option difficulty=initiation': [100, 40, 40],
  'ghost-stories --players 4 --option difficulty=normal': [100, 40, 100],
  'ghost-stories --players 4 --option difficulty=nightmare': [100, 40, 50],
  'ghost-stories --players 4 --option difficulty=hell': [50, 20, 20],
  'ghost-stories --players 3 --option difficulty=normal': [50, 20, 20],
  'ghost-stories --players 2 --option difficulty=normal': [50, 20, 20],
  'ghost-stories --players 1 --option difficulty=normal': [50, 20, 20],
  'ghost-stories --mode white-moon --players 4 --option difficulty=normal': [50, 24, 40],
};

/** Where masters meet those before them, and how often. */
const MASTERS: Readonly<Record<string, number>> = { 'great-wall --players 3': 60, 'great-wall --players 2': 60 };

const PAGE = join(JADE_ROOT, 'docs/strength.md');
const RESULTS = join(JADE_ROOT, 'docs/strength.json');

const INTRO = `# How strong the bots are

Every level plays against the one below it: alone among them, in every seat in turn. *Wins* is its share of the games with a 95%
interval, *fair* what equals would get, and *Elo* adds up from random play. Where all players win or none, *wins* is how often so many of a
kind win. \`former-master\` is the master of the Wall before [decision 20](decisions/0020-masters-look-at-everything.md). A row is made by
\`jade match\` with the words above its table and beside it; \`node scripts/ts.js scripts/strength.ts\` renews them. A level without a row
was not measured since the rules of its game changed.
`;

interface Pair {
  readonly sitting: string;
  readonly a: string;
  readonly b: string;
  readonly games: number;
}

const NAMES = ['random', ...LEVELS.map(({ name }) => name)];
const FORMER = 'former-master';
const PAIRS: readonly Pair[] = [
  ...Object.entries(SITTINGS).flatMap(([sitting, games]) => pairsOf(sitting, games)),
  ...Object.entries(MASTERS).map(([sitting, games]) => ({ sitting, a: 'master', b: FORMER, games })),
];

/** Where all win or none a level needs nobody to be compared with. */
function pairsOf(sitting: string, games: readonly number[]): Pair[] {
  const alone = isShared(sitting);
  const levels = NAMES.slice(1).map((a, index) => ({ sitting, a, b: NAMES[index] ?? '', games: games[index] ?? 0 }));
  if (!alone) return levels;
  return [{ sitting, a: 'random', b: 'random', games: games[0] ?? 0 }, ...levels.map((one) => ({ ...one, b: one.a }))];
}

function isShared(sitting: string): boolean {
  return /ghost-stories|cooperative|solo/.test(sitting);
}

/** With the seed of the games, where it is not the usual one. */
type Measured = MatchResult & { readonly seed?: string };

/** By sitting and level; what masters did against former ones by the latter. */
type Results = Record<string, Record<string, Measured>>;

const beside = ({ a, b, games, seed }: Pick<Measured, 'a' | 'b' | 'games' | 'seed'>): string => {
  return `--a ${a} --b ${b} --games ${games}${seed === undefined ? '' : ` --seed ${seed}`}`;
};
const commandOf = (pair: Pair): string => `${pair.sitting} ${beside(pair)}`;
const nameOf = ({ a, b }: Pick<Pair, 'a' | 'b'>): string => (b === FORMER ? FORMER : a);

/** Read each time: several pairs may be measured at once. */
function results(): Results {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results) : {};
}

function keep({ sitting, ...pair }: Pair, result: Measured): void {
  const all = results();
  all[sitting] = { ...all[sitting], [nameOf(pair)]: result };
  writeFileSync(RESULTS, `${JSON.stringify(all, null, 2)}\n`);
}

function writePage(): void {
  const all = results();
  const sections = Object.keys(SITTINGS).flatMap((one) => section(one, all[one] ?? {}));
  writeFileSync(PAGE, `${[INTRO.trimEnd(), ...sections].join('\n\n')}\n`);
}

/** As far up as there are results; where all win or none, whatever there is. */
function section(sitting: string, found: Record<string, Measured>): string[] {
  const rows = isShared(sitting) ? rowsTogether(found) : rowsAgainst(found);
  if (rows.length === 0) return [];
  const head = '| level | games | wins | 95% interval | fair | Elo | mean score | command |';
  return [
    [`## \`${sitting}\``, '', head, '| --- | ---: | ---: | --- | ---: | ---: | ---: | --- |', ...rows].join('\n'),
  ];
}

function rowsTogether(found: Record<string, Measured>): string[] {
  return NAMES.flatMap((level) => {
    const match = found[level];
    if (match === undefined) return [];
    const { aWinRate: winRate, interval, meanScore } = match;
    return [row({ level, elo: null, winRate, interval, fairShare: null, meanScore: meanScore.a }, match)];
  });
}

function rowsAgainst(found: Record<string, Measured>): string[] {
  const matches: Measured[] = [];
  for (const { name } of LEVELS) {
    const match = found[name];
    if (match === undefined) break;
    matches.push(match);
  }
  const rows = rungsOf(matches).map((rung, index) => row(rung, matches[index - 1]));
  const former = found[FORMER];
  if (former === undefined) return rows;
  const { aWinRate: winRate, interval, fairShare, meanScore } = former;
  const level = 'master against former masters';
  return [...rows, row({ level, elo: null, winRate, interval, fairShare, meanScore: meanScore.a }, former)];
}

function row({ level, elo, winRate, interval, fairShare, meanScore }: Rung, match: Measured | undefined): string {
  const percent = (rate: number | null) => (rate === null ? '' : `${Math.round(rate * 100)} %`);
  const range = interval === null || winRate === null ? '' : `${percent(interval[0])} – ${percent(interval[1])}`;
  const [count, command] = match === undefined ? ['', ''] : [match.games, `\`${beside(match)}\``];
  return `| ${level} | ${count} | ${percent(winRate)} | ${range} | ${percent(fairShare)} | ${elo ?? ''} | ${meanScore} | ${command} |`;
}

/** What jade match would have said of kept games: as many as there are from the first on without a gap. */
function resultOf(pair: Pair, kept: readonly Kept[]): Measured | null {
  const [game = '', ...words] = pair.sitting.split(' ');
  const definition = must(
    DEFINITIONS.find(({ id }) => id === game),
    game,
  );
  const config = readSitting(definition, parseArgs({ args: words, options: SITTING }).values as never);
  const bot = pair.a === pair.b ? pair.a : `${pair.a} against ${pair.b}`;
  const found = new Map(
    kept
      .filter(
        (one) =>
          one.game === game &&
          one.bot === bot &&
          isDeepStrictEqual({ ...one.config, seed: '' }, { ...config, seed: '' }),
      )
      .map((one) => [one.config.seed, one]),
  );
  const played: Kept[] = [];
  for (let one = found.get(`${seed}-1`); one !== undefined; one = found.get(`${seed}-${played.length + 1}`))
    played.push(one);
  if (played.length === 0) return null;
  const games = played.length;
  const { players } = config;
  let [won, own, others] = [0, 0, 0];
  for (const [number, { outcome }] of played.entries()) {
    const { winners, scores } = outcome;
    const mine = number % players;
    const all = scores.reduce((sum, score) => sum + score, 0);
    if (isShared(pair.sitting)) won += Math.sign(winners.length);
    else won += winners.some((winner) => winner === mine) ? 1 / winners.length : 0;
    own += isShared(pair.sitting) ? all / players : at(scores, mine);
    others += (all - at(scores, mine)) / Math.max(1, players - 1);
  }
  return {
    a: pair.a,
    b: pair.b,
    games,
    aWinRate: rounded(won / games, 4),
    interval: wilson(won, games),
    fairShare: isShared(pair.sitting) ? null : rounded(1 / players, 4),
    bWinRate: isShared(pair.sitting) ? rounded(won / games, 4) : null,
    bInterval: isShared(pair.sitting) ? wilson(won, games) : null,
    meanScore: { a: rounded(own / games), b: rounded(isShared(pair.sitting) ? own / games : others / games) },
    ...(seed !== 'jade' && { seed }),
  };
}

const seed = process.argv.find((word) => word.startsWith('--seed='))?.slice('--seed='.length) ?? 'jade';
const keptIn = process.argv.find((word) => word.startsWith('--kept='))?.slice('--kept='.length);
const words = process.argv.slice(2).filter((word) => !/^--(missing$|games=|kept=|seed=)/.test(word));
const onlyMissing = process.argv.includes('--missing');
const most = Number(process.argv.find((word) => word.startsWith('--games='))?.slice('--games='.length) ?? Infinity);
for (const { games, ...one } of PAIRS) {
  const pair: Pair = { ...one, games: Math.min(games, most) };
  const command = commandOf(pair);
  if (!words.every((word) => command.includes(word))) continue;
  if (onlyMissing && results()[pair.sitting]?.[nameOf(pair)] !== undefined) continue;
  if (keptIn !== undefined) {
    const result = resultOf(pair, keptGames(keptIn));
    if (result !== null) keep(pair, result);
    continue;
  }
  console.log(`jade match ${command}`);
  const jade = join(JADE_ROOT, 'packages/cli/bin/jade.js');
  const output = execFileSync('node', [jade, 'match', ...command.split(' '), '--json', '--threads', '2'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  keep(pair, JSON.parse(output.toString()) as MatchResult);
  writePage();
}
writePage();
