/** What tables append, as it travels to whoever writes it: rows, and what came of each. */

import type { Database, Schema } from './database.ts';

/** An append to one table. */
export interface Append {
  readonly table: string;
  readonly entries: readonly Schema['entries'][];
  readonly n: number;
  readonly stand: string;
  readonly updated: number;
  readonly snapshot: Omit<Schema['snapshots'], 'table_id'> | null;
}

/** What came of it: kept, or why not. */
export type Written = 'kept' | 'outrun' | 'gone' | 'full' | 'blocked';

/** Writes appends of several tables together: one wait for the disk. Whoever is refused spoils nothing for the others. */
export type Writer = (together: readonly Append[]) => Promise<readonly Written[]>;

export function writerTo(database: Database): Writer {
  const write = (appends: readonly Append[]) =>
    database.transaction().execute(async (writing) => {
      const written: Written[] = [];
      for (const one of appends) written.push(await append(writing, one));
      return written;
    });
  return async (together) => {
    try {
      return await write(together);
    } catch (error) {
      if (together.length === 1) return [whatIsWrong(error)];
      // One has spoilt it for all: whoever is not to blame gets another try.
      const written: Written[] = [];
      for (const one of together) written.push(...(await write([one]).catch((caught) => [whatIsWrong(caught)])));
      return written;
    }
  };
}

async function append(database: Database, { table, entries, n, stand, updated, snapshot }: Append): Promise<Written> {
  const first = n - entries.length + 1;
  if (entries.some((entry, index) => entry.n !== first + index)) return 'outrun';
  const { numUpdatedRows } = await database
    .updateTable('tables')
    .set({ n, stand, updated })
    .where('id', '=', table)
    .where('n', '=', first - 1)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) {
    const there = await database.selectFrom('tables').select('n').where('id', '=', table).executeTakeFirst();
    return there === undefined ? 'gone' : 'outrun';
  }
  for (const entry of entries) await database.insertInto('entries').values(entry).execute();
  if (snapshot !== null)
    await database
      .insertInto('snapshots')
      .values({ table_id: table, ...snapshot })
      .onConflict((there) => there.column('table_id').doUpdateSet(snapshot))
      .execute();
  return 'kept';
}

/** What the database says, by SQLite's names or by those of PostgreSQL. */
export function whatIsWrong(error: unknown): Exclude<Written, 'kept'> {
  const { code = '' } = error as { readonly code?: string };
  if (code.startsWith('SQLITE_CONSTRAINT') || code === '23505') return 'outrun';
  return code === 'SQLITE_FULL' || code === '53100' ? 'full' : 'blocked';
}
