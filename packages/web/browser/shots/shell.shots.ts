/** The screens that are the same for every game. */

import { openRecord, recordOf } from '../records.ts';
import { test } from '../test.ts';
import { shoot, still } from './camera.ts';

test.beforeEach(async ({ page }) => still(page));

test('home, about, new table @sizes', async ({ page }) => {
  await page.goto('/');
  await shoot(page, 'home-first-visit');
  await openRecord(page, recordOf('way-of-the-panda', ['--players', '3']));
  await page.goto('/');
  await page.locator('.ci').first().waitFor();
  await shoot(page, 'home');
  await page.goto('/about');
  await shoot(page, 'about');
  await page.goto('/new/way-of-the-panda');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await shoot(page, 'new-panda');
});

test('the curtain between two people @sizes', async ({ page }) => {
  await page.goto('/new/lantern-market');
  await page.getByRole('region', { name: 'Seat 2' }).getByText('Friend', { exact: true }).click();
  await shoot(page, 'new-lantern');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.hand [data-thing]').first().waitFor();
  await shoot(page, 'lantern');
  await page.locator('.hand [data-thing]').first().click();
  await page.locator('.curtain').waitFor();
  await shoot(page, 'curtain');
});

test('the guide @sizes', async ({ page }) => {
  for (const chapter of ['goal', 'exorcise', 'haunt', 'tiles', 'barrier']) {
    await page.goto(`/guide/ghost-stories/${chapter}`);
    await page.locator('.gd-page h2').waitFor();
    await shoot(page, `guide-${chapter}`);
  }
  const find = page.getByRole('button', { name: 'Search and chapters' });
  if (await find.isVisible()) await find.click();
  await page.getByRole('searchbox', { name: 'Ask or search' }).fill('how do I win');
  await shoot(page, 'guide-search');
  await page.goto('/guide/lantern-market');
  await shoot(page, 'guide-lantern');
  await page.goto('/guide/great-wall');
  await shoot(page, 'guide-rules-wall');
});
