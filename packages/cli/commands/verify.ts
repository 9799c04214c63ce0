/** jade verify: plays a record again and checks every line of it, and that its shuffle is what was promised. */

import { parseRecord, verifyRecord } from '@jade/engine';
import { isFair } from '@jade/tables';
import { DEFINITIONS } from '../library.ts';
import { explain } from '../problem-words.ts';
import { readRecordFile } from '../record-file.ts';
import { Failure, print, readArgs } from '../terminal.ts';

export const verifyHelp = `jade verify <file>            check every line of a record (- reads standard input)

Where the players had a part in the shuffle, it also checks that the seed is made of what each of them added and of the secret
that the server was bound to before.`;

export async function verify(args: string[]): Promise<void> {
  const { positionals } = readArgs(args, {});
  const text = readRecordFile(positionals[0]);
  const verdict = verifyRecord(DEFINITIONS, text);
  if (!verdict.ok) throw new Failure(explain(verdict.problem));
  const { definition, moments, pending } = verdict.value;
  const parsed = parseRecord(text);
  const fair = parsed.ok ? isFair(parsed.value) : null;
  if (fair === false) throw new Failure('the seed is not made of what the server promised and the players added');
  const state = pending === null ? 'finished' : 'in progress';
  const shuffle = fair === true ? ', shuffled as promised' : '';
  print(`good: ${definition.id} ${definition.version}, ${moments.length} choices, ${state}${shuffle}`);
}
