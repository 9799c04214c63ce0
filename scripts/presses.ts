/**
 * How often somebody presses in a Year of The Great Wall at a desktop: recorded games are gone through choice by choice, with the options
 * of then and the shortcuts that the face offers for them. Without these, every choice is one press.
 *
 *   node scripts/ts.js scripts/presses.ts FILE… [--json] [--by]
 */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEFINITIONS } from '../packages/cli/library.ts';
import { explain } from '../packages/cli/problem-words.ts';
import { verifyRecord } from '../packages/engine/index.ts';
import { meanPresses, pressesOf } from './count-presses.ts';

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.help || positionals.length === 0) {
  console.log(`npm run presses -- FILE… [--json]

Counts the presses of each player and Year in records of The Great Wall (jade sim great-wall --record FILE): one for every
choice, and with the shortcuts of its face. --json prints one object on one line.`);
  process.exit(values.help ? 0 : 2);
}

const years = positionals.flatMap((file) => {
  const verdict = verifyRecord(DEFINITIONS, readFileSync(file, 'utf8'));
  if (!verdict.ok) throw new Error(`${file}: ${explain(verdict.problem)}`);
  return pressesOf(verdict.value);
});
const { choices, presses } = meanPresses(years);
if (values.json) console.log(JSON.stringify({ years: years.length, choices, presses }));
else {
  console.log(`${years.length} Years of a player: ${choices} choices, ${presses} presses a Year`);
  const by = new Map<string, number>();
  for (const year of years) for (const [name, count] of year.by) by.set(name, (by.get(name) ?? 0) + count);
  for (const [name, count] of [...by].sort((a, b) => b[1] - a[1]))
    console.log(`  ${(count / years.length).toFixed(1).padStart(5)}  ${name}`);
}
