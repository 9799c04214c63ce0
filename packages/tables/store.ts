/** Where tables are kept. One port for every home: memory, a browser's database, a server's. */

import type { Entry } from './entry.ts';
import type { TableHead } from './head.ts';
import type { KeptSnapshot } from './snapshot.ts';

/** How a table stands, for lists. */
export interface Stand {
  /** The last entry. */
  readonly n: number;
  /** How many choices stand. */
  readonly seq: number;
  /** Seats that are asked; empty when the game is over. */
  readonly waitingFor: readonly number[];
  readonly scores: readonly number[] | null;
  /** Seats for which a bot plays instead of whoever they were set for, and those that were given up for good; not said where there are none. */
  readonly given?: readonly number[];
  readonly left?: readonly number[];
  /** Milliseconds since 1970. */
  readonly updated: number;
}

export interface KeptTable {
  readonly head: TableHead;
  readonly entries: readonly Entry[];
  readonly stand: Stand;
  /** The latest that was given. A cache: whoever opens the table sees whether it is still of use. */
  readonly snapshot: KeptSnapshot | null;
}

/** A table in the list; one whose entry cannot be read does not hide the others. */
export type Listed =
  | { readonly ok: true; readonly head: TableHead; readonly stand: Stand }
  | { readonly ok: false; readonly id: string };

export interface Store {
  list(): Promise<readonly Listed[]>;
  /** Null where there is none; throws `Damaged` where it cannot be read. */
  load(id: string): Promise<KeptTable | null>;
  /** A table that is not there yet. */
  create(table: KeptTable): Promise<void>;
  /**
   * All of these or none; throws `Outrun` when one of their numbers is taken, `Gone` when the table is not there, and `NotKept`
   * when it cannot write. A snapshot
   * takes the place of the one before.
   */
  append(id: string, entries: readonly Entry[], stand: Stand, snapshot?: KeptSnapshot): Promise<void>;
  /** The entries after `n`; throws `Parted` when the log before it is not what it was. */
  after(id: string, n: number): Promise<readonly Entry[]>;
  remove(id: string): Promise<void>;
  /** Calls when somebody else may have appended to a table, or when it is kept otherwise than before; returns how to stop that. */
  watch?(id: string, heard: () => void): () => void;
  /** How safe a table is, where a home can go on without its store. */
  keeping?(id: string): Keeping;
}

/** Why a store cannot be used: it is refused, has no room, belongs to a newer program, or waits for an older one to let go. */
export type Trouble = 'blocked' | 'full' | 'newer' | 'held';

/** Whether what was played is safe; `parted` when another home went on with the table, and what was played here lies in one of its own. */
export type Keeping = 'kept' | Trouble | 'parted';

/** Somebody else has written an entry of this number. */
export class Outrun extends Error {}

/** The log has gone another way than whoever writes knows: it must be loaded anew. */
export class Parted extends Outrun {}

/** The store cannot be used; nothing was changed. */
export class NotKept extends Error {
  readonly why: Trouble;

  constructor(why: Trouble, options?: ErrorOptions) {
    super(`the store cannot be used: ${why}`, options);
    this.why = why;
  }
}

/** A table is there, and how it was set or stands cannot be read. */
export class Damaged extends Error {}

/** The table is not there any more. */
export class Gone extends NotKept {
  constructor(id: string) {
    super('blocked', { cause: `there is no table ${id}` });
  }
}
