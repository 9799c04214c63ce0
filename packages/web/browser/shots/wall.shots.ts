/** The Great Wall. */

import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { dice, pressSomething, waitForTurn } from '../player.ts';
import { branchAt, openRecord, recordOf, shoot, still } from './camera.ts';

test.beforeEach(async ({ page }) => still(page));

const FOUR = ['--players', '4', '--seed', 'shots'];

/** Opens a record and goes to a point of it. */
async function openAt(page: Page, args: readonly string[], point: number): Promise<void> {
  await openRecord(page, recordOf('great-wall', args));
  await page.locator('dialog.end').getByRole('button').first().click();
  await branchAt(page, point);
  await waitForTurn(page);
}

/** Presses on until the question is one of these. */
async function untilAsked(page: Page, wanted: RegExp): Promise<void> {
  const random = dice(5);
  for (let pressed = 0; pressed < 160; pressed++) {
    await waitForTurn(page);
    const asked = (await page.locator('.prompt h2').textContent()) ?? '';
    if (wanted.test(asked)) return;
    await pressSomething(page, random, 0.2);
  }
  throw new Error(`nobody is asked ${wanted}`);
}

test('The Great Wall in the middle @sizes', async ({ page }) => {
  await openAt(page, FOUR, 0.55);
  await untilAsked(page, /Where does the Spearman|from where\?|Which Location activates/);
  await shoot(page, 'wall-middle');
});
