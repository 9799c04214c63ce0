/**
 * What the screen knows of a table, wherever the table stands: in a worker of this page or, later, on a server.
 * The screen asks, the table answers; and the table says when something has changed. Nothing here knows a game.
 */

import type { Advice, Review, Way } from '@jade/bots';
import type { Choice, Event, Refusal, Seat, SeatView, Viewer } from '@jade/engine';

/** Who sits on a chair. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** How a table was set. Everything about it that does not change while it is played. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** Version of the rules it needs. */
  readonly version: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  /** Milliseconds since 1970. */
  readonly created: number;
  /** A what-if: the table it was branched from, and after how many choices. */
  readonly branchOf: { readonly id: string; readonly seq: number } | null;
}

/** What the coach says to a seat that was asked: the advice, told as far as this seat may read it. */
export interface Hint extends Omit<Advice, 'ways'> {
  readonly seq: number;
  readonly decision: string;
  readonly ways: readonly HintedWay[];
}

export interface HintedWay extends Omit<Way, 'sure'> {
  readonly sure: readonly StoryLine[];
}

/** What a viewer sees after so many choices. */
export interface Look {
  readonly seq: number;
  readonly view: SeatView;
  /** For each option and offer: what it concerns on the table. */
  readonly concerns: Readonly<Record<string, readonly string[]>>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** One line of the chronicle: an event, and after which choice it happened. */
export interface StoryLine extends Omit<Event, 'secret'> {
  readonly seq: number;
}

/** What happened after a choice. Choice 0 is the opening, before anybody chose. */
export interface StoryPart {
  readonly seq: number;
  /** Who chose; what, only the lines tell. */
  readonly by: Seat | null;
  readonly lines: readonly StoryLine[];
}

/** The answer to a choice. */
export type Answer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly ok: false; readonly why: 'stale'; readonly seq: number }
  | { readonly ok: false; readonly why: 'failed'; readonly message: string };

/** Whether what was played is safe. */
export type Keeping = 'kept' | 'blocked' | 'full' | 'elsewhere';

/** What the table tells without being asked. */
export interface News {
  readonly seq: number;
  readonly over: boolean;
  /** Bots at work. */
  readonly thinking: readonly Seat[];
  /** The table waits for somebody to say that the turn may end. */
  readonly waitsForGoAhead: boolean;
  readonly keeping: Keeping;
}

export interface Table {
  info(): Promise<TableInfo>;
  news(): Promise<News>;
  look(viewer: Viewer, seq?: number): Promise<Look>;
  /** The chronicle from a choice on. */
  story(viewer: Viewer, from: number): Promise<readonly StoryPart[]>;
  choose(choice: Choice & { readonly seq: number }): Promise<Answer>;
  undo(seat: Seat): Promise<Answer>;
  redo(): Promise<Answer>;
  /** Why a thing cannot be chosen now; null when the rules have nothing to say about it here. */
  why(seat: Seat, key: string): Promise<Refusal | null>;
  /** What the coach would do in the place of a seat, after so many choices; null when it is not asked there. */
  advise(seat: Seat, seq?: number): Promise<Hint | null>;
  /** How the chances went, with the eyes of a seat. */
  review(seat: Seat): Promise<Review>;
  /** Thinking bots answer at once. */
  hurry(): Promise<void>;
  /** Lets the turn end that waits for it. */
  goAhead(): Promise<void>;
  /** Whether turns wait for a go-ahead before others play. */
  confirmTurns(wanted: boolean): Promise<void>;
  /** The match as text. */
  record(): Promise<string>;
}

/** The place where tables are kept: on this machine. */
export interface Shelf {
  list(): Promise<readonly TableSummary[]>;
  set(wish: TableWish): Promise<string>;
  open(id: string, listener: (news: News) => void): Promise<Opened>;
  /** A new table with the first choices of another. */
  branch(id: string, seq: number): Promise<string>;
  /** A table from a record's text. */
  take(record: string): Promise<Taken>;
  remove(id: string): Promise<void>;
}

/** What a new table is wished to be. */
export interface TableWish {
  readonly game: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
}

export type Opened = { readonly ok: true; readonly table: Table } | Unopened;

export type Unopened =
  | { readonly ok: false; readonly why: 'missing' }
  | {
      readonly ok: false;
      readonly why: 'version';
      readonly needs: string;
      readonly has: string;
      readonly record: string;
    }
  | { readonly ok: false; readonly why: 'broken'; readonly message: string; readonly record: string };

export type Taken = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly message: string };

/** A table in the list of those that can be continued. */
export interface TableSummary {
  readonly info: TableInfo;
  readonly updated: number;
  readonly seq: number;
  /** Seats that are asked; empty when the game is over. */
  readonly waitingFor: readonly Seat[];
  readonly scores: readonly number[] | null;
}
