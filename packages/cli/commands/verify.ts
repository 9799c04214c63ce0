/** jade verify: plays a record again and checks every line of it. */

import { verifyRecord } from '@jade/engine';
import { DEFINITIONS } from '../library.ts';
import { explain } from '../problem-words.ts';
import { readRecordFile } from '../record-file.ts';
import { Failure, print, readArgs } from '../terminal.ts';

export const verifyHelp = `jade verify <file>            check every line of a record (- reads standard input)`;

export async function verify(args: string[]): Promise<void> {
  const { positionals } = readArgs(args, {});
  const verdict = verifyRecord(DEFINITIONS, readRecordFile(positionals[0]));
  if (!verdict.ok) throw new Failure(explain(verdict.problem));
  const { definition, moments, pending } = verdict.value;
  const state = pending === null ? 'finished' : 'in progress';
  print(`good: ${definition.id} ${definition.version}, ${moments.length} choices, ${state}`);
}
