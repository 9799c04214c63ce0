/**
 * Tables in the browser's database. Each table is read by itself, so one that is damaged hides no other; tabs tell each other
 * what they append. Tables of the first version, which kept choices without a log, are taken over when the database opens.
 */

import type { Entry, KeptSnapshot, KeptTable, Listed, Stand, Store, TableHead, Trouble } from '@jade/tables';
import { Damaged, Gone, isHead, NotKept, Outrun } from '@jade/tables';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { openDB } from 'idb';

interface Schema extends DBSchema {
  heads: { key: string; value: { readonly id: string; readonly head: TableHead; readonly stand: Stand } };
  entries: { key: [table: string, n: number]; value: Entry };
  /** By table. */
  snapshots: { key: string; value: KeptSnapshot };
}

const NAME = 'jade-table';
const VERSION = 3;
/** What a table lies in. */
const STORES = ['heads', 'entries', 'snapshots'] as const;

export class IndexedStore implements Store {
  private opening: Promise<IDBPDatabase<Schema>> | null = null;
  /** Another tab keeps the database from being opened. */
  private isHeld = false;
  private readonly news = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

  async list(): Promise<readonly Listed[]> {
    return this.read(async (transaction) => {
      const values: unknown[] = await transaction.objectStore('heads').getAll();
      return values.map(listed);
    });
  }

  async load(id: string): Promise<KeptTable | null> {
    const found = await this.read(async (transaction) => {
      const head: unknown = await transaction.objectStore('heads').get(id);
      const entries = await transaction.objectStore('entries').getAll(everyEntry(id));
      const snapshot = (await transaction.objectStore('snapshots').get(id)) ?? null;
      return { head, entries, snapshot };
    });
    if (found.head === undefined) return null;
    const one = listed(found.head);
    if (!one.ok) throw new Damaged(`table ${id} is damaged`);
    return { head: one.head, entries: found.entries, stand: one.stand, snapshot: found.snapshot };
  }

  /** Whatever lies there of a table, as it is: for one that cannot be read any more. */
  async salvage(id: string): Promise<string> {
    return this.read(async (transaction) => {
      const head: unknown = await transaction.objectStore('heads').get(id);
      const entries: unknown[] = await transaction.objectStore('entries').getAll(everyEntry(id));
      return JSON.stringify({ head, entries }, null, 1);
    });
  }

  async create({ head, entries, stand, snapshot }: KeptTable): Promise<void> {
    await this.write(async (transaction) => {
      const heads = transaction.objectStore('heads');
      if ((await heads.get(head.id)) !== undefined) throw new Outrun(`table ${head.id} is there already`);
      await Promise.all([
        ...entries.map((entry) => transaction.objectStore('entries').add(entry, [head.id, entry.n])),
        heads.put({ id: head.id, head, stand }),
        snapshot !== null && transaction.objectStore('snapshots').put(snapshot, head.id),
      ]);
    });
  }

  async append(id: string, entries: readonly Entry[], stand: Stand, snapshot?: KeptSnapshot): Promise<void> {
    await this.write(async (transaction) => {
      const heads = transaction.objectStore('heads');
      const kept = await heads.get(id);
      if (kept === undefined) throw new Gone(id);
      const next = kept.stand.n + 1;
      if (entries.some(({ n }, index) => n !== next + index))
        throw new Outrun(`table ${id} goes on with entry ${next}, not ${entries[0]?.n}`);
      await Promise.all([
        ...entries.map((entry) => transaction.objectStore('entries').add(entry, [id, entry.n])),
        heads.put({ id, head: kept.head, stand }),
        snapshot !== undefined && transaction.objectStore('snapshots').put(snapshot, id),
      ]);
    });
    this.news?.postMessage(id);
  }

  async after(id: string, n: number): Promise<readonly Entry[]> {
    return this.read((transaction) => transaction.objectStore('entries').getAll(everyEntry(id, n + 1)));
  }

  async remove(id: string): Promise<void> {
    await this.write(async (transaction) => {
      await transaction.objectStore('heads').delete(id);
      await transaction.objectStore('entries').delete(everyEntry(id));
      await transaction.objectStore('snapshots').delete(id);
    });
  }

  watch(id: string, heard: () => void): () => void {
    const listen = ({ data }: MessageEvent) => {
      if (data === id) heard();
    };
    this.news?.addEventListener('message', listen);
    return () => this.news?.removeEventListener('message', listen);
  }

  private database(): Promise<IDBPDatabase<Schema>> {
    // In a function of its own: a browser that keeps nothing throws before it promises anything.
    this.opening ??= (async () => this.connect())().catch((error) => {
      // One that is held open elsewhere comes by itself; asking again would only wait behind it.
      if (!this.isHeld) this.opening = null;
      throw notKept(error);
    });
    return this.opening;
  }

