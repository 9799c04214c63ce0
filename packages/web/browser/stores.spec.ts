/** The browser's database as a store of tables: the contract, damaged entries, tables of the first version. */

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { hurried, setTable, waitForTurn } from './player.ts';

// The store is put into a page by a script of this test.
test.use({ bypassCSP: true });

/** An empty page of ours with the store in it. */
async function withStore(page: Page): Promise<void> {
  const built = await build({
    entryPoints: [join(import.meta.dirname, 'stores.page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  await page.goto('/about');
  await page.addScriptTag({ content: built.outputFiles[0]?.text ?? '' });
}

test('it keeps the contract of stores', { tag: '@desktop' }, async ({ page }) => {
  await withStore(page);
  expect(await page.evaluate(() => window.proveStore())).toEqual(['9 proofs']);
});

test('a damaged entry is shown as damaged, and hides no other', async ({ page }) => {
  await hurried(page);
  await page.goto('/');
  await setTable(page, 'Way of the Panda', 2);
  await waitForTurn(page);
  const shapes = [{}, { head: null }, { head: 7, stand: {} }, { head: { game: 'way-of-the-panda' }, stand: null }];
  await page.evaluate(async (broken) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('jade-table');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction('heads', 'readwrite');
    broken.forEach((shape, index) => {
      transaction.objectStore('heads').put({ ...shape, id: `broken-${index}` });
    });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, shapes);
  await page.goto('/');
  await expect(page.locator('.ci:not(.broken)')).toHaveCount(1);
  await expect(page.locator('.ci.broken')).toHaveCount(shapes.length);
  await page.goto('/table/broken-1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('tables of the first version are taken over', { tag: '@desktop' }, async ({ page }) => {
  await withStore(page);
  const kept = await page.evaluate(async () => {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('jade-table').onsuccess = resolve;
    });
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('jade-table', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('tables', { keyPath: 'id' });
        request.result.createObjectStore('choices');
      };
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction(['tables', 'choices'], 'readwrite');
    transaction.objectStore('tables').put({
      id: 'old',
      info: {
        id: 'old',
        game: 'lantern-market',
        version: '2.0.0',
        mode: 'standard',
        options: {},
        seed: 'moon',
        sitters: [],
        created: 1,
        branchOf: null,
      },
      revision: 3,
      updated: 9,
      snapshot: { seq: 2, hash: '', game: {}, waitingFor: [1], scores: null },
    });
    for (const seq of [0, 1])
      transaction.objectStore('choices').put({ seat: seq, key: `lantern:${seq}`, hash: '' }, ['old', seq]);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
    return window.loadTable('old');
  });
  expect(kept).toMatchObject({
    head: { id: 'old', seed: 'moon' },
    entries: [
      { n: 1, what: { kind: 'choice', seat: 0, key: 'lantern:0' } },
      { n: 2, what: { kind: 'choice', seat: 1, key: 'lantern:1' } },
    ],
    stand: { n: 2, seq: 2, waitingFor: [1] },
  });
});

test('tables of the second version, without snapshots, are still there', { tag: '@desktop' }, async ({ page }) => {
  await withStore(page);
  const head = {
    id: 'second',
    game: 'lantern-market',
    version: '2.0.0',
    mode: 'standard',
    options: {},
    seed: 'moon',
    sitters: [{ kind: 'person', name: 'Mei' }],
    created: 1,
    branchOf: null,
  };
  const stand = { n: 1, seq: 1, waitingFor: [0], scores: null, updated: 9 };
  const entry = { n: 1, at: 9, id: 'once', what: { kind: 'choice', seat: 0, key: 'lantern:7' } };
  const kept = await page.evaluate(
    async ([head, stand, entry]) => {
      await new Promise((resolve) => {
        indexedDB.deleteDatabase('jade-table').onsuccess = resolve;
      });
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('jade-table', 2);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('heads', { keyPath: 'id' });
          request.result.createObjectStore('entries');
        };
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = database.transaction(['heads', 'entries'], 'readwrite');
      transaction.objectStore('heads').put({ id: 'second', head, stand });
      transaction.objectStore('entries').put(entry, ['second', 1]);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
      return window.loadTable('second');
    },
    [head, stand, entry] as const,
  );
  expect(kept).toEqual({ head, entries: [entry], stand, snapshot: null });
});
