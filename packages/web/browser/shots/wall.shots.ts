/** The Great Wall. */

import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { dice, isOver, pressSomething, waitForTurn } from '../player.ts';
import { shoot, still } from './camera.ts';

/** Stories are told step by step only where moves are not shown at once. */
async function settings(page: Page, tales: boolean): Promise<void> {
  await still(page);
  if (!tales) return;
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('jade-settings') ?? '{}');
    localStorage.setItem('jade-settings', JSON.stringify({ ...kept, pace: 'quick', tales: 'steps' }));
  });
}

async function begin(page: Page, mode: string, seats: number, seed: string): Promise<void> {
  await page.goto('/new/great-wall');
  await page.getByText(mode, { exact: true }).first().click();
  if (seats > 1)
    await page.getByRole('group', { name: 'Number of seats' }).getByText(String(seats), { exact: true }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await page.getByRole('button', { name: 'Begin' }).click();
  await waitForTurn(page);
}

const STORY = '[data-tell="skip"]';

/** Presses on until the question is one of these, after at least so many choices. */
async function untilAsked(page: Page, wanted: RegExp, least = 0, random = dice(5)): Promise<boolean> {
  for (let pressed = 0; pressed < 260; pressed++) {
    await page
      .locator(`${STORY}, [data-can="true"][data-thing], .prompt button[data-key], dialog.end`)
      .first()
      .waitFor({ state: 'attached' });
    if ((await page.locator(STORY).count()) > 0) {
      await page.locator(STORY).click();
      continue;
    }
    if (await isOver(page)) return false;
    const asked = (await page.locator('.prompt h2').textContent()) ?? '';
    if (pressed >= least && wanted.test(asked)) return true;
    await pressSomething(page, random, 0.2);
  }
  return false;
}

test('The Great Wall in the middle @sizes', async ({ page }) => {
  await settings(page, false);
  await begin(page, 'Competitive', 4, 'shots');
  await untilAsked(page, /Where does the|Which Location|from where/, 30);
  await shoot(page, 'wall-middle');
});

test('The Great Wall through a year', async ({ page }) => {
  await settings(page, false);
  await begin(page, 'Competitive', 4, 'a');
  await shoot(page, 'wall-setup');
  await untilAsked(page, /Choose a Command card/);
  await shoot(page, 'wall-secret');
  await untilAsked(page, /Put your Command card/);
  await shoot(page, 'wall-track');
  await untilAsked(page, /from where/);
  await shoot(page, 'wall-autumn');
  await page.locator('.gw-loc').nth(1).dispatchEvent('contextmenu');
  await shoot(page, 'wall-location');
  await page.keyboard.press('Escape');
  await page.locator('.gw-horde > [data-thing]').first().dispatchEvent('contextmenu');
  await shoot(page, 'wall-horde');
  await page.keyboard.press('Escape');
  await page.locator('.gw-name button').first().dispatchEvent('click');
  await shoot(page, 'wall-general');
  await page.keyboard.press('Escape');
  await untilAsked(page, /An answer to/);
  await shoot(page, 'wall-tactic');
  await untilAsked(page, /Recruit whom/);
  await shoot(page, 'wall-recruit');
  await untilAsked(page, /^Paid from/);
  await shoot(page, 'wall-payment');
  await untilAsked(page, /Recovery|Return a Shame/);
  await shoot(page, 'wall-summer');
});

test('The Great Wall, a winter with a breach', async ({ page }) => {
  await settings(page, true);
  await begin(page, 'Competitive', 3, 'breach');
  const random = dice(9);
  for (let pressed = 0; pressed < 200 && !(await isOver(page)); pressed++) {
    await page
      .locator(`${STORY}, .prompt button[data-key], [data-can="true"], dialog.end`)
      .first()
      .waitFor({ state: 'attached' });
    if ((await page.locator(STORY).count()) === 0) {
      await pressSomething(page, random, 0.8);
      continue;
    }
    for (let turned = 0; turned < 40 && (await page.locator('.gw-steps .now.bad').count()) === 0; turned++) {
      if ((await page.locator('[data-tell="next"]').count()) === 0) break;
      await page.locator('[data-tell="next"]').click();
    }
    if ((await page.locator('.gw-steps .now.bad').count()) > 0) break;
  }
  await shoot(page, 'wall-breach');
});

test('The Great Wall alone against Qin', async ({ page }) => {
  await settings(page, true);
  await begin(page, 'Solo', 1, 's1');
  const random = dice(9);
  // A story of several steps: a whole turn of his.
  for (let pressed = 0; pressed < 80 && (await page.locator('.gw-steps li').count()) < 6; pressed++) {
    if ((await page.locator(STORY).count()) > 0) await page.locator(STORY).click();
    await waitForTurn(page);
    await pressSomething(page, random, 0.2);
    await page.locator(`${STORY}, .prompt button[data-key], [data-can="true"]`).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
  }
  for (let turned = 0; turned < 2; turned++) await page.locator('[data-tell="next"]').click();
  await shoot(page, 'wall-qin');
  await untilAsked(page, /Where does the|Choose a Command/, 30);
  await shoot(page, 'wall-solo');
});

test('The Great Wall together', async ({ page }) => {
  await settings(page, false);
  await begin(page, 'Cooperative', 3, 's1');
  await untilAsked(page, /Propose a Request/);
  await shoot(page, 'wall-coop');
  await untilAsked(page, /nothing of this kind/, 0, dice(3));
  await shoot(page, 'wall-coop-end');
});

test('The Great Wall with two and the Reed Clan, to the end', async ({ page }) => {
  await settings(page, false);
  await begin(page, 'Competitive', 2, 's2');
  await untilAsked(page, /of the Reed Clan/, 20);
  await shoot(page, 'wall-two');
  await untilAsked(page, /nothing of this kind/, 0, dice(4));
  if (!(await isOver(page))) await untilAsked(page, /nothing of this kind/, 0, dice(6));
  await shoot(page, 'wall-end');
});
