/** The screens that are the same for every game, and those before a game begins. */

import type { Page, TestInfo } from '@playwright/test';
import words from '../../messages/en.json' with { type: 'json' };
import { waitForTurn } from '../player.ts';
import { openRecord, recordOf } from '../records.ts';
import { ledTo } from '../shots/camera.ts';
import { expect, test } from '../test.ts';
import { GAMES } from './games.ts';
import { Inspection, SIZES } from './inspection.ts';
import { heldStill, writeDown } from './report.ts';

const inspectionOf = (page: Page, info: TestInfo) =>
  new Inspection(page, SIZES[info.project.name as keyof typeof SIZES]);

test.beforeEach(async ({ page }) => heldStill(page));

test('home, about, records', async ({ page }, info) => {
  const inspection = inspectionOf(page, info);
  await page.goto('/');
  await page.locator('.shelf').waitFor();
  await inspection.look('home, first visit');
  await page.locator('.settings-door').dispatchEvent('click');
  await inspection.look('home, settings');
  await page.goto('/');
  const bad = { name: 'bad.txt', mimeType: 'text/plain', buffer: Buffer.from('[Jade "1"] 00000000\n') };
  await page.locator('input[type="file"]').setInputFiles(bad);
  await page.locator('dialog[open]').waitFor();
  await inspection.look('home, a bad record');
  for (const { game, args } of GAMES.slice(0, 4)) await openRecord(page, recordOf(game, args));
  await page.goto('/');
  await page.locator('.ci').first().waitFor();
  await inspection.look('home, with tables');
  await page.locator('.away').first().dispatchEvent('click');
  await inspection.look('home, clear a table away');
  await page.goto('/about');
  await page.locator('main').waitFor();
  await inspection.look('about');
  await page.goto('/table/none');
  await page.locator('h1').waitFor();
  await inspection.look('a table that is not there');
  writeDown(inspection);
});

for (const game of new Set(GAMES.map((sitting) => sitting.game))) {
  test(`new table, ${game}`, async ({ page }, info) => {
    const inspection = inspectionOf(page, info);
    await page.goto(`/new/${game}`);
    const modes = page.locator('.modes label');
    await modes.first().waitFor();
    for (let mode = 0; mode < (await modes.count()); mode++) {
      await modes.nth(mode).dispatchEvent('click');
      const counts = page.locator('h2.lab .seg label, h2.lab .seg button');
      await counts.last().dispatchEvent('click');
      await inspection.look(`new table, ${game}, ${await modes.nth(mode).locator('b').textContent()}`);
    }
    writeDown(inspection);
  });
}

test('the guide', async ({ page }, info) => {
  const inspection = inspectionOf(page, info);
  for (const chapter of ['goal', 'exorcise', 'haunt', 'stones', 'tiles', 'neutral', 'families', 'barrier']) {
    await page.goto(`/guide/ghost-stories/${chapter}`);
    await page.locator('.gd-page h2').waitFor();
    await inspection.look(`guide, ${chapter}`);
  }
  await page.locator('.gd-note').first().dispatchEvent('click');
  await inspection.look('guide, an exact rule');
  await page.locator('.gd-find').dispatchEvent('click');
  await page.locator('.gd-search input').fill('how do I win', { force: true });
  await inspection.look('guide, search');
  for (const game of ['lantern-market', 'great-wall']) {
    await page.goto(`/guide/${game}`);
    await page.locator('.gd-page').waitFor();
    await inspection.look(`guide, ${game}`);
  }
  writeDown(inspection);
});

test('records of others', async ({ page }, info) => {
  const inspection = inspectionOf(page, info);
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles(ledTo('led-ghost-stories.ts', 'base', 'yang.act', '0', 'unnamed'));
  await page.locator('dialog[open] .who-sits').waitFor();
  await inspection.look('who sits where');
  await page.goto('/open#damaged');
  await page.locator('h1').waitFor();
  await inspection.look('a damaged link');
  writeDown(inspection);
});

test('the curtain', async ({ page }, info) => {
  const inspection = inspectionOf(page, info);
  await page.goto('/new/lantern-market');
  await page.getByRole('region', { name: 'Seat 2' }).getByText('Friend', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.hand [data-thing]').first().click();
  await page.locator('.curtain').waitFor();
  await inspection.look('the curtain');
  writeDown(inspection);
});

test('the notice of an update', async ({ page }, info) => {
  const inspection = inspectionOf(page, info);
  await page.goto('/about');
  await page.locator('main').waitFor();
  // As update-notice.tsx shows it when a newer version has been fetched.
  await page.evaluate(
    ([ready, take]) =>
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div class="toast" role="status"><span>${ready}</span><button type="button" class="btn sm">${take}</button></div>`,
      ),
    [words['update.ready'], words['update.take']],
  );
  await inspection.look('an update is ready');
  writeDown(inspection);
});

test('what does not arrive', async ({ page }, info) => {
  const inspection = inspectionOf(page, info);
  await page.route(/\/face-.*\.js$/, (route) => route.abort());
  await page.goto('/new/way-of-the-panda');
  await page.locator('.quiet-page h1').waitFor();
  await inspection.look('a part that did not arrive');
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByText('The table did not arrive').waitFor();
  await inspection.look('nothing arrived');
  writeDown(inspection);
});

test('a table that cannot be kept', async ({ page }, info) => {
  const inspection = inspectionOf(page, info);
  await page.route('**/tables.worker-*.js', async (route) => {
    const response = await route.fetch();
    const blocked = `indexedDB.open = () => { throw new DOMException('blocked', 'SecurityError'); };\n`;
    await route.fulfill({ response, body: blocked + (await response.text()) });
  });
  await page.goto('/new/lantern-market');
  await page.getByRole('button', { name: 'Begin' }).click();
  await waitForTurn(page);
  await page.locator('.hand [data-can="true"]').first().click();
  const notice = page.locator('.toast span').first();
  await notice.waitFor();
  for (const why of ['blocked', 'newer', 'held', 'full'] as const) {
    await notice.evaluate((line, text) => {
      line.textContent = text;
    }, words[`keeping.${why}`]);
    await expect(notice).toHaveText(words[`keeping.${why}`]);
    await inspection.look(`a table that is not kept: ${why}`);
  }
  writeDown(inspection);
});
