/**
 * How the database came to look as it does: forwards only, one step after the other, each in a transaction of its own. A step that was
 * once released is never changed.
 */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';

type Step = (database: Kysely<unknown>) => Promise<void>;

const STEPS: readonly Step[] = [
  async function tablesAndRooms(database) {
    const { schema } = database;
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('head', 'text', (column) => column.notNull())
      .addColumn('stand', 'text', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('asks', 'text')
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
      .execute();
    await schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('guard', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('owner', 'integer', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('devices')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('rooms')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('members')
      .addColumn('room', 'text', (column) => column.notNull().references('rooms.id').onDelete('cascade'))
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('members_key', ['room', 'person'])
      .execute();
    await schema.createIndex('members_person').on('members').column('person').execute();
    await schema
      .createTable('invites')
      .addColumn('invite', 'text', (column) => column.primaryKey())
      .addColumn('room', 'text', (column) => column.notNull().references('rooms.id').onDelete('cascade'))
      .execute();
    await schema.createIndex('invites_room').on('invites').column('room').execute();
    await schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
];

/** The database was written by a newer program, which this one must not touch. */
export class TooNew extends Error {}

/** Returns how many steps were made. `steps` is for tests: those of an older program. */
export async function migrate(database: Kysely<unknown>, steps = STEPS): Promise<number> {
  await database.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('step', 'integer', (column) => column.primaryKey())
    .execute();
  const done = await sql<{ last: number | null }>`select max(step) as last from migrations`.execute(database);
  const last = done.rows[0]?.last ?? 0;
  if (last > steps.length)
    throw new TooNew(
      `the data was written by a newer program: it is at step ${last}, this program knows ${steps.length}`,
    );
  for (const [index, step] of steps.entries()) {
    if (index < last) continue;
    await database.transaction().execute(async (transaction) => {
      await step(transaction);
      await sql`insert into migrations (step) values (${index + 1})`.execute(transaction);
    });
  }
  return steps.length - last;
}
