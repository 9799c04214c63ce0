/** Tables with friends elsewhere. */

import type { Page } from '@playwright/test';
import { host, playOn, setRoom, sitDown, start, visitor, whoIsAsked } from '../online-host.ts';
import { dice, pressSomething, setTable } from '../player.ts';
import { test } from '../test.ts';
import { shoot, still } from './camera.ts';

test('from the set-up to the table', async ({ page, browser }) => {
  const house = await host();
  await still(page);
  await page.goto(house.address);
  await page.getByText('With friends', { exact: true }).click();
  await shoot(page, 'online-home');
  // The settings of still pictures come again with every load.
  await page.getByRole('link', { name: 'Play The Great Wall' }).last().click();
  await page.getByRole('button', { name: 'Set the table' }).waitFor();
  await shoot(page, 'online-new');
  const link = await setRoom(page, 'The Great Wall', { seats: 4, mode: 'Competitive', address: house.address });
  await page.locator('.scene').scrollIntoViewIfNeeded();
  await shoot(page, 'online-room');
  // A chair of its own for somebody, besides the link for all.
  await page
    .getByRole('button', { name: /^Link for/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Withdraw the link for/ }).scrollIntoViewIfNeeded();
  await shoot(page, 'online-links');
  const bo = await visitor(browser, house.address);
  const lena = await visitor(browser, house.address);
  await sitDown(bo, link, 'Bo');
  await sitDown(lena, link, 'Lena');
  await page.locator('.chair.person').nth(2).waitFor();
  await page.locator('.scene').scrollIntoViewIfNeeded();
  await shoot(page, 'online-waiting');
  await page.getByRole('button', { name: 'A bot on the free chair' }).click();
  const pages = [page, bo, lena];
  await start(pages);
  // Kept in secret: seen by oneself, and told to the others as chosen.
  await page.locator('.gw-setup [data-can]').first().click();
  await page.locator('.prompt h2', { hasText: 'Waiting' }).waitFor();
  await shoot(page, 'online-secret');
  await playOn(pages, dice(8), 12);
  await shoot(page, 'online-table');
  await page.getByRole('button', { name: 'People at this table' }).click();
  await shoot(page, 'online-people');
  await page.keyboard.press('Escape');
  const askBack = (asker: Page) => asker.locator('.prompt .undo', { hasText: 'Ask to undo' });
  const random = dice(9);
  let asker: Page | null = null;
  for (let pressed = 0; pressed < 200 && asker === null; pressed++) {
    const asked = await whoIsAsked(pages);
    if (asked !== null) await pressSomething(asked, random, 0.3);
    for (const one of [bo, lena]) if (await askBack(one).isVisible()) asker = one;
  }
  if (asker !== null) await askBack(asker).click();
  await page.locator('.consent').waitFor();
  await shoot(page, 'online-undo');
  await page.getByRole('button', { name: 'No, play on' }).click();
  await house.stop();
  await page.locator('.prompt.lost').waitFor();
  await shoot(page, 'online-lost');
  await house.end();
});

test('a position with friends', async ({ page }) => {
  await still(page);
  await page.goto('/');
  await setTable(page, 'Ghost Stories', 2);
  const random = dice(3);
  for (let pressed = 0; pressed < 8; pressed++) await pressSomething(page, random, 0);
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('slider').fill('6');
  await shoot(page, 'online-from-here');
  await page.getByRole('link', { name: 'On with friends' }).click();
  await page.locator('.from-position').waitFor();
  await shoot(page, 'online-position-new');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.locator('.waiting .from-position').waitFor();
  await shoot(page, 'online-position-room');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.what-if').waitFor();
  await shoot(page, 'online-position-table');
});
