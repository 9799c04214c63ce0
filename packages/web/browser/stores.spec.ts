/** The browser's database as a store of tables: the contract, writes that fail, damaged entries, tables of the first version. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { build } from 'esbuild';
import { GLOWING, hurried, setTable, standOf, waitForTurn } from './player.ts';
import { expect, test } from './test.ts';

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

test('a game loses nothing when every write fails once', { tag: '@desktop' }, async ({ page }) => {
  await withStore(page);
  for (const how of ['aborted', 'full', 'closed'] as const) {
    for (const goesOn of [false, true]) {
      const played = await page.evaluate(([how, goesOn]) => window.playWithFailures(how, goesOn), [
        how,
        goesOn,
      ] as const);
      expect(played).toMatchObject({ over: true, isSame: true });
      expect(played.failures).toBeGreaterThan(20);
      expect(played.undos).toBeGreaterThan(2);
      // A connection that was closed is opened again, and a home that goes on without its store says nothing of it to whoever chose.
      if (how !== 'closed' && !goesOn) expect(played.notKept).toBeGreaterThan(0);
      else expect(played.notKept).toBe(0);
    }
  }
});

test('a damaged entry is shown as damaged, and hides no other', async ({ page }) => {
  await hurried(page);
  await page.goto('/');
  await setTable(page, 'Way of the Panda', 2);
  await waitForTurn(page);
  const sitters = [{ kind: 'person', name: 'Mei' }];
  const head = {
    id: '',
    game: 'lantern-market',
    version: '2.0.0',
    mode: 'standard',
    options: {},
    seed: 'moon',
    sitters,
  };
  const stand = { n: 0, seq: 0, waitingFor: [], scores: null, updated: 1 };
  const shapes = [
    {},
    { head: null },
    { head: 7, stand: {} },
    { head: { game: 'way-of-the-panda' }, stand: null },
    // It has everything, but one score is nothing that could be shown.
    { head: { ...head, id: 'broken-4' }, stand: { ...stand, scores: [{ toString: 1, valueOf: 1 }] } },
    ...['game', 'version', 'mode', 'seed', 'options', 'sitters'].map((part) => ({
      head: { ...head, [part]: null },
      stand,
    })),
    { head: { ...head, sitters: [null] }, stand },
    { head: { ...head, options: { moon: 7 } }, stand },
    ...['n', 'seq', 'waitingFor'].map((part) => ({ head, stand: { ...stand, [part]: null } })),
    { head, stand: { ...stand, scores: 'many' } },
    { head, stand: 'well' },
  ];
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
  // What is left of it can be saved, in the list and where it cannot be opened.
  await page.goto('/table/broken-1');
  await expect(page.getByText('It cannot be played on: How it was set cannot be read.')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save what is left of it' }).click(),
  ]);
  expect(await textOf(saved)).toContain('"id": "broken-1"');
});

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('all tables are saved as one file and loaded again', { tag: '@desktop' }, async ({ page }) => {
  await atTable(page);
  await chooseFirst(page);
  const seq = await standOf(page);
  await page.goto('/');
  await setTable(page, 'The Great Wall', 2);
  await page.goto('/');
  await expect(page.locator('.ci')).toHaveCount(2);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all tables' }).click(),
  ]);
  const file = { name: 'tables.txt', mimeType: 'text/plain', buffer: Buffer.from(await textOf(saved)) };
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('jade-table').onsuccess = resolve;
    });
  });
  await page.reload();
  await expect(page.locator('.continue .empty')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('dialog')).toContainText('2 tables were loaded.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ci:not(.broken)')).toHaveCount(2);
  await page.locator('.ci', { hasText: 'Way of the Panda' }).click();
  await waitForTurn(page);
  expect(await standOf(page)).toBe(seq);
});

test('a list that cannot be drawn says so, leaves the shelf, and comes back', { tag: '@desktop' }, async ({ page }) => {
  await atTable(page);
  await page.evaluate(() => {
    const { sort } = Array.prototype;
    Array.prototype.sort = function (...given) {
      if (this.some((one) => one instanceof Object && 'table' in one)) throw new Error('the ink has run out');
      return sort.apply(this, given);
    };
    Object.assign(window, { mend: () => Object.assign(Array.prototype, { sort }) });
  });
  await page.locator('a[href="/"]').first().click();
  await expect(page.getByRole('alert')).toContainText('The list cannot be shown: the ink has run out');
  await expect(page.locator('.shelf .box').first()).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend(): void }).mend());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.ci')).toHaveCount(1);
});

test('tables of the first version are taken over, and one that is damaged keeps no other from it', {
  tag: '@desktop',
}, async ({ page }) => {
  await withStore(page);
  const { kept, listed } = await page.evaluate(async () => {
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
    for (const [index, broken] of [{}, { info: null, snapshot: 7 }, { snapshot: { seq: 1 } }].entries()) {
      transaction.objectStore('tables').put({ id: `a-broken-${index}`, ...broken });
      transaction.objectStore('choices').put(null, [`a-broken-${index}`, 0]);
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
    return { kept: await window.loadTable('old'), listed: await window.listTables() };
  });
  expect(listed).toMatchObject([{ ok: false }, { ok: false }, { ok: false }, { ok: true }]);
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

/** A connection that stays open, and lets nobody by; it is as new as wanted, and empty when it is the first. */
async function holdDatabase(page: Page, version: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const held = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('jade-table', wanted);
      request.onupgradeneeded = () => {
        if (request.result.objectStoreNames.length > 0) return;
        request.result.createObjectStore('tables', { keyPath: 'id' });
        request.result.createObjectStore('choices');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    Object.assign(window, { held });
  }, version);
}

