import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, replayRecord, seat } from '@jade/engine';
import { rulesOf } from '@jade/shelf';
import { Hall } from '@jade/tables';
import { TestClock, TestThinker } from '@jade/tables/test-hall';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { draw } from '../service.ts';
import { house, play, tableOfTwo } from '../test/house.ts';
import { copyDatabase, FILE, openDatabase, restoreDatabase } from './database.ts';
import { migrate, TooNew } from './migrations.ts';
import { SqlStore } from './sql-store.ts';

declare const JADE_ROOT: string;

const folders: string[] = [];
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'jade-database-'));
  folders.push(path);
  return path;
};
afterEach(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true });
});

describe('the database', () => {
  it('of an older program is brought up, and its tables can be played on', async () => {
    const path = folder();
    copyFileSync(join(JADE_ROOT, 'packages/server/test/data-1.db'), join(path, FILE));
    const database = await openDatabase(path);
    const store = new SqlStore({ database });
    const hall = new Hall({
      store,
      thinker: new TestThinker(),
      clock: new TestClock(),
      chance: draw,
      newId: draw,
      definitionOf: rulesOf,
    });
    const listed = await hall.list();
    expect(listed).toHaveLength(2);
    for (const one of listed) {
      if (!one.ok) throw new Error(one.id);
      const record = parseRecord(await hall.record(one.info.id));
      const game = record.ok ? await rulesOf(record.value.game) : null;
      expect(record.ok && game !== null && replayRecord([game], record.value).ok).toBe(true);
      const opened = await hall.open(one.info.id, seat(one.stand.waitingFor[0] ?? 0), () => {});
      if (!opened.ok) throw new Error(opened.why);
      const { look, question } = await opened.sitting.now();
      expect(await opened.sitting.choose(question, 'on', look.view.options?.[0] ?? '')).toMatchObject({ ok: true });
    }
    await database.destroy();
  });

  it('goes forwards only: each step once, and what a newer program wrote is not touched', async () => {
    const path = folder();
    const database = await openDatabase(path);
    const any = database as never;
    expect(await migrate(any)).toBe(0);
    await sql`insert into migrations (step) values (99)`.execute(database);
    await expect(migrate(any)).rejects.toThrow(TooNew);
    await database.destroy();
  });

  it('a step that fails leaves nothing of itself', async () => {
    const database = await openDatabase(folder());
    const half = async (any: Parameters<typeof migrate>[0]) => {
      await any.schema.createTable('half').addColumn('id', 'text').execute();
      throw new Error('no room');
    };
    const done = async () => {};
    await expect(migrate(database as never, [done, half])).rejects.toThrow('no room');
    await expect(sql`select * from half`.execute(database)).rejects.toThrow('no such table');
    await database.destroy();
  });

  it('can be kept while people play, and restored where nothing is yet', async () => {
    const here = await house();
    const { mei, bo, room } = await tableOfTwo(here);
    const seated = [await mei.sit(room.id), await bo.sit(room.id)];
    await play(seated, 6);
    const file = join(folder(), 'kept.db');
    copyDatabase(here.folder, file);
    await play(seated, 3);
    const other = folder();
    expect(await restoreDatabase(file, other)).toEqual({ tables: 1, rooms: 1 });
    await expect(restoreDatabase(file, other)).rejects.toThrow('already');
    const database = await openDatabase(other);
    expect((await new SqlStore({ database }).load(room.id))?.entries).toHaveLength(6);
    await database.destroy();
    writeFileSync(file, 'no database at all');
    await expect(restoreDatabase(file, folder())).rejects.toThrow();
    await here.end();
  });
});
