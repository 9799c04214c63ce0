/** Runs in a page: the contract of stores, put to the browser's own database. */

import { storeContract } from '@jade/tables/contract';
import { deleteDB } from 'idb';
import { IndexedStore } from '../src/table/indexed-store.ts';

declare global {
  interface Window {
    proveStore(): Promise<string[]>;
    listTables(): Promise<unknown>;
    loadTable(id: string): Promise<unknown>;
  }
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
