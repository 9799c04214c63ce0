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
