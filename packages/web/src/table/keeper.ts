/**
 * Keeps tables in the browser (IndexedDB): the choices one by one, and beside them a snapshot of the latest position.
 * Every write names the revision it builds on, so two tabs on one table cannot corrupt it: the one that comes second
 * is told that the table was played on elsewhere.
 */

import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { TableInfo } from './table.ts';

export interface KeptChoice {
  readonly seat: number;
  readonly key: string;
  /** Fingerprint of the game afterwards. */
  readonly hash: string;
}

/** What the list of tables shows, and what a table must still be when it is opened again. */
export interface Snapshot {
  readonly seq: number;
  readonly hash: string;
  readonly game: unknown;
  readonly waitingFor: readonly number[];
  readonly scores: readonly number[] | null;
}

export interface KeptTable {
  readonly id: string;
  readonly info: TableInfo;
  readonly revision: number;
  readonly updated: number;
  readonly snapshot: Snapshot;
}

interface Cupboard extends DBSchema {
  tables: { key: string; value: KeptTable };
  choices: { key: [table: string, seq: number]; value: KeptChoice };
}

/** Somebody else has written to this table in the meantime. */
export class PlayedElsewhere extends Error {}

const NAME = 'jade-table';
const VERSION = 1;

let opening: Promise<IDBPDatabase<Cupboard>> | null = null;

function cupboard(): Promise<IDBPDatabase<Cupboard>> {
  opening ??= openDB<Cupboard>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'id' });
      database.createObjectStore('choices');
    },
  }).catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

export async function listKept(): Promise<KeptTable[]> {
  const tables = await (await cupboard()).getAll('tables');
  return tables.sort((a, b) => b.updated - a.updated);
}

export async function loadKept(id: string): Promise<{ table: KeptTable; choices: KeptChoice[] } | null> {
  const transaction = (await cupboard()).transaction(['tables', 'choices']);
  const table = await transaction.objectStore('tables').get(id);
  if (table === undefined) return null;
  const choices = await transaction.objectStore('choices').getAll(everyChoice(id));
  return { table, choices: choices.slice(0, table.snapshot.seq) };
}

function everyChoice(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

/** What changes in one go: the choices from `from` on are replaced by these. */
export interface Change {
  readonly info: TableInfo;
  /** The revision this builds on; 0 for a new table. */
  readonly revision: number;
  readonly from: number;
  readonly choices: readonly KeptChoice[];
  readonly snapshot: Snapshot;
}

/** Writes a change; resolves to the new revision. */
export async function keep({ info, revision, from, choices, snapshot }: Change): Promise<number> {
  const transaction = (await cupboard()).transaction(['tables', 'choices'], 'readwrite');
  const tables = transaction.objectStore('tables');
  const store = transaction.objectStore('choices');
  const present = (await tables.get(info.id))?.revision ?? 0;
  if (present !== revision) {
    transaction.abort();
    await transaction.done.catch(() => {});
    throw new PlayedElsewhere(`table ${info.id} is at revision ${present}, not ${revision}`);
  }
  store.delete(IDBKeyRange.bound([info.id, from], [info.id, Number.POSITIVE_INFINITY]));
  choices.forEach((choice, index) => {
    store.put(choice, [info.id, from + index]);
  });
  tables.put({ id: info.id, info, revision: revision + 1, updated: Date.now(), snapshot });
  await transaction.done;
  return revision + 1;
}

export async function forget(id: string): Promise<void> {
  const transaction = (await cupboard()).transaction(['tables', 'choices'], 'readwrite');
  transaction.objectStore('tables').delete(id);
  transaction.objectStore('choices').delete(everyChoice(id));
  await transaction.done;
}
