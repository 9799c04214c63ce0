/** What the offline copy keeps when something on the way answers in the server's place, and what the page shows then. */

import type { Page } from '@playwright/test';
import { Liar } from './liar.ts';
import { hurried, waitForTurn } from './player.ts';
import { AS_PLAYED, test as base, expect } from './test.ts';

const test = base.extend<{ liar: Liar }>({
  liar: async ({ baseURL }, use) => {
    const liar = await Liar.inFrontOf(baseURL ?? '');
    await use(liar);
    liar.close();
  },
});

test.use(AS_PLAYED);

test.beforeEach(async ({ page }) => {
  await hurried(page);
});

const isScript = (path: string) => /\.(js|css)$/.test(path) && path !== '/service-worker.js';

/** Kept files that are the portal's page instead of themselves, and how many are kept. */
async function keptFiles(page: Page): Promise<{ all: number; wrong: string[] }> {
  return page.evaluate(async () => {
    const kept = { all: 0, wrong: [] as string[] };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.all += 1;
        const text = await (await cache.match(request))?.text();
        if (text?.includes('Welcome aboard')) kept.wrong.push(request.url);
      }
    }
    return kept;
  });
}

/** Waits until no service worker is being installed, whatever came of it. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration === undefined || registration.installing === null;
  });
}

const shelf = (page: Page) => page.getByRole('link', { name: 'Play Way of the Panda' }).last();
const ready = (page: Page) => page.getByText('Ready without a network');

test('a portal that answers while the shell is collected leaves nothing behind', { tag: '@desktop' }, async ({
  page,
  liar,
}) => {
  liar.lieAbout((path, destination) => destination === 'empty' && isScript(path));
  await page.goto(liar.address);
  await shelf(page).waitFor();
  await expect.poll(() => liar.lies.length).toBeGreaterThan(0);
  await installed(page);
  expect((await keptFiles(page)).wrong).toEqual([]);
  liar.tellTheTruth();
  // It is tried again, without a reload.
  await ready(page).waitFor({ timeout: 120_000 });
});

test('a portal that answers while the rest is collected is not kept for a game, and the table is not called ready', {
  tag: '@desktop',
}, async ({ page, context, liar }) => {
  await page.goto(liar.address);
  await shelf(page).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  liar.lieAbout((path, destination) => destination === 'empty' && isScript(path));
  await expect.poll(() => new Set(liar.lies).size).toBeGreaterThan(20);
  expect((await keptFiles(page)).wrong).toEqual([]);
  await expect(ready(page)).toHaveCount(0);
  liar.tellTheTruth();
  await ready(page).waitFor({ timeout: 120_000 });
  expect((await keptFiles(page)).wrong).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${liar.address}/new/lantern-market`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await waitForTurn(page);
});

test.describe('without a service worker', () => {
  test.use({ offlineCopy: false });

  const doors = [
    ['a screen', /\/new-game-.*\.js$/],
    ['the face of a game', /\/face-.*\.js$/],
  ] as const;
  for (const [part, path] of doors) {
    test(`${part} that does not arrive says so, and can be tried again`, async ({ page, liar }) => {
      await page.goto(liar.address);
      liar.lieAbout((asked) => path.test(asked));
      await page.getByRole('link', { name: 'Play Way of the Panda' }).last().click();
      await expect(page.getByRole('heading', { name: 'Something did not arrive' })).toBeVisible();
      liar.tellTheTruth();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    });
  }

  test('a table whose worker does not arrive says so, and can be tried again', async ({ page, liar }) => {
    await page.goto(`${liar.address}/new/lantern-market`);
    liar.lieAbout((asked) => /\/tables\.worker-.*\.js$/.test(asked));
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByRole('heading', { name: 'Something did not arrive' })).toBeVisible();
    liar.tellTheTruth();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await waitForTurn(page);
  });

  test('even where nothing but the first page arrives there is a way on', async ({ page, liar }) => {
    liar.lieAbout((path) => isScript(path));
    await page.goto(liar.address);
    await expect(page.getByText('The table did not arrive')).toBeVisible();
    liar.tellTheTruth();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(shelf(page)).toBeVisible();
  });
});
