import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Outrun } from '@jade/tables';
import { storeContract } from '@jade/tables/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import { SqlStore } from './sql-store.ts';

const folders: string[] = [];
const opened: Database[] = [];

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'jade-store-'));
  folders.push(path);
  return path;
}

async function database(path = folder()): Promise<Database> {
  const one = await openDatabase(path);
  opened.push(one);
  return one;
}

afterEach(async () => {
  for (const one of opened.splice(0)) await one.destroy();
});
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true });
});

const HEAD = { game: 'g', version: '1', mode: 'm', options: {}, seed: 's', sitters: [], created: 1, branchOf: null };

describe('the store in a database', () => {
  storeContract(it, async () => new SqlStore({ database: await database() }));

  it('writes together what comes together, and whoever is refused spoils nothing for the others', async () => {
    const store = new SqlStore({ database: await database() });
    const stand = (n: number) => ({ n, seq: n, waitingFor: [0], scores: null, updated: n });
    const ids = Array.from({ length: 30 }, (_, index) => `t${index}`);
    for (const id of ids) await store.create({ head: { ...HEAD, id }, entries: [], stand: stand(0), snapshot: null });
    const entry = (n: number) => ({ n, at: n, id: `c${n}`, what: { kind: 'choice', seat: 0, key: 'k' } as const });
    const done = await Promise.allSettled(
      ids.map((id, index) => store.append(id, [entry(index === 7 ? 5 : 1)], stand(1))),
    );
    expect(done.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([7]);
    expect((done[7] as PromiseRejectedResult).reason).toBeInstanceOf(Outrun);
    expect((await store.load('t8'))?.entries).toEqual([entry(1)]);
    expect((await store.load('t7'))?.entries).toEqual([]);
  });

  it('gives everything to the next process', async () => {
    const path = folder();
    const first = await database(path);
    const table = {
      head: { ...HEAD, id: 'a' },
      entries: [],
      stand: { n: 0, seq: 0, waitingFor: [], scores: null, updated: 0 },
      snapshot: null,
    };
    await new SqlStore({ database: first }).create(table);
    expect(await new SqlStore({ database: await database(path) }).load('a')).toEqual(table);
  });
});
