/** The database of a server: one file in its data folder, and everything in it durable before it is said to be so. */

import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { migrate } from './migrations.ts';

/** Whatever is JSON lies as text, so that the same code can stand on PostgreSQL. */
export interface Schema {
  tables: { id: string; n: number; head: string; stand: string; updated: number };
  entries: { table_id: string; n: number; at: number; id: string; what: string; asks: string | null };
  snapshots: { table_id: string; seq: number; game: string; guard: string };
  people: { id: string; name: string; owner: number; created: number; seen: number };
  devices: { token: string; person: string; until: number };
  rooms: { id: string; version: number; room: string; updated: number };
  members: { room: string; person: string };
  invites: { invite: string; room: string };
  secrets: { name: string; value: string };
}

export type Database = Kysely<Schema>;

export const FILE = 'jade.db';

/** Opens the database of a folder, which is made if it is not there, and brings it up to this program. */
export async function openDatabase(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, FILE);
  const file = new Libsql(path);
  chmodSync(path, 0o600);
  file.exec('pragma journal_mode = wal');
  // A choice that was acknowledged survives the loss of power, and not only of the process.
  file.exec('pragma synchronous = full');
  file.exec('pragma busy_timeout = 5000');
  file.exec('pragma foreign_keys = on');
  const database = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });
  await migrate(database as unknown as Kysely<unknown>);
  return database;
}

/** The same few statements come again and again. */
function preparedOnce(file: Libsql.Database): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    close: () => {
      known.clear();
      file.close();
    },
    prepare(sql) {
      const statement = known.get(sql) ?? (file.prepare(sql) as unknown as SqliteStatement);
      if (known.size < 500) known.set(sql, statement);
      return statement;
    },
  };
}

/** A copy of a database that may be in use. */
export function copyDatabase(folder: string, to: string): void {
  const file = new Libsql(join(folder, FILE));
  try {
    file.prepare('vacuum into ?').run(to);
    chmodSync(to, 0o600);
  } finally {
    file.close();
  }
}

/** Puts a copy where nothing is yet, once it was seen to be whole; says how much is in it. */
export async function restoreDatabase(from: string, folder: string): Promise<{ tables: number; rooms: number }> {
  const path = join(folder, FILE);
  if (existsSync(path)) throw new Error(`there is something in ${folder} already`);
  const file = new Libsql(from, { readonly: true });
  try {
    const [found] = file.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok') throw new Error(`${from} is damaged: ${found?.integrity_check}`);
  } finally {
    file.close();
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyFileSync(from, path);
  const database = await openDatabase(folder);
  const count = async (what: 'tables' | 'rooms') => {
    const row = await database
      .selectFrom(what)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  const counted = { tables: await count('tables'), rooms: await count('rooms') };
  await database.destroy();
  return counted;
}
