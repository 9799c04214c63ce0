/** jade rules: how much of each rulebook the code names and the tests exercise. */

import { coverageOf, gameFolders } from '../rule-coverage.ts';
import { Failure, print, printJson, readArgs, table, UsageError } from '../terminal.ts';

declare const JADE_ROOT: string;

export const rulesHelp = `jade rules [game] [--json]    which numbered rules the code names and the tests exercise`;

export async function rules(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } });
  const folders = gameFolders(JADE_ROOT);
  const [wanted] = positionals;
  if (wanted !== undefined && !folders.has(wanted)) {
    throw new UsageError(`there is no rulebook of '${wanted}'; there are: ${[...folders.keys()].join(', ')}`);
  }
  const chosen = [...folders].filter(([game]) => wanted === undefined || game === wanted);
  const games = Object.fromEntries(chosen.map(([game, folder]) => [game, coverageOf(folder)]));

  if (values.json) {
    const counts = Object.entries(games).map(([game, { rules, named, exercised, missing }]) => {
      return [game, { rules, named, exercised, missing }];
    });
    printJson({ games: Object.fromEntries(counts) });
  } else {
    const rows = Object.entries(games).map(([game, { rules, named, exercised, missing }]) => {
      return [game, rules, named, exercised, missing.length];
    });
    print(table([['game', 'rules', 'named', 'exercised', 'missing'], ...rows]));
    for (const [game, { missing }] of Object.entries(games))
      if (missing.length > 0) print(`\n${game} misses ${missing.join(' ')}`);
  }
  const unknown = Object.values(games).flatMap((coverage) => coverage.unknown);
  if (unknown.length > 0) throw new Failure(`cited but in no rulebook: ${unknown.join(' ')}`);
  const missing = Object.values(games).reduce((count, coverage) => count + coverage.missing.length, 0);
  if (missing > 0) throw new Failure(`${missing} rules or examples are missing`);
}
