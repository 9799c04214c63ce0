/** The tables' worker: this browser's hall. Games run here, and the page gets handles bound to whoever looks. */

import type { Viewer } from '@jade/engine';
import { openBox } from '@jade/shelf';
import type { Sitting, TableInfo, Unopened, Update } from '@jade/tables';
import { Hall } from '@jade/tables';
import type { ProxyMarked } from 'comlink';
import { expose, proxy } from 'comlink';
import { bots } from './bots.ts';
import { IndexedStore } from './indexed-store.ts';
import { LastingStore } from './lasting-store.ts';

const indexed = new IndexedStore();
const store = new LastingStore(indexed);
const hall = new Hall({
  store,
  thinker: bots,
  clock: { now: () => Date.now() },
  chance: () => crypto.randomUUID(),
  newId: () => crypto.randomUUID().replaceAll('-', '').slice(0, 16),
  definitionOf: async (game) => (await openBox(game))?.definition ?? null,
});

/** Handles that the page holds, by a number of their own: a proxy cannot stand inside an answer. */
const sittings = new Map<number, Sitting>();
let opened = 0;

async function open(
  id: string,
  viewer: Viewer,
  follow: (update: Update) => void,
): Promise<{ readonly ok: true; readonly number: number } | Unopened> {
  const sitting = await hall.open(id, viewer, follow);
  if (!sitting.ok) return sitting;
  opened += 1;
  sittings.set(opened, sitting.sitting);
  return { ok: true, number: opened };
}

function sittingOf(number: number): Sitting & ProxyMarked {
  const sitting = sittings.get(number);
  if (sitting === undefined) throw new Error('nobody sits there');
  sittings.delete(number);
  return proxy(sitting);
}

const worker = {
  list: () => store.listed(),
  set: (wish: Parameters<Hall['set']>[0]) => hall.set(wish),
  info: (id: string): Promise<TableInfo | null> => hall.info(id),
  open,
  sittingOf,
  branch: (id: string, seq: number) => hall.branch(id, seq),
  take: (...record: Parameters<Hall['take']>) => hall.take(...record),
  record: (id: string) => hall.record(id),
  salvage: (id: string) => indexed.salvage(id),
  remove: (id: string) => hall.remove(id),
};

export type TablesWorker = typeof worker;

expose(worker);
