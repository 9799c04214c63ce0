/** What every store must do. The same lines run against memory, the browser's database and those of servers. */

import type { Entry } from '../entry.ts';
import type { TableHead } from '../head.ts';
import type { KeptSnapshot } from '../snapshot.ts';
import type { KeptTable, Stand, Store } from '../store.ts';

/** How a contract is put to the proof: a test runner's `it`, or a page that collects what fails. */
export type Check = (title: string, proof: () => Promise<void>) => void;

function head(id: string): TableHead {
  return {
    id,
    game: 'lantern-market',
    version: '2.0.0',
    mode: 'standard',
    options: {},
    seed: 'moon',
    sitters: [
      { kind: 'person', name: 'Mei' },
      { kind: 'bot', name: 'Tomo', level: 'adept' },
    ],
    created: 1,
    branchOf: null,
  };
}

function entry(n: number): Entry {
  return { n, at: n * 10, id: `command ${n}`, what: { kind: 'choice', seat: n % 2, key: `lantern:${n}` } };
}

function stand(n: number): Stand {
  return { n, seq: n, waitingFor: [0], scores: null, updated: n * 10 };
}

function table(id: string, entries: number): KeptTable {
  return {
    head: head(id),
    entries: Array.from({ length: entries }, (_, index) => entry(index + 1)),
    stand: stand(entries),
    snapshot: null,
  };
}

function snapshot(seq: number): KeptSnapshot {
  return { seq, game: `{"round":${seq}}`, guard: `guard ${seq}` };
}

function same(given: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(given), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} instead of ${b}`);
}

async function fails(action: Promise<unknown>, name: string): Promise<void> {
  const error = await action.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof Error) || error.constructor.name !== name)
    throw new Error(`expected ${name}, and ${error === null ? 'it went well' : String(error)}`);
}

export function storeContract(check: Check, fresh: () => Promise<Store>): void {
  check('gives back what it was given', async () => {
    const store = await fresh();
    await store.create(table('a', 3));
    await store.append('a', [entry(4), entry(5)], stand(5));
    same(await store.load('a'), table('a', 5));
    same(await store.load('nowhere'), null);
  });

  check('lists its tables', async () => {
    const store = await fresh();
    await store.create(table('a', 1));
    await store.create(table('b', 2));
    const listed = await store.list();
    same(listed.map((one) => (one.ok ? [one.head.id, one.stand.n] : one.id)).sort(), [
      ['a', 1],
      ['b', 2],
    ]);
  });

  check('knows a number once: whoever comes second is told, and nothing is changed', async () => {
    const store = await fresh();
    await store.create(table('a', 3));
    await fails(store.append('a', [entry(3)], stand(3)), 'Outrun');
    await fails(store.append('a', [entry(5)], stand(5)), 'Outrun');
    await fails(store.append('a', [entry(4), entry(6)], stand(6)), 'Outrun');
    await fails(store.create(table('a', 0)), 'Outrun');
    await fails(store.append('nowhere', [entry(1)], stand(1)), 'Gone');
    same(await store.load('a'), table('a', 3));
  });

  check('lets one of two win who append at the same time', async () => {
    const store = await fresh();
    await store.create(table('a', 0));
    const both = await Promise.allSettled([
      store.append('a', [entry(1)], stand(1)),
      store.append('a', [entry(1)], stand(1)),
    ]);
    same(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    same(await store.load('a'), table('a', 1));
  });

  check('tells what came after a number', async () => {
    const store = await fresh();
    await store.create(table('a', 4));
    same(await store.after('a', 2), [entry(3), entry(4)]);
    same(await store.after('a', 4), []);
  });

  check('keeps tables apart, and forgets what is removed', async () => {
    const store = await fresh();
    await store.create(table('a', 2));
    await store.create(table('ab', 3));
    await store.remove('a');
    same(await store.load('a'), null);
    same(await store.after('a', 0), []);
    same(await store.load('ab'), table('ab', 3));
    await store.create(table('a', 1));
    same(await store.load('a'), table('a', 1));
  });

  check('keeps the latest snapshot beside the log, and forgets it with the table', async () => {
    const store = await fresh();
    await store.create({ ...table('a', 20), snapshot: snapshot(19) });
    same((await store.load('a'))?.snapshot, snapshot(19));
    await store.append('a', [entry(21)], stand(21), snapshot(20));
    await store.append('a', [entry(22)], stand(22));
    same(await store.load('a'), { ...table('a', 22), snapshot: snapshot(20) });
    await store.remove('a');
    await store.create(table('a', 1));
    same((await store.load('a'))?.snapshot, null);
  });

  check('changes a snapshot only together with the log', async () => {
    const store = await fresh();
    await store.create({ ...table('a', 20), snapshot: snapshot(19) });
    await fails(store.append('a', [entry(20)], stand(20), snapshot(20)), 'Outrun');
    same(await store.load('a'), { ...table('a', 20), snapshot: snapshot(19) });
  });

  check('shares nothing with whoever asks', async () => {
    const store = await fresh();
    const given = table('a', 1);
    await store.create(given);
    (given.entries as Entry[]).push(entry(2));
    const got = await store.load('a');
    if (got !== null) (got.entries as Entry[]).push(entry(3));
    same(await store.load('a'), table('a', 1));
  });
}
