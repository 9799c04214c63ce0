/** Way of the Panda. */

import { waitForTurn } from '../player.ts';
import { branchAfter, branchAt, choicesBefore, openRecord, recordOf } from '../records.ts';
import { test } from '../test.ts';
import { askCoach, coachIsDone, shoot, still } from './camera.ts';

test.beforeEach(async ({ page }) => still(page));

test('Way of the Panda in the middle @sizes', async ({ page }) => {
  await openRecord(page, recordOf('way-of-the-panda', ['--players', '4', '--seed', 'shots']));
  await coachIsDone(page);
  await shoot(page, 'panda-end');
  await page.locator('dialog.end').getByRole('button').first().click();
  await branchAt(page, 0.6);
  await waitForTurn(page);
  await shoot(page, 'panda-middle');
  await askCoach(page);
  await shoot(page, 'panda-coach');
});

test('Way of the Panda, everything around it', async ({ page }) => {
  await openRecord(page, recordOf('way-of-the-panda', ['--players', '4', '--seed', 'shots']));
  await page.locator('dialog.end').getByRole('button').first().click();
  await branchAt(page, 0.02);
  await waitForTurn(page);
  await shoot(page, 'panda-setup');
  await branchAt(page, 1);
  await page.getByRole('button', { name: 'All choices as a list' }).click();
  await shoot(page, 'panda-list');
  await page.keyboard.press('Escape');
  await page
    .locator('[data-thing^="road:"][data-can="false"]')
    .nth(6)
    .dispatchEvent('click', { clientX: 190, clientY: 300 });
  await page.locator('.slip').waitFor();
  await shoot(page, 'panda-why-not');
  await page.locator('.slip .close').click();
  for (const [door, name] of [
    ['Rules', 'rules'],
    ['Save and share', 'save'],
    ['Settings', 'settings'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: door }).click();
    await page.getByRole('dialog').waitFor();
    await shoot(page, `panda-${name}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Look back' }).first().click();
  await shoot(page, 'panda-look-back');
});

test('Way of the Panda, a turning point', async ({ page }) => {
  await openRecord(page, recordOf('way-of-the-panda', ['--players', '4', '--seed', 'shots']));
  await page.locator('dialog.end .turns button').nth(1).click();
  await page.locator('.dock .mark').first().waitFor();
  await shoot(page, 'panda-turning-point');
});

test('Way of the Panda, a city card', async ({ page }) => {
  const record = recordOf('way-of-the-panda', ['--players', '2', '--seed', 'shots']);
  await openRecord(page, record);
  await page.locator('dialog.end').getByRole('button').first().click();
  await branchAfter(page, choicesBefore(record, 'card'));
  await waitForTurn(page);
  await shoot(page, 'panda-city-card');
});

test('Way of the Panda, expert', async ({ page }) => {
  await openRecord(page, recordOf('way-of-the-panda', ['--players', '3', '--mode', 'expert', '--seed', 'shots']));
  await page.locator('dialog.end').getByRole('button').first().click();
  await branchAt(page, 0.7);
  await waitForTurn(page);
  await shoot(page, 'panda-expert');
});
