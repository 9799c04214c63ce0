/**
 * Tables in a database. What several tables append at the same moment is written together: one wait for the disk is as long as many, and
 * nobody is answered before it is over.
 */

import type { Entry, KeptSnapshot, KeptTable, Listed, Stand, Store } from '@jade/tables';
import { Damaged, Gone, NotKept, Outrun } from '@jade/tables';
import type { Append, Writer, Written } from './appends.ts';
import { whatIsWrong, writerTo } from './appends.ts';
import type { Database } from './database.ts';

interface Waiting {
  readonly append: Append;
  readonly kept: () => void;
  readonly failed: (error: Error) => void;
}

/** Nothing grows without bounds, also not what is written together. */
const MOST_TOGETHER = 200;

export interface SqlStorePorts {
  readonly database: Database;
  /** Writes appends; by itself right here. */
  readonly write?: Writer;
  /** Hears how each table stands that was written. */
  readonly appended?: (id: string, stand: Stand) => void;
}

export class SqlStore implements Store {
  private readonly database: Database;
  private readonly write: Writer;
  private readonly appended: (id: string, stand: Stand) => void;
  private waiting: Waiting[] = [];
  private isWriting = false;

  constructor({ database, write = writerTo(database), appended = () => {} }: SqlStorePorts) {
    this.database = database;
    this.write = write;
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
    const creating = this.database.transaction().execute(async (database) => {
      await database.insertInto('tables').values(row).execute();
      for (const entry of entries) await database.insertInto('entries').values(rowOf(head.id, entry)).execute();
      if (snapshot !== null)
        await database
          .insertInto('snapshots')
          .values({ table_id: head.id, ...snapshot })
          .execute();
    });
    await creating.catch((error: unknown) => {
      throw errorFor(whatIsWrong(error), head.id, error);
    });
    this.appended(head.id, stand);
  }

  append(id: string, entries: readonly Entry[], stand: Stand, snapshot?: KeptSnapshot): Promise<void> {
    const append: Append = {
      table: id,
      entries: entries.map((entry) => rowOf(id, entry)),
      n: stand.n,
      stand: JSON.stringify(stand),
      updated: stand.updated,
      snapshot: snapshot ?? null,
    };
    return new Promise((resolve, reject) => {
      const kept = () => {
        this.appended(id, stand);
        resolve();
      };
      this.waiting.push({ append, kept, failed: reject });
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
      const written = await this.write(together.map(({ append }) => append));
      for (const [index, { append, kept, failed }] of together.entries()) {
        const came = written[index] ?? 'blocked';
        if (came === 'kept') kept();
        else failed(errorFor(came, append.table));
      }
    }
    this.isWriting = false;
  }
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

/** Why something was not written, as stores say it. */
function errorFor(came: Exclude<Written, 'kept'>, id: string, cause?: unknown): Error {
  if (came === 'outrun') return new Outrun(`table ${id} goes on otherwise`, { cause });
  return came === 'gone' ? new Gone(id) : new NotKept(came, { cause });
}
