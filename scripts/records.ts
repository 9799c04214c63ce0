/**
 * Records of random games of every game, mode and number of players, to see whether a change of the program changes a game.
 *
 *   node scripts/ts.js scripts/records.ts write FOLDER [--games N]   writes N games of each (default 500)
 *   node scripts/ts.js scripts/records.ts check FOLDER               replays them, also in the present format; says which differ
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { botNamed, playGame } from '../packages/bots/index.ts';
import { DEFINITIONS } from '../packages/cli/library.ts';
import { explain } from '../packages/cli/problem-words.ts';
import { progress } from '../packages/cli/terminal.ts';
import type { Result } from '../packages/engine/index.ts';
import {
  choose,
  configure,
  convertRecord,
  expectOk,
  must,
  openMatch,
  verifyRecord,
  writeRecord,
} from '../packages/engine/index.ts';

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '500' } },
  allowPositionals: true,
});
const [task, folder] = positionals;
if ((task !== 'write' && task !== 'check') || folder === undefined)
  throw new Error('usage: scripts/records.ts write|check FOLDER [--games N]');

if (task === 'write') write(folder, Number(values.games));
else check(folder);

function write(into: string, games: number): void {
  const random = must(botNamed('random'), 'there is no random bot');
  mkdirSync(into, { recursive: true });
  for (const definition of DEFINITIONS) {
    for (const { id: mode, players: counts } of definition.modes) {
      const report = progress(`${definition.id} ${mode}`, games);
      for (let number = 1; number <= games; number++) {
        const players = counts[number % counts.length] ?? 0;
        const config = expectOk(configure(definition, { mode, players, seed: `record-${number}` }));
        const match = openMatch(definition, config);
        playGame(
          definition,
          config,
          Array.from({ length: players }, () => random),
          {
            chosen: (choice) => expectOk(choose(match, { ...choice, seq: match.moments.length })),
          },
        );
        writeFileSync(join(into, `${definition.id} ${mode} ${number}.txt`), writeRecord(match));
        report(number);
      }
    }
  }
}

function check(from: string): void {
  const files = readdirSync(from);
  const report = progress('records', files.length);
  let wrong = 0;
  for (const [index, file] of files.entries()) {
    const replayed = replayedTwice(readFileSync(join(from, file), 'utf8'));
    if (!replayed.ok) {
      wrong += 1;
      console.log(`${file}: ${explain(replayed.problem)}`);
    }
    report(index + 1);
  }
  console.log(`${files.length} records, ${wrong} wrong`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

/** As it is, and converted to the present format. */
function replayedTwice(text: string): Result<unknown> {
  const converted = convertRecord(DEFINITIONS, text);
  return converted.ok ? verifyRecord(DEFINITIONS, converted.value) : converted;
}
