/** Runs in a page: the contract of stores and whole games with failing writes, put to the browser's own database. */

import { seat } from '@jade/engine';
import type { Store } from '@jade/tables';
import { storeContract } from '@jade/tables/contract';
import { bot, home, person } from '@jade/tables/test-hall';
import { deleteDB } from 'idb';
import { IndexedStore } from '../src/table/indexed-store.ts';
import { LastingStore } from '../src/table/lasting-store.ts';

declare global {
  interface Window {
    proveStore(): Promise<string[]>;
    listTables(): Promise<unknown>;
    loadTable(id: string): Promise<unknown>;
    playWithFailures(how: Failure, goesOn: boolean): Promise<Played>;
  }
}

/** How a write fails: its transaction is aborted, there is no room, or the connection is closed before it. */
export type Failure = 'aborted' | 'full' | 'closed';

export interface Played {
  readonly failures: number;
  readonly notKept: number;
  readonly undos: number;
  readonly over: boolean;
  /** Whether the table is the same when it is opened from the database by somebody else. */
  readonly isSame: boolean;
}

let store = new IndexedStore();

window.proveStore = async () => {
  const proofs: [string, () => Promise<void>][] = [];
  storeContract(
    (title, proof) => proofs.push([title, proof]),
    async () => {
      store.close();
      await deleteDB('jade-table');
      store = new IndexedStore();
      return store;
    },
  );
  const failed: string[] = [];
  for (const [title, proof] of proofs) await proof().catch((error) => failed.push(`${title}: ${error}`));
  return [`${proofs.length} proofs`, ...failed];
};

window.listTables = () => new IndexedStore().list();
window.loadTable = (id) => new IndexedStore().load(id);

/** Every first try of a write fails. Returns how often that was. */
function spoilWrites(how: Failure): { readonly failures: () => number; readonly mend: () => void } {
  const { put } = IDBObjectStore.prototype;
  const { transaction } = IDBDatabase.prototype;
  let [failures, begun] = [0, 0];
  let failed = -1;
  /** A write is known by the last entry it brings, or by its number where that is not known yet. */
  const isSpoilt = (write: number) => {
    if (write === failed) return false;
    failed = write;
    failures += 1;
    return true;
  };
  IDBObjectStore.prototype.put = function (...given) {
    if (how === 'closed' || this.name !== 'heads' || !isSpoilt(given[0].stand.n)) return put.apply(this, given);
    if (how === 'full') throw new DOMException('no room', 'QuotaExceededError');
    const request = put.apply(this, given);
    this.transaction.abort();
    return request;
  };
  IDBDatabase.prototype.transaction = function (...given) {
    if (how === 'closed' && given[1] === 'readwrite' && isSpoilt(Math.floor(begun++ / 2))) this.close();
    return transaction.apply(this, given);
  };
  const mend = () => {
    IDBObjectStore.prototype.put = put;
    IDBDatabase.prototype.transaction = transaction;
  };
  return { failures: () => failures, mend };
}

/** A game of Lantern Market with a bot and choices taken back, in a home that goes on without its store or in one that does not. */
window.playWithFailures = async (how, goesOn) => {
  await deleteDB('jade-table');
  const database = new IndexedStore();
  let made = 0;
  const later = (_: number, action: () => void) => {
    const timer = setTimeout(action, 1);
    return () => clearTimeout(timer);
  };
  const kept: Store = goesOn ? new LastingStore(database, { later, newId: () => `parted${++made}` }) : database;
  const here = home(kept);
  const id = await here.set('lantern-market', [person('Mei'), person('Bo'), bot('Tomo')]);
  const { failures, mend } = spoilWrites(how);
  const [mei, bo] = [await here.sit(id, seat(0)), await here.sit(id, seat(1))];
  let [notKept, undos] = [0, 0];
  /** The same command again until it is kept. */
  const insist = async (command: (id: string) => ReturnType<typeof mei.undo>) => {
    made += 1;
    const name = `insists ${made}`;
    for (;;) {
      const reply = await command(name);
      if (reply.ok || reply.why !== 'not kept') return;
      notKept += 1;
    }
  };
  while (!mei.now().over) {
    here.clock.pass(60_000);
    await new Promise((resolve) => setTimeout(resolve, 1));
    const one = mei.now().look.view.options === null ? bo : mei;
    const { options } = one.now().look.view;
    if (options === null) continue;
    await insist((name) => one.choose(options[made % options.length] ?? '', name));
    const { undoes } = one.now();
    if (undoes === null || made % 3 > 0) continue;
    undos += 1;
    await insist((name) => one.sitting.undo(undoes, name));
  }
  mend();
  if (goesOn) await kept.list();
  const last = mei.now();
  const again = await home(new IndexedStore()).sit(id, seat(0));
  const isSame = JSON.stringify(again.now().look) === JSON.stringify(last.look) && again.now().n === last.n;
  return { failures: failures(), notKept, undos, over: last.over, isSame };
};
