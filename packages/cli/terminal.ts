/** Talking to a terminal: arguments, errors, progress and tables. */

import { parseArgs } from 'node:util';

/** Something the user got wrong: told in a sentence, without a stack, exit code 2. */
export class UsageError extends Error {}

/** Something that was looked for and not found right: told in a sentence, exit code 1. */
export class Failure extends Error {}

type ArgOptions = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

export function readArgs<const O extends NonNullable<ArgOptions>>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
}

export function wholeNumber(text: string, what: string, min = 1): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min)
    throw new UsageError(`${what} must be a whole number from ${min}, not '${text}'`);
  return number;
}

/** One line of standard output with one JSON object. */
export function printJson(data: unknown): void {
  process.stdout.write(`${JSON.stringify(data)}\n`);
}

export function print(line = ''): void {
  process.stdout.write(`${printable(line)}\n`);
}

/** Codes that a terminal would obey, and marks that turn the direction of writing; lines and tabs are plain text. */
const OBEYED = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Words of others, such as names in a record, with what a terminal would obey made visible: `\u{1b}`. */
export function printable(text: string): string {
  return text.replaceAll(OBEYED, (code) => {
    return code === '\n' || code === '\t' ? code : `\\u{${code.codePointAt(0)?.toString(16)}}`;
  });
}

/** A progress bar on a terminal, nothing elsewhere. */
export function progress(what: string, total: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  const width = 30;
  return (done) => {
    const filled = Math.round((width * done) / total);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
    process.stderr.write(
      `\r${what} ${bar} ${done}/${total}${done >= total ? `\r${' '.repeat(what.length + width + 24)}\r` : ''}`,
    );
  };
}

/** Rows in columns; the first row is the heading. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