/** Presses the first thing that glows; the others have answered when it is my turn again. */
async function chooseFirst(page: Page): Promise<void> {
  const seq = await standOf(page);
  await page.locator(GLOWING).first().dispatchEvent('click');
  await expect.poll(() => standOf(page)).not.toBe(seq);
  await waitForTurn(page);
}

/** The first person of three, after the set-up of the table. */
async function atTable(page: Page): Promise<void> {
  await hurried(page);
  await page.goto('/');
  await setTable(page, 'Way of the Panda', 2);
  await waitForTurn(page);
}

test('a page that is older than the database says so, and goes on when it is gone', async ({ page, context }) => {
  await atTable(page);
  const other = await context.newPage();
  await other.goto('/about');
  await holdDatabase(other, 99);
  await chooseFirst(page);
  await expect(page.getByText('This page is older than the tables kept here')).toBeVisible();
  await page.locator('a[href="/"]').first().click();
  await expect(page.locator('.continue .trouble')).toContainText('This page is older');
  // The table of this page is still there, and is kept again when the newer database is gone.
  await expect(page.locator('.ci:not(.broken)')).toHaveCount(1);
  await other.evaluate(async () => {
    (window as unknown as { held: IDBDatabase }).held.close();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('jade-table').onsuccess = resolve;
    });
  });
  await expect(page.locator('.continue .trouble')).toHaveCount(0);
  await page.locator('.ci').click();
  await waitForTurn(page);
  await chooseFirst(page);
  const seq = await standOf(page);
  await page.reload();
  await waitForTurn(page);
  expect(await standOf(page)).toBe(seq);
});

test('an older tab that holds the database is named, and the tables come when it is closed', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const old = await context.newPage();
  await old.goto('/about');
  await holdDatabase(old, 1);
  await page.goto('/');
  await expect(page.locator('.continue .trouble')).toContainText('Close that tab');
  await old.close();
  await expect(page.locator('.continue .trouble')).toHaveCount(0);
});

test('a table whose database was cleared under it is written anew as a whole', async ({ page }) => {
  await atTable(page);
  await chooseFirst(page);
  await page.evaluate(async () => {
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('jade-table');
      request.onsuccess = resolve;
      request.onerror = reject;
    });
  });
  await chooseFirst(page);
  await expect(page.locator('.toast')).toHaveCount(0);
  const seq = await standOf(page);
  await page.reload();
  await waitForTurn(page);
  expect(await standOf(page)).toBe(seq);
});

test('the browser is asked once to keep the tables', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      localStorage.setItem('times', `${Number(localStorage.getItem('times')) + 1}`);
      return false;
    };
  });
  const times = () => page.evaluate(() => localStorage.getItem('times'));
  await hurried(page);
  await page.goto('/');
  expect(await times()).toBeNull();
  await setTable(page, 'Way of the Panda', 2);
  await expect.poll(times).toBe('1');
  await page.goto('/');
  await setTable(page, 'Way of the Panda', 2);
  expect(await times()).toBe('1');
});
