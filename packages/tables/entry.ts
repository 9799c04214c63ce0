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
  readonly what: Change;
  /** The seats whose question it changed: they are asked anew since then. Where that was not noted, all are. */
  readonly asks?: readonly number[];
}

export type Change =
  | { readonly kind: 'choice'; readonly seat: number; readonly key: string }
  /** Takes a choice back, with all that followed; `alone`: an answer given in secret, and the others' answers stand. */
  | { readonly kind: 'undo'; readonly entry: number; readonly alone: boolean };

/** A choice that stands, and the entry that brought it. */
export interface StandingChoice extends Choice {
  readonly n: number;
}

/** The choices of a log that were not taken back, in their order. */
export function standingChoices(entries: readonly Entry[]): StandingChoice[] {
  const choices: StandingChoice[] = [];
  for (const entry of entries) follow(choices, entry);
  return choices;
}

/**
 * What an entry does to the choices that stand; returns at which of them. What lies in a store was written by some version of this
 * program, or by nobody knows whom: an entry that is not understood is not guessed.
 */
export function follow(choices: StandingChoice[], { n, what }: Pick<Entry, 'n' | 'what'>): number {
  switch (what.kind) {
    case 'choice': {
      if (!Number.isInteger(what.seat) || typeof what.key !== 'string') throw new Error(`entry ${n} is no choice`);
      choices.push({ n, seat: seat(what.seat), key: what.key });
      return choices.length - 1;
    }
    case 'undo': {
      const index = choices.findIndex((choice) => choice.n === what.entry);
      if (index < 0) throw new Error(`entry ${n} takes back entry ${what.entry}, which does not stand`);
      choices.splice(index, what.alone ? 1 : choices.length - index);
      return index;
    }
    default:
      throw new Error(`entry ${n} is of a kind that is not known here`);
  }
}