  private connect(): Promise<IDBPDatabase<Schema>> {
    return new Promise((resolve, reject) => {
      const opening = openDB<Schema>(NAME, VERSION, {
        upgrade(database, from, _, transaction) {
          if (from < 2) {
            database.createObjectStore('heads', { keyPath: 'id' });
            database.createObjectStore('entries');
          }
          database.createObjectStore('snapshots');
          if (from === 1) return takeOver(transaction);
        },
        // An older tab has it open and does not let go: nobody waits for that without a word.
        blocked: () => {
          this.isHeld = true;
          reject(new NotKept('held'));
        },
        // Another tab needs a newer database: this one lets go, and opens it again when it is asked for something.
        blocking: () => this.letGo(),
        terminated: () => this.letGo(),
      });
      opening.then(
        (database) => {
          if (this.isHeld) this.opening = opening;
          this.isHeld = false;
          resolve(database);
        },
        (error) => {
          if (this.isHeld) this.opening = null;
          this.isHeld = false;
          reject(error);
        },
      );
    });
  }

  close(): void {
    this.letGo();
  }

  private letGo(): void {
    void this.opening?.then(
      (database) => database.close(),
      () => {},
    );
    this.opening = null;
  }

  /** A connection that was closed under us, because the site's data were cleared, is opened once more. */
  private async begin<Mode extends 'readonly' | 'readwrite'>(mode: Mode): Promise<Transaction<Mode>> {
    try {
      return (await this.database()).transaction(STORES, mode);
    } catch (error) {
      if (error instanceof NotKept) throw error;
      this.letGo();
    }
    try {
      return (await this.database()).transaction(STORES, mode);
    } catch (error) {
      throw notKept(error);
    }
  }

  private async read<T>(action: (transaction: Transaction<'readonly'>) => Promise<T>): Promise<T> {
    try {
      return await action(await this.begin('readonly'));
    } catch (error) {
      throw notKept(error);
    }
  }

  /** All or nothing; whatever keeps the database from it is told as one of a few reasons. */
  private async write(action: (transaction: Transaction<'readwrite'>) => Promise<unknown>): Promise<void> {
    const transaction = await this.begin('readwrite');
    try {
      await action(transaction);
      await transaction.done;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has come to its end by itself.
      }
      await transaction.done.catch(() => {});
      throw notKept(error);
    }
  }
}

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, typeof STORES, Mode>;

function everyEntry(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
}

const TROUBLES: Readonly<Record<string, Trouble>> = { QuotaExceededError: 'full', VersionError: 'newer' };

function notKept(error: unknown): Error {
  if (error instanceof Outrun || error instanceof NotKept) return error;
  const name = error instanceof DOMException ? error.name : '';
  return new NotKept(TROUBLES[name] ?? 'blocked', { cause: error });
}

/** What lies in the database was written by some version of this program, or by nobody knows whom. */
function listed(value: unknown): Listed {
  const { id, head, stand } = (value ?? {}) as Partial<{ id: unknown; head: TableHead; stand: Stand }>;
  const isWhole =
    isHead(head) &&
    typeof stand === 'object' &&
    Number.isInteger(stand?.n) &&
    Number.isInteger(stand.seq) &&
    Array.isArray(stand.waitingFor) &&
    (stand.scores === null || Array.isArray(stand.scores));
  if (isWhole) return { ok: true, head, stand };
  return { ok: false, id: String(id) };
}

/** A table of the first version: its choices, and beside them how it stood. */
interface FirstVersion {
  readonly id: string;
  readonly info: TableHead;
  readonly updated: number;
  readonly snapshot: {
    readonly seq: number;
    readonly waitingFor: readonly number[];
    readonly scores: readonly number[] | null;
  };
}

type Upgrading = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** One that cannot be taken over stays as it was, for whoever wants to save what is left of it, and keeps no other from it. */
async function takeOver(transaction: Upgrading): Promise<void> {
  const old = transaction as unknown as IDBPTransaction<unknown, string[], 'versionchange'>;
  const tables: FirstVersion[] = await old.objectStore('tables').getAll();
  for (const table of tables) {
    const choices: FirstChoice[] = await old.objectStore('choices').getAll(everyEntry(table.id));
    const taken = asLog(table, choices) ?? { entries: [], kept: { id: table.id, left: { table, choices } } };
    for (const entry of taken.entries) await transaction.objectStore('entries').put(entry, [table.id, entry.n]);
    await transaction.objectStore('heads').put(taken.kept as Schema['heads']['value']);
  }
  const database = transaction.db as unknown as IDBPDatabase;
  for (const name of ['tables', 'choices']) database.deleteObjectStore(name);
}

interface FirstChoice {
  readonly seat: number;
  readonly key: string;
}

/** Null where something is not as the first version wrote it. */
function asLog({ id, info, updated, snapshot }: FirstVersion, choices: readonly FirstChoice[]) {
  try {
    const entries = choices.slice(0, snapshot.seq).map(({ seat, key }, index): Entry => {
      return { n: index + 1, at: updated, id: `${id} ${index + 1}`, what: { kind: 'choice', seat, key } };
    });
    const { waitingFor, scores } = snapshot;
    const stand: Stand = { n: entries.length, seq: entries.length, waitingFor, scores, updated };
    const kept = { id, head: info, stand };
    return listed(kept).ok ? { entries, kept } : null;
  } catch {
    return null;
  }
}
