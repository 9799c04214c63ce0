/**
 * Tables in a database. What several tables append at the same moment is written together: one wait for the disk is as long as many, and
 * nobody is answered before it is over.
 */

import type { Entry, KeptSnapshot, KeptTable, Listed, Stand, Store } from '@jade/tables';
import { Damaged, Gone, NotKept, Outrun } from '@jade/tables';
import type { Database } from './database.ts';

interface Append {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly stand: Stand;
  readonly snapshot: KeptSnapshot | undefined;
  readonly kept: () => void;
  readonly failed: (error: Error) => void;
}

/** Nothing grows without bounds, also not what is written together. */
const MOST_TOGETHER = 200;

export class SqlStore implements Store {
  private readonly database: Database;
  private waiting: Append[] = [];
  private isWriting = false;
  /** Hears how each table stands that was written. */
  private readonly appended: (id: string, stand: Stand) => void;

  constructor(database: Database, appended: (id: string, stand: Stand) => void = () => {}) {
    this.database = database;
    this.appended = appended;
  }

  async list(): Promise<readonly Listed[]> {
    const rows = await this.database.selectFrom('tables').select(['id', 'head', 'stand']).execute();
    return rows.map(({ id, head, stand }): Listed => {
      try {
        return { ok: true, head: JSON.parse(head), stand: JSON.parse(stand) };
      } catch {
        return { ok: false, id };
      }
    });
  }

  async load(id: string): Promise<KeptTable | null> {
    // Read together: between two reads somebody else may write.
    const found = await this.database.transaction().execute(async (reading) => {
      const table = await reading.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (table === undefined) return null;
      const entries = await reading
        .selectFrom('entries')
        .select(['n', 'at', 'id', 'what', 'asks'])
        .where('table_id', '=', id)
        .orderBy('n')
        .execute();
      const snapshot = await reading
        .selectFrom('snapshots')
        .select(['seq', 'game', 'guard'])
        .where('table_id', '=', id)
        .executeTakeFirst();
      return { table, entries, snapshot };
    });
    if (found === null) return null;
    const { table, entries, snapshot } = found;
    try {
      return {
        head: JSON.parse(table.head),
        entries: entries.map(entryOf),
        stand: JSON.parse(table.stand),
        snapshot: snapshot ?? null,
      };
    } catch (cause) {
      throw new Damaged(`table ${id} cannot be read`, { cause });
    }
  }

  async create({ head, entries, stand, snapshot }: KeptTable): Promise<void> {
    const row = {
      id: head.id,
      n: stand.n,
      head: JSON.stringify(head),
      stand: JSON.stringify(stand),
      updated: stand.updated,
    };
    await this.writing(async (database) => {
      await database.insertInto('tables').values(row).execute();
      for (const entry of entries) await database.insertInto('entries').values(rowOf(head.id, entry)).execute();
      if (snapshot !== null)
        await database
          .insertInto('snapshots')
          .values({ table_id: head.id, ...snapshot })
          .execute();
    });
    this.appended(head.id, stand);
  }

  append(id: string, entries: readonly Entry[], stand: Stand, snapshot?: KeptSnapshot): Promise<void> {
    return new Promise((resolve, reject) => {
      const kept = () => {
        this.appended(id, stand);
        resolve();
      };
      this.waiting.push({ id, entries, stand, snapshot, kept, failed: reject });
      if (this.isWriting) return;
      this.isWriting = true;
      // Whatever else arrives in this turn is written with it.
      setImmediate(() => void this.writeAll());
    });
  }

  async after(id: string, n: number): Promise<readonly Entry[]> {
    const rows = await this.database
      .selectFrom('entries')
      .select(['n', 'at', 'id', 'what', 'asks'])
      .where('table_id', '=', id)
      .where('n', '>', n)
      .orderBy('n')
      .execute();
    return rows.map(entryOf);
  }

  async remove(id: string): Promise<void> {
    await this.database.deleteFrom('tables').where('id', '=', id).execute();
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const together = this.waiting.splice(0, MOST_TOGETHER);
      const refused = new Map<Append, Error>();
      try {
        await this.writing(async (database) => {
          for (const one of together) {
            const error = await appendTo(database, one);
            if (error !== null) refused.set(one, error);
          }
        });
      } catch (error) {
        // One may have spoilt it for all: whoever is not to blame gets another try.
        if (together.length > 1) await this.writeEach(together);
        else together[0]?.failed(error as Error);
        continue;
      }
      for (const one of together) {
        const error = refused.get(one);
        if (error === undefined) one.kept();
        else one.failed(error);
      }
    }
    this.isWriting = false;
  }

  private async writeEach(together: readonly Append[]): Promise<void> {
    for (const one of together) {
      const error = await this.writing((database) => appendTo(database, one)).catch((caught: Error) => caught);
      if (error === null) one.kept();
      else one.failed(error);
    }
  }

  private async writing<T>(action: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction().execute(action);
    } catch (error) {
      throw told(error);
    }
  }
}

/** Returns why it was refused, and has changed nothing then. */
async function appendTo(database: Database, { id, entries, stand, snapshot }: Append): Promise<Error | null> {
  const first = entries[0]?.n ?? stand.n + 1;
  if (entries.some(({ n }, index) => n !== first + index)) return new Outrun(`the entries of table ${id} have a gap`);
  const { numUpdatedRows } = await database
    .updateTable('tables')
    .set({ n: stand.n, stand: JSON.stringify(stand), updated: stand.updated })
    .where('id', '=', id)
    .where('n', '=', first - 1)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) {
    const there = await database.selectFrom('tables').select('n').where('id', '=', id).executeTakeFirst();
    return there === undefined
      ? new Gone(id)
      : new Outrun(`table ${id} goes on with entry ${there.n + 1}, not ${first}`);
  }
  for (const entry of entries) await database.insertInto('entries').values(rowOf(id, entry)).execute();
  if (snapshot !== undefined)
    await database
      .insertInto('snapshots')
      .values({ table_id: id, ...snapshot })
      .onConflict((there) => there.column('table_id').doUpdateSet(snapshot))
      .execute();
  return null;
}

function rowOf(table: string, { n, at, id, what, asks }: Entry) {
  return {
    table_id: table,
    n,
    at,
    id,
    what: JSON.stringify(what),
    asks: asks === undefined ? null : JSON.stringify(asks),
  };
}

function entryOf({ n, at, id, what, asks }: Omit<ReturnType<typeof rowOf>, 'table_id'>): Entry {
  return { n, at, id, what: JSON.parse(what), ...(asks === null ? {} : { asks: JSON.parse(asks) }) };
}

/** What the database says, as stores say it: by SQLite's names or by those of PostgreSQL. */
function told(error: unknown): Error {
  if (error instanceof NotKept || error instanceof Outrun) return error;
  const { code = '' } = error as { readonly code?: string };
  if (code.startsWith('SQLITE_CONSTRAINT') || code === '23505')
    return new Outrun('somebody else has written that', { cause: error });
  if (code === 'SQLITE_FULL' || code === '53100') return new NotKept('full', { cause: error });
  return new NotKept('blocked', { cause: error });
}
