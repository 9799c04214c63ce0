/** Ghost Stories and White Moon. */

import type { Page } from '@playwright/test';
import { waitForTurn } from '../player.ts';
import { branchAt, openRecord, recordOf } from '../records.ts';
import { test } from '../test.ts';
import { askCoach, coachIsDone, ledTo, shoot, still } from './camera.ts';

test.beforeEach(async ({ page }) => still(page));

/** A game that was led to a certain question, after so many choices at least. */
const led = (mode: string, question: string, atLeast = 0) =>
  ledTo('led-ghost-stories.ts', mode, question, String(atLeast));

async function closeEnd(page: Page): Promise<void> {
  await page.locator('dialog.end').getByRole('button').first().click();
}

test('Ghost Stories in the middle @sizes', async ({ page }) => {
  await openRecord(page, led('white-moon', 'yang.act', 110));
  await waitForTurn(page);
  await shoot(page, 'ghosts-middle');
  await askCoach(page);
  await shoot(page, 'ghosts-coach');
  await openRecord(page, led('white-moon', 'exorcise.choose', 60));
  await waitForTurn(page);
  await shoot(page, 'ghosts-exorcism');
});

test('Ghost Stories, choosing the Taoists @sizes', async ({ page }) => {
  await page.goto('/new/ghost-stories');
  await page.getByRole('group', { name: 'Number of seats' }).getByText('4', { exact: true }).click();
  await page.getByRole('region', { name: 'Second Taoist' }).getByText('Friend', { exact: true }).click();
  await page.getByLabel('Taoists and their powers').selectOption('chosen');
  await shoot(page, 'ghosts-new');
  await page.getByRole('button', { name: 'Begin' }).click();
  await waitForTurn(page);
  await page.locator('[data-thing="power:second-wind"]').click();
  await page.locator('.gs-choice .taken').waitFor();
  await shoot(page, 'ghosts-choice');
});

test('Ghost Stories, the Mystic Barrier', async ({ page }) => {
  await openRecord(page, led('white-moon', 'barrier.board'));
  await waitForTurn(page);
  await shoot(page, 'ghosts-barrier');
  if (test.info().project.name === 'desktop') {
    await page.locator('.gs-families button').last().click();
    await shoot(page, 'ghosts-family');
    await page.keyboard.press('Escape');
    await page.locator('.gs-space[role="button"]').nth(4).dispatchEvent('contextmenu');
    await shoot(page, 'ghosts-card-moon');
    await page.keyboard.press('Escape');
  }
  await page.locator('.prompt button[data-key="roll"]').click();
  await waitForTurn(page);
  await shoot(page, 'ghosts-barrier-roll');
});

test('Ghost Stories, the Yin phase told', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('jade-settings') ?? '{}');
    localStorage.setItem(
      'jade-settings',
      JSON.stringify({ ...kept, moments: 'calm', confirmTurns: 'never', byPress: true }),
    );
  });
  await openRecord(page, led('white-moon', 'yang.place', 90));
  await page.locator('.prompt button[data-key="end"]').click();
  await page.locator('.prompt.moment').waitFor();
  await shoot(page, 'ghosts-yin');
  for (let step = 0; step < 3; step++) await page.locator('[data-moment="next"]').click();
  await shoot(page, 'ghosts-yin-3');
});

test('Ghost Stories, a village that was saved', async ({ page }) => {
  await openRecord(
    page,
    recordOf('ghost-stories', ['--players', '4', '--option', 'difficulty=initiation', '--seed', 'd4']),
  );
  await coachIsDone(page);
  await shoot(page, 'ghosts-end-saved');
});

test('Ghost Stories, the base game', async ({ page }) => {
  await openRecord(page, recordOf('ghost-stories', ['--players', '3', '--seed', 'shots']));
  await coachIsDone(page);
  await shoot(page, 'ghosts-end');
  await closeEnd(page);
  await branchAt(page, 0.03);
  await waitForTurn(page);
  await shoot(page, 'ghosts-setup');
  await openRecord(page, led('base', 'yang.act', 70));
  await waitForTurn(page);
  await shoot(page, 'ghosts-base');
  await page.locator('.gs-space[role="button"][data-can="false"]').first().dispatchEvent('click');
  await shoot(page, 'ghosts-card');
  await page.keyboard.press('Escape');
  await page.locator('.gs-tile[data-can="false"]').first().dispatchEvent('click');
  await shoot(page, 'ghosts-tile');
});

test('Ghost Stories, new table', async ({ page }) => {
  await page.goto('/new/ghost-stories');
  await page.getByText('White Moon', { exact: true }).first().click();
  await shoot(page, 'new-ghosts');
});

test('Ghost Stories, ten ghosts that explain themselves', async ({ page }) => {
  const seen = new Set<string>();
  for (const [mode, atLeast] of [
    ['white-moon', 110],
    ['base', 70],
    ['white-moon', 60],
  ] as const) {
    await openRecord(page, led(mode, 'yang.act', atLeast));
    await waitForTurn(page);
    const spaces = page.locator('.gs-space[aria-label$="read the card"]');
    for (let index = 0; index < (await spaces.count()) && seen.size < 10; index++) {
      await spaces.nth(index).dispatchEvent('contextmenu');
      const card = page.locator('dialog.gs-shown');
      const name = (await card.getByRole('heading').first().textContent()) ?? '';
      if (!seen.has(name)) {
        seen.add(name);
        await shoot(page, `ghosts-ten-${seen.size}`);
      }
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
    }
  }
});
