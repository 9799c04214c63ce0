/** The screens that are the same for every game, and those before a game begins. */

import { test } from '@playwright/test';
import { openRecord, recordOf } from '../records.ts';
import { GAMES } from './games.ts';
import { Inspection, SIZES } from './inspection.ts';
import { heldStill, writeDown } from './report.ts';

test.beforeEach(async ({ page }) => heldStill(page));

test('home, about, records', async ({ page }, info) => {
  const inspection = new Inspection(page, SIZES[info.project.name as keyof typeof SIZES]);
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
    const inspection = new Inspection(page, SIZES[info.project.name as keyof typeof SIZES]);
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
