/** Rooms in the database. Two who change a room at the same moment do so one after the other. */

import type { Stand } from '@jade/tables';
import { Refused } from '../refused.ts';
import type { KeptRoom } from '../rooms/room.ts';
import { membersOf } from '../rooms/room.ts';
import type { Database } from './database.ts';

/** A room, and how its table stands; null while there is none. */
export interface FoundRoom {
  readonly room: KeptRoom;
  readonly stand: Stand | null;
}

export class Rooms {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async create(room: KeptRoom): Promise<void> {
    await this.database.transaction().execute(async (database) => {
      const { id, version, updated } = room;
      await database
        .insertInto('rooms')
        .values({ id, version, updated, room: JSON.stringify(room) })
        .execute();
      await putMembers(database, room);
    });
  }

  async find(id: string): Promise<FoundRoom | null> {
    const [found] = await this.found((rooms) => rooms.where('rooms.id', '=', id));
    return found ?? null;
  }

  async ofPerson(person: string): Promise<readonly FoundRoom[]> {
    const own = this.database.selectFrom('members').select('room').where('person', '=', person);
    return this.found((rooms) => rooms.where('rooms.id', 'in', own));
  }

  /** The room a link leads to. */
  async invitedTo(invite: string): Promise<FoundRoom | null> {
    const there = this.database.selectFrom('invites').select('room').where('invite', '=', invite);
    const [found] = await this.found((rooms) => rooms.where('rooms.id', 'in', there));
    return found ?? null;
  }

  /** Changes a room as it is now; what `change` throws leaves it as it was. */
  async change(id: string, now: number, change: (found: FoundRoom) => KeptRoom): Promise<FoundRoom> {
    for (;;) {
      const found = await this.find(id);
      if (found === null) throw new Refused('not-found');
      const changed = change(found);
      if (changed === found.room) return found;
      const room = { ...changed, version: found.room.version + 1, updated: now };
      if (await this.write(found.room, room)) return { ...found, room };
    }
  }

  async remove(id: string): Promise<void> {
    await this.database.transaction().execute(async (database) => {
      await database.deleteFrom('tables').where('id', '=', id).execute();
      await database.deleteFrom('rooms').where('id', '=', id).execute();
    });
  }

  /** Rooms that nobody has touched since some moment, and their tables neither. */
  async untouchedSince(moment: number): Promise<readonly FoundRoom[]> {
    const found = await this.found((rooms) => rooms.where('rooms.updated', '<', moment));
    return found.filter(({ stand }) => (stand?.updated ?? 0) < moment);
  }

  private async write(before: KeptRoom, room: KeptRoom): Promise<boolean> {
    return this.database.transaction().execute(async (database) => {
      const { id, version, updated } = room;
      const { numUpdatedRows } = await database
        .updateTable('rooms')
        .set({ version, updated, room: JSON.stringify(room) })
        .where('id', '=', id)
        .where('version', '=', before.version)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) return false;
      await putMembers(database, room);
      const known = new Set(before.invites.map(({ invite }) => invite));
      for (const { invite } of room.invites)
        if (!known.has(invite)) await database.insertInto('invites').values({ invite, room: id }).execute();
      return true;
    });
  }

  private async found(which: (rooms: RoomQuery) => RoomQuery): Promise<readonly FoundRoom[]> {
    const rows = await which(roomQuery(this.database))
      .leftJoin('tables', 'tables.id', 'rooms.id')
      .select(['rooms.room', 'rooms.version', 'tables.stand'])
      .execute();
    return rows.map(({ room, version, stand }) => ({
      room: { ...(JSON.parse(room) as KeptRoom), version },
      stand: stand === null ? null : (JSON.parse(stand) as Stand),
    }));
  }
}

type RoomQuery = ReturnType<typeof roomQuery>;

function roomQuery(database: Database) {
  return database.selectFrom('rooms');
}

async function putMembers(database: Database, room: KeptRoom): Promise<void> {
  const { id } = room;
  await database.deleteFrom('members').where('room', '=', id).execute();
  for (const person of membersOf(room)) await database.insertInto('members').values({ room: id, person }).execute();
}
