/** Reading a record from a file or from standard input. */

import { readFileSync } from 'node:fs';
import { Failure, UsageError } from './terminal.ts';

export function readRecordFile(path: string | undefined): string {
  if (path === undefined) throw new UsageError('which file?');
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (cause) {
    throw new Failure(`cannot read ${path}: ${cause instanceof Error ? cause.message : cause}`);
  }
}
