/** Reading a record from a file or from standard input. */

import { readFileSync, statSync } from 'node:fs';
import { LIMITS } from '@jade/engine';
import { Failure, UsageError } from './terminal.ts';

export function readRecordFile(path: string | undefined): string {
  if (path === undefined) throw new UsageError('which file?');
  try {
    // Standard input has no size before it was read. A character takes at most three bytes.
    if (path !== '-' && statSync(path).size > 3 * LIMITS.record) throw new Error('it is too long for a record');
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (cause) {
    throw new Failure(`cannot read ${path}: ${cause instanceof Error ? cause.message : cause}`);
  }
}
