/**
 * A table is a log of entries: numbered from 1 without gaps, only ever appended, `(table, n)` unique in every store. The game
 * follows from it; what was taken back stays in the log, followed by the entry that takes it back.
 */

import type { Choice } from '@jade/engine';
import { seat } from '@jade/engine';

export interface Entry {
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The id of the command that brought it, made by its sender: a repeat is known by it. */
  readonly id: string;
  readonly what: Deed;
}

export type Deed =
  | { readonly kind: 'choice'; readonly seat: number; readonly key: string }
  /** Takes a choice back, with all that followed; `alone`: an answer given in secret, and the others' answers stand. */
  | { readonly kind: 'undo'; readonly entry: number; readonly alone: boolean };

/** A choice that stands, and the entry that brought it. */
export interface Standing extends Choice {
  readonly n: number;
}

/** The choices of a log that were not taken back, in their order. */
export function standing(entries: readonly Entry[]): Standing[] {
  const choices: Standing[] = [];
  for (const { n, what } of entries) follow(choices, n, what);
  return choices;
}

/** What an entry does to the choices that stand. */
export function follow(choices: Standing[], n: number, what: Deed): void {
  if (what.kind === 'choice') {
    choices.push({ n, seat: seat(what.seat), key: what.key });
    return;
  }
  const index = choices.findIndex((choice) => choice.n === what.entry);
  if (index < 0) throw new Error(`entry ${n} takes back entry ${what.entry}, which does not stand`);
  choices.splice(index, what.alone ? 1 : choices.length - index);
}
