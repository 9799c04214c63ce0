/** Who has come here: a name, and nothing else is known of anybody. */

import type { Database } from './database.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Came by the link of the server's owner, once. */
  readonly isOwner: boolean;
}

export class People {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async find(id: string): Promise<Person | null> {
    const row = await this.database
      .selectFrom('people')
      .select(['id', 'name', 'owner'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : { id: row.id, name: row.name, isOwner: row.owner === 1 };
  }

  /** A new person, or a new name for somebody; `isOwner` stays once it is true. */
  async put({ id, name, isOwner }: Person, now: number): Promise<void> {
    const owner = isOwner ? 1 : 0;
    await this.database
      .insertInto('people')
      .values({ id, name, owner, created: now, seen: now })
      .onConflict((there) => there.column('id').doUpdateSet({ name, seen: now, ...(isOwner ? { owner } : {}) }))
      .execute();
  }

  async putDevice(token: string, person: string, until: number): Promise<void> {
    await this.database.insertInto('devices').values({ token, person, until }).execute();
  }

  /** Whom a link for a second device is for; it is good once. */
  async takeDevice(token: string, now: number): Promise<string | null> {
    const row = await this.database.deleteFrom('devices').where('token', '=', token).returningAll().executeTakeFirst();
    return row !== undefined && row.until >= now ? row.person : null;
  }

  async forgetOldDevices(now: number): Promise<void> {
    await this.database.deleteFrom('devices').where('until', '<', now).execute();
  }

  /** A secret of this server that is drawn once. */
  async secret(name: string, draw: () => string): Promise<string> {
    await this.database
      .insertInto('secrets')
      .values({ name, value: draw() })
      .onConflict((there) => there.column('name').doNothing())
      .execute();
    const row = await this.database.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? '';
  }
}
