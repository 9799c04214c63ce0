/**
 * Measures how strong the levels of the bots are: for every way to sit down each level against the one below it. Results
 * are kept in docs/strength.json, from which docs/strength.md is written, so that pairs can be measured one by one:
 *
 *   node scripts/ts.js scripts/strength.ts [word …]      pairs whose command contains all the words
 *   node scripts/ts.js scripts/strength.ts --missing …   of these, those without a result
 *   node scripts/ts.js scripts/strength.ts --games=N …   no more than so many games a pair, where time is short
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '../packages/bots/index.ts';
import type { Rung } from '../packages/cli/commands/ladder.ts';
import { rungsOf } from '../packages/cli/commands/ladder.ts';
import type { MatchResult } from '../packages/cli/strength.ts';

declare const JADE_ROOT: string;

/** Ways to sit down, and how many games each pair plays, the lowest first: it depends on how long they take. */
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
  'great-wall --mode cooperative --players 2': [100, 24, 12],
  'great-wall --mode cooperative --players 3': [100, 24, 12],
  'great-wall --mode cooperative --players 4': [100, 12, 12],
  'ghost-stories --players 4 --option difficulty=initiation': [100, 40, 40],
  'ghost-stories --players 4 --option difficulty=normal': [100, 40, 60],
  'ghost-stories --mode white-moon --players 4 --option difficulty=normal': [50, 24, 24],
};

const PAGE = join(JADE_ROOT, 'docs/strength.md');
const RESULTS = join(JADE_ROOT, 'docs/strength.json');

const INTRO = `# How strong the bots are

Every level plays against the one below it: alone among them, in every seat in turn. *Wins* is its share of the games with a 95%
interval, *fair* what equals would get, and *Elo* adds up from random play. Where players win or lose together, *wins* is how often
so many of a kind win. A row is made by \`jade match\` with the words above its table, \`--a\` its level, \`--b\` the one below, and
\`--games\` as it says; \`node scripts/ts.js scripts/strength.ts\` renews them. A level without a row was not measured since the rules of its
game changed.
`;

interface Pair {
  readonly sitting: string;
  readonly a: string;
  readonly b: string;
  readonly games: number;
}

const NAMES = ['random', ...LEVELS.map(({ name }) => name)];
const PAIRS: readonly Pair[] = Object.entries(SITTINGS).flatMap(([sitting, games]) =>
  games.map((count, index) => ({ sitting, a: NAMES[index + 1] ?? '', b: NAMES[index] ?? '', games: count })),
);

/** By sitting and level. */
type Results = Record<string, Record<string, MatchResult>>;

const commandOf = ({ sitting, a, b, games }: Pair): string => `${sitting} --a ${a} --b ${b} --games ${games}`;

/** Read each time: several pairs may be measured at once. */
function results(): Results {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results) : {};
}

function keep({ sitting, a }: Pair, result: MatchResult): void {
  const all = results();
  all[sitting] = { ...all[sitting], [a]: result };
  writeFileSync(RESULTS, `${JSON.stringify(all, null, 2)}\n`);
}

function writePage(): void {
  const all = results();
  const sections = Object.keys(SITTINGS).flatMap((one) => section(one, all[one] ?? {}));
  writeFileSync(PAGE, `${[INTRO.trimEnd(), ...sections].join('\n\n')}\n`);
}

/** As far up as there are results. */
function section(sitting: string, found: Record<string, MatchResult>): string[] {
  const matches: MatchResult[] = [];
  for (const { name } of LEVELS) {
    const match = found[name];
    if (match === undefined) break;
    matches.push(match);
  }
  if (matches.length === 0) return [];
  const counts = [matches[0]?.games ?? 0, ...matches.map(({ games }) => games)];
  const head = '| level | games | wins | 95% interval | fair | Elo | mean score |';
  const rows = rungsOf(matches).map((rung, index) => row(rung, counts[index] ?? 0));
  return [[`## \`${sitting}\``, '', head, '| --- | ---: | ---: | --- | ---: | ---: | ---: |', ...rows].join('\n')];
}

function row({ level, elo, winRate, interval, fairShare, meanScore }: Rung, games: number): string {
  const percent = (rate: number | null) => (rate === null ? '' : `${Math.round(rate * 100)} %`);
  const range = interval === null || winRate === null ? '' : `${percent(interval[0])} – ${percent(interval[1])}`;
  const count = winRate === null ? '' : games;
  return `| ${level} | ${count} | ${percent(winRate)} | ${range} | ${percent(fairShare)} | ${elo ?? ''} | ${meanScore} |`;
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--missing') && !word.startsWith('--games='));
const onlyMissing = process.argv.includes('--missing');
const most = Number(process.argv.find((word) => word.startsWith('--games='))?.slice('--games='.length) ?? Infinity);
for (const { games, ...one } of PAIRS) {
  const pair: Pair = { ...one, games: Math.min(games, most) };
  const command = commandOf(pair);
  if (!words.every((word) => command.includes(word))) continue;
  if (onlyMissing && results()[pair.sitting]?.[pair.a] !== undefined) continue;
  console.log(`jade match ${command}`);
  const jade = join(JADE_ROOT, 'packages/cli/bin/jade.js');
  const output = execFileSync('node', [jade, 'match', ...command.split(' '), '--json', '--threads', '2'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  keep(pair, JSON.parse(output.toString()) as MatchResult);
  writePage();
}
writePage();
