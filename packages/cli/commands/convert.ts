/** jade convert: a record of an earlier format, verified and written in the present one. */

import { writeFileSync } from 'node:fs';
import { convertRecord } from '@jade/engine';
import { DEFINITIONS } from '../library.ts';
import { explain } from '../problem-words.ts';
import { readRecordFile } from '../record-file.ts';
import { Failure, print, readArgs, UsageError } from '../terminal.ts';

export const convertHelp = `jade convert <file> <to>      write a record of an earlier format in the present one

  The record is verified first; if something is wrong with it, nothing is written.
  <file> may be - for standard input; <to> may be the same file`;

export async function convert(args: string[]): Promise<void> {
  const { positionals } = readArgs(args, {});
  const [from, to] = positionals;
  const text = readRecordFile(from);
  if (to === undefined) throw new UsageError('into which file?');
  const converted = convertRecord(DEFINITIONS, text);
  if (!converted.ok) throw new Failure(explain(converted.problem));
  try {
    writeFileSync(to, converted.value);
  } catch (cause) {
    throw new Failure(`cannot write ${to}: ${cause instanceof Error ? cause.message : cause}`);
  }
  print(converted.value === text ? `good, and in the present format already: ${to}` : `good, and converted: ${to}`);
}
