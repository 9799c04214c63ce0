import type { Entry, KeptSnapshot, KeptTable, Stand, Trouble } from '@jade/tables';
import { MemoryStore, NotKept } from '@jade/tables';
import { storeContract } from '@jade/tables/contract';
import { describe, expect, it } from 'vitest';
import { LastingStore } from './lasting-store.ts';

/** A database that writes nothing while it is shut. */
class Shutting extends MemoryStore {
  shut: Trouble | null = null;

  override async create(table: KeptTable): Promise<void> {
    if (this.shut !== null) throw new NotKept(this.shut);
    return super.create(table);
  }

  override async append(id: string, entries: readonly Entry[], stand: Stand, snapshot?: KeptSnapshot): Promise<void> {
    if (this.shut !== null) throw new NotKept(this.shut);
    return super.append(id, entries, stand, snapshot);
  }
}

const entry = (n: number): Entry => ({ n, at: n, id: `${n}`, what: { kind: 'choice', seat: 0, key: `key ${n}` } });
const stand = (n: number): Stand => ({ n, seq: n, waitingFor: [0], scores: null, updated: n });
const table = (entries: number): KeptTable => ({
  head: {
    id: 'a',
    game: 'lantern-market',
    version: '2.0.0',
    mode: 'standard',
    options: {},
    seed: 'moon',
    sitters: [],
    created: 0,
    branchOf: null,
  },
  entries: Array.from({ length: entries }, (_, index) => entry(index + 1)),
  stand: stand(entries),
  snapshot: null,
});

describe('A store that goes on when its database fails', () => {
  storeContract(it, async () => new LastingStore(new MemoryStore()));

  for (const failing of Array.from({ length: 12 }, (_, index) => index)) {
    it(`loses nothing when write ${failing} and the two after it fail`, async () => {
      const database = new Shutting();
      const store = new LastingStore(database);
      for (let write = 0; write < 12; write++) {
        database.shut = write >= failing && write < failing + 3 ? 'full' : null;
        if (write === 0) await store.create(table(0));
        else await store.append('a', [entry(write)], stand(write));
        expect(store.keeping('a')).toBe(database.shut ?? 'kept');
        expect(await store.load('a')).toEqual(table(write));
        expect(await store.list()).toHaveLength(1);
      }
      if (failing + 3 <= 11) expect(await database.load('a')).toEqual(table(11));
      else expect((await database.load('a'))?.entries.length ?? 0).toBe(Math.max(0, failing - 1));
    });
  }

  it('writes a snapshot later that could not be written when it was made', async () => {
    const database = new Shutting();
    const store = new LastingStore(database);
    const snapshot = { seq: 1, game: '{}', guard: '' };
    await store.create(table(1));
    database.shut = 'blocked';
    await store.append('a', [entry(2)], stand(2), snapshot);
    expect((await store.load('a'))?.snapshot).toEqual(snapshot);
    database.shut = null;
    await store.append('a', [entry(3)], stand(3));
    expect(await database.load('a')).toEqual({ ...table(3), snapshot });
  });

  it('writes a table anew as a whole when it is gone from the database', async () => {
    const database = new Shutting();
    const store = new LastingStore(database);
    await store.create(table(3));
    await database.remove('a');
    await store.append('a', [entry(4)], stand(4));
    expect(await database.load('a')).toEqual(table(4));
    // Also when it could not be written meanwhile.
    database.shut = 'newer';
    await store.append('a', [entry(5)], stand(5));
    database.shut = null;
    await database.remove('a');
    await store.append('a', [entry(6)], stand(6));
    expect(await database.load('a')).toEqual(table(6));
    expect(store.keeping('a')).toBe('kept');
  });

  it('knows what others have appended', async () => {
    const database = new Shutting();
    const [here, there] = [new LastingStore(database), new LastingStore(database)];
    await here.create(table(1));
    await there.load('a');
    await here.append('a', [entry(2)], stand(2));
    expect(await there.after('a', 1)).toEqual([entry(2)]);
    database.shut = 'full';
    await there.append('a', [entry(3)], stand(3));
    expect(await there.load('a')).toEqual(table(3));
  });

  it('tells why tables are missing in its list', async () => {
    const database = new Shutting();
    database.list = async () => {
      throw new NotKept('held');
    };
    expect(await new LastingStore(database).listed()).toEqual({ tables: [], keeping: 'held' });
  });
});
