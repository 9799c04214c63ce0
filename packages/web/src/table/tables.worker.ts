/** The tables' worker: this browser's hall. Games run here, and the page gets handles bound to whoever looks. */

import type { Viewer } from '@jade/engine';
import { rulesOf } from '@jade/shelf';
import type { ListedTable, Sitting, TableInfo, Trouble, Unopened, Update } from '@jade/tables';
import { Hall, listedTable, ViewThought } from '@jade/tables';
import type { ProxyMarked } from 'comlink';
import { expose, proxy } from 'comlink';
import { bots } from './bots.ts';
import { chance } from './chance.ts';
import { IndexedStore } from './indexed-store.ts';
import { LastingStore } from './lasting-store.ts';

/** Time as this machine has it. */
const clock = {
  now: () => Date.now(),
  later(milliseconds: number, action: () => void) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

const newId = () => chance().slice(0, 16);

const indexed = new IndexedStore();
const store = new LastingStore(indexed, { later: clock.later, newId });
const hall = new Hall({
  store,
  thinker: bots,
  clock,
  chance,
  newId,
  definitionOf: rulesOf,
  isAlone: true,
});

/** For tables that stand elsewhere it is thought here, from what this player sees there. */
const thought = new ViewThought({ definitionOf: rulesOf, thinker: bots, chance });

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

/** The tables of this browser, and why those that are kept are missing among them, if they are. */
export interface ListedHere {
  readonly tables: readonly ListedTable[];
  readonly keeping: 'kept' | Trouble;
}

const worker = {
  async list(): Promise<ListedHere> {
    const { tables, keeping } = await store.listed();
    return { tables: tables.map(listedTable), keeping };
  },
  set: (wish: Parameters<Hall['set']>[0]) => hall.set(wish),
  again: (...again: Parameters<Hall['again']>) => hall.again(...again),
  info: (id: string): Promise<TableInfo | null> => hall.info(id),
  open,
  sittingOf,
  branch: (id: string, seq: number) => hall.branch(id, seq),
  take: (...record: Parameters<Hall['take']>) => hall.take(...record),
  record: (id: string) => hall.record(id),
  archive: () => hall.archive(),
  salvage: (id: string) => indexed.salvage(id),
  remove: (id: string) => hall.remove(id),
  why: (...asked: Parameters<ViewThought['why']>) => thought.why(...asked),
  preview: (...asked: Parameters<ViewThought['preview']>) => thought.preview(...asked),
  advise: (...asked: Parameters<ViewThought['advise']>) => thought.advise(...asked),
  hindsight: (...asked: Parameters<ViewThought['hindsight']>) => thought.hindsight(...asked),
  review: (...asked: Parameters<ViewThought['review']>) => thought.review(...asked),
};

export type TablesWorker = typeof worker;

expose(worker);
