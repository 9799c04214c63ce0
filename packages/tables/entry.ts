/**
 * A table is a log of entries: numbered from 1 without gaps, only ever appended, `(table, n)` unique in every store. The game
 * follows from it; what was taken back stays in the log, followed by the entry that takes it back.
 */

import type { Choice } from '@jade/engine';
import { seat } from '@jade/engine';
import type { Sitter } from './head.ts';

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
  /** `ahead`: it was answered for the seat, which was not asked. */
  | { readonly kind: 'choice'; readonly seat: number; readonly key: string; readonly ahead?: true }
  /** Takes a choice back, with all that followed; `alone`: an answer given in secret, and the others' answers stand. */
  | { readonly kind: 'undo'; readonly entry: number; readonly alone: boolean; readonly agreed?: true }
  /** Who plays for a seat from now on; null: again whoever the chair belongs to. */
  | { readonly kind: 'sit'; readonly seat: number; readonly sitter: Sitter | null }
  /** Somebody gives the seat up for good, and a bot plays on. */
  | { readonly kind: 'leave'; readonly seat: number; readonly sitter: Sitter }
  /** A seat asks the others to take a choice of its own back, with all that followed. */
  | { readonly kind: 'ask'; readonly seat: number; readonly entry: number }
  | { readonly kind: 'consent'; readonly seat: number; readonly ask: number; readonly yes: boolean }
  /** Whoever asked does not want it any more. */
  | { readonly kind: 'withdraw'; readonly seat: number; readonly ask: number }
  /** Nobody answered in time, and that is a no. */
  | { readonly kind: 'lapse'; readonly ask: number }
  /** What a seat answers before it is asked: its own list, in place of the one before. Nobody else is told. */
  | { readonly kind: 'ahead'; readonly seat: number; readonly answers: readonly unknown[] }
  /** It goes on under other rules, which allow every choice that was made. */
  | { readonly kind: 'moved'; readonly rules: string };

/** What changes nothing in the choices that stand. */
const BESIDE: readonly string[] = [
  'sit',
  'leave',
  'ask',
  'consent',
  'lapse',
  'withdraw',
  'ahead',
  'moved',
] satisfies readonly Change['kind'][];

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
      if (BESIDE.includes(what.kind)) return choices.length;
      throw new Error(`entry ${n} is of a kind that is not known here`);
  }
}

/** The rules a table has moved to; null while it has those it was set with, or where its log cannot be read. */
export function movedTo(entries: readonly (Partial<Entry> | null)[]): string | null {
  const last = Array.isArray(entries) ? entries.findLast((entry) => entry?.what?.kind === 'moved') : null;
  return last?.what?.kind === 'moved' ? last.what.rules : null;
}
