/**
 * How a game wants to be told: which events only lead to the next one, which need no words, and which deserve a stage of their own. A
 * screen makes moments of it, and `jade explain` looks whether everything that happens has one.
 */

import type { Event } from './log.ts';

/** What kind of moment an event is: a screen may stage it larger than the rest, and give it more time. */
export const MOMENT_KINDS = ['plain', 'loss', 'assault', 'reveal', 'roll', 'result', 'boss', 'end'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

export type Told = Pick<Event, 'key' | 'params' | 'rule'>;

export interface Telling {
  /** They say why the next one happens, and are told with it. */
  readonly leads: ReadonlySet<string>;
  /** The chronicle has a line for each of them, also where they lead on or come of something else. */
  readonly ownLines?: ReadonlySet<string>;
  /** With them a turn begins, or a round, or a season: what follows stands under them. */
  readonly turns: ReadonlySet<string>;
  /** Nobody needs to be told of them. */
  readonly silent: ReadonlySet<string>;
  /** Fields of the view that count or mark what is told otherwise: they may change without a word. */
  readonly marks: ReadonlySet<string>;
  /** Decisions that lay out what has changed and may still be changed: it is told once they are answered. */
  readonly laidOut?: ReadonlySet<string>;
  /** They say that something was in vain: whoever is about to make a choice that leads to one is asked once more. */
  readonly vain: ReadonlySet<string>;
  kindOf(event: Told): MomentKind;
}

/** Every event is a moment of its own, and none is more than the others. */
export const PLAINLY: Telling = {
  leads: new Set(),
  turns: new Set(),
  silent: new Set(),
  marks: new Set(),
  vain: new Set(),
  kindOf: () => 'plain',
};

/** Of several events told together, the weightiest says what kind of moment it is. */
export function weightiest(telling: Telling, events: readonly Told[]): MomentKind {
  const weights = events.map((event) => MOMENT_KINDS.indexOf(telling.kindOf(event)));
  return MOMENT_KINDS[Math.max(0, ...weights)] ?? 'plain';
}
