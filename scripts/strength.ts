/**
 * Measures how strong the levels of the bots are and writes docs/strength.md: for every way to sit down a ladder, with
 * the command that made it. A part of the page is renewed with words that its commands contain:
 *
 *   node scripts/ts.js scripts/strength.ts [word …]
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rung } from '../packages/cli/commands/ladder.ts';

declare const JADE_ROOT: string;

/** How many games each pair of levels plays, the lowest first, depends on how long they take. */
const LADDERS = [
  'lantern-market --players 2 --games 100',
  'way-of-the-panda --players 2 --games 200,40,24',
  'way-of-the-panda --players 3 --games 150,36,18',
  'way-of-the-panda --players 4 --games 120,40,20',
  'way-of-the-panda --mode expert --players 3 --games 150,36,15',
  'great-wall --players 2 --games 200,60,40',
  'great-wall --players 3 --games 300,60,36',
  'great-wall --players 4 --games 300,60,40',
  'great-wall --mode solo --option difficulty=0 --games 50',
  'great-wall --mode cooperative --players 2 --games 24',
  'ghost-stories --players 4 --option difficulty=initiation --games 24',
  'ghost-stories --players 4 --option difficulty=normal --games 24',
  'ghost-stories --mode white-moon --players 4 --option difficulty=normal --games 12',
];

const FILE = join(JADE_ROOT, 'docs/strength.md');

const INTRO = `# How strong the bots are

Every level plays against the one below it: alone among them, in every seat in turn. *Wins* is its share of the games with a 95%
interval, *fair* what equals would get, and *Elo* adds up from random play. Where players win or lose together, *wins* is how often
four of a kind win. \`node scripts/ts.js scripts/strength.ts\` renews this page; every table names the command that made it.
`;

function section(args: string, rungs: readonly Rung[]): string {
  const percent = (rate: number | null) => (rate === null ? '' : `${Math.round(rate * 100)} %`);
  const rows = rungs.map(({ level, elo, winRate, interval, fairShare, meanScore }) => {
    const range = interval === null || winRate === null ? '' : `${percent(interval[0])} – ${percent(interval[1])}`;
    return `| ${level} | ${elo ?? ''} | ${percent(winRate)} | ${range} | ${percent(fairShare)} | ${meanScore} |`;
  });
  return [
    `## \`jade ladder ${args}\``,
    '',
    '| level | Elo | wins | 95% interval | fair | mean score |',
    '| --- | ---: | ---: | --- | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
}

/** What the page says already, by command. */
function known(): Map<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const parts = text.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  return new Map(parts.map((part) => [/`jade ladder (.*)`/.exec(part)?.[1] ?? '', part.trimEnd()]));
}

function write(sections: ReadonlyMap<string, string>): void {
  const parts = LADDERS.flatMap((args) => sections.get(args)?.trimEnd() ?? []);
  writeFileSync(FILE, `${[INTRO.trimEnd(), ...parts].join('\n\n')}\n`);
}

const words = process.argv.slice(2);
const sections = known();
for (const args of LADDERS.filter((one) => words.every((word) => one.includes(word)))) {
  console.log(`jade ladder ${args}`);
  const jade = join(JADE_ROOT, 'packages/cli/bin/jade.js');
  const output = execFileSync('node', [jade, 'ladder', ...args.split(' '), '--json', '--threads', '2'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { rungs } = JSON.parse(output.toString()) as { rungs: Rung[] };
  sections.set(args, section(args, rungs));
  write(sections);
}
