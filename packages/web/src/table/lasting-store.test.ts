import { seat } from '@jade/engine';
import type { Entry, KeptSnapshot, KeptTable, Stand, Store, Trouble } from '@jade/tables';
import { MemoryStore, NotKept, Parted } from '@jade/tables';
import { storeContract } from '@jade/tables/contract';
import { home, person } from '@jade/tables/test-hall';
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

/** Tries again when a test says so. */
const waiting: (() => void)[] = [];
const later = (_: number, action: () => void) => {
  waiting.push(action);
  return () => {};
};
const timePasses = () => {
  for (const action of waiting.splice(0)) action();
};
let made = 0;
const lasting = (database: Store) => new LastingStore(database, { later, newId: () => `new ${++made}` });

const entry = (n: number): Entry => ({ n, at: n, id: `${n}`, what: { kind: 'choice', seat: 0, key: `key ${n}` } });
const stand = (n: number): Stand => ({ n, seq: n, waitingFor: [0], scores: null, updated: n });
const table = (entries: number): KeptTable => tableOf(Array.from({ length: entries }, (_, index) => entry(index + 1)));
const tableOf = (entries: readonly Entry[]): KeptTable => ({
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
  entries,
  stand: stand(entries.length),
  snapshot: null,
});

describe('A store that goes on when its database fails', () => {
  storeContract(it, async () => lasting(new MemoryStore()));

  for (const failing of Array.from({ length: 12 }, (_, index) => index)) {
    it(`loses nothing when write ${failing} and the two after it fail`, async () => {
      const database = new Shutting();
      const store = lasting(database);
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
    const store = lasting(database);
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
    const store = lasting(database);
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
    const [here, there] = [lasting(database), lasting(database)];
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
    expect(await lasting(database).listed()).toEqual({ tables: [], keeping: 'held' });
  });

  const CAUSES: Readonly<Record<string, (store: LastingStore) => Promise<unknown>>> = {
    'after a while': async () => timePasses(),
    'when the tables are listed': (store) => store.list(),
    'when the table is opened again': (store) => store.load('a'),
  };
  for (const [how, cause] of Object.entries(CAUSES)) {
    it(`writes by itself what it could not write, ${how}, and says so`, async () => {
      const database = new Shutting();
      const store = lasting(database);
      await store.create(table(1));
      let heard = 0;
      store.watch('a', () => {
        heard += 1;
      });
      database.shut = 'full';
      await store.append('a', [entry(2)], stand(2));
      await cause(store);
      expect(await store.load('a')).toEqual(table(2));
      expect([store.keeping('a'), heard]).toEqual(['full', 0]);
      database.shut = null;
      await cause(store);
      await expect.poll(() => store.keeping('a')).toBe('kept');
      expect(await database.load('a')).toEqual(table(2));
      expect(heard).toBe(1);
    });
  }

  it('knows its own entries again where the database wrote them and said it had not', async () => {
    const database = new Shutting();
    const store = lasting(database);
    await store.create(table(1));
    const append = database.append.bind(database);
    database.append = async (...given) => {
      await append(...given);
      throw new NotKept('blocked');
    };
    await store.append('a', [entry(2)], stand(2));
    expect(store.keeping('a')).toBe('blocked');
    database.append = append;
    await store.append('a', [entry(3)], stand(3));
    expect(await database.load('a')).toEqual(table(3));
    expect(store.keeping('a')).toBe('kept');
  });
});

describe('A table that another tab went on with while this one could not write', () => {
  const other = (n: number): Entry => ({ ...entry(n), id: `other ${n}` });

  async function partedAfter(theirs: readonly Entry[]) {
    const database = new Shutting();
    const store = lasting(database);
    await store.create(table(1));
    database.shut = 'full';
    await store.append('a', [entry(2)], stand(2));
    database.shut = null;
    await database.append('a', theirs, stand(1 + theirs.length));
    return { database, store };
  }

  for (const theirs of [[other(2)], [other(2), other(3), other(4)]]) {
    it(`stands as it was played there, after ${theirs.length}; what was played here is a table of its own`, async () => {
      const { database, store } = await partedAfter(theirs);
      // Whoever still plays the old way is told, and so is whoever asks what came after it.
      await expect(store.append('a', [entry(3)], stand(3))).rejects.toThrow(Parted);
      await expect(store.after('a', 3)).rejects.toThrow(Parted);
      expect(await store.load('a')).toEqual(tableOf([entry(1), ...theirs]));
      expect(store.keeping('a')).toBe('parted');
      const own = (await database.list()).find((one) => one.ok && one.head.branchOf?.id === 'a');
      if (own?.ok !== true) throw new Error('what was played here is lost');
      expect(own.head.branchOf).toEqual({ id: 'a', seq: 1 });
      expect((await database.load(own.head.id))?.entries).toEqual(table(3).entries);
      // It goes on from there like any other.
      const next = 2 + theirs.length;
      await store.append('a', [entry(next)], stand(next));
      expect((await database.load('a'))?.entries).toHaveLength(next);
      await store.load('a');
      expect(store.keeping('a')).toBe('kept');
    });
  }

  it('has nothing to part from where the other went on from what was played here', async () => {
    const { database, store } = await partedAfter([entry(2), other(3)]);
    await store.list();
    expect(store.keeping('a')).toBe('kept');
    expect(await store.after('a', 2)).toEqual([other(3)]);
    expect(await database.list()).toHaveLength(1);
  });

  it('goes on for whoever sits there, who is told of it once', async () => {
    const database = new Shutting();
    const [here, there] = [home(lasting(database)), home(lasting(database))];
    const id = await here.set('lantern-market', [person('Mei'), person('Bo')]);
    const [mei, bo] = [await here.sit(id, seat(0)), await there.sit(id, seat(1))];
    database.shut = 'blocked';
    await mei.chooseAny();
    expect(mei.now()).toMatchObject({ n: 1, keeping: 'blocked' });
    database.shut = null;
    await bo.chooseAny();
    expect(await mei.undo()).toMatchObject({ ok: false, why: 'stale' });
    expect(mei.now()).toMatchObject({
      n: 1,
      reading: 1,
      keeping: 'parted',
      look: { seq: 1, view: { waitingFor: [0] } },
    });
    expect(await mei.chooseAny()).toMatchObject({ ok: true, n: 2 });
    expect(await here.hall.list()).toHaveLength(2);
  });
});
