/** Lines of a record without their guards, and with guards that fit: for records that somebody forges with care. */

import { guardOf } from '../read-record.ts';

/** The lines of a record; empty behind its header. */
export function withoutGuards(record: string): string[] {
  return record
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/ [0-9a-f]{8}$/, ''));
}

/** These lines, guarded as if they had been written so. */
export function guarded(lines: readonly string[]): string {
  let guard = '';
  const written = lines.map((line) => {
    if (line === '') return line;
    guard = guardOf(guard, line);
    return `${line} ${guard}`;
  });
  return `${written.join('\n')}\n`;
}
