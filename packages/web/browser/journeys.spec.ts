/** Whole games of Way of the Panda, from the home page to the final score, without a network. */

import { expect, test } from '@playwright/test';
import { complaintsOf, dice, hurried, isOver, pressSomething, setTable, waitForTurn } from './player.ts';

test('a whole game by clicks on what glows, without a network after loading', async ({ page, context }, {
  project,
}) => {
  const complaints = complaintsOf(page);
  await hurried(page);
  await page.goto('/');
  await expect(page.getByText('Ready without a network')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await setTable(page, 'Way of the Panda', 2);
  const random = dice(project.name === 'phone' ? 5 : 3);
  let pressed = 0;
  while (!(await isOver(page)) && pressed < 900) {
    await pressSomething(page, random, 0.3);
    pressed += 1;
  }
  await expect(page.locator('dialog.end h2')).toHaveText(/wins with \d+|share the win/);
  await expect(page.locator('dialog.end .total td')).toHaveCount(2);
  expect(complaints).toEqual([]);
  console.log(`${project.name}: ${pressed} presses to the final score, offline`);
});

test('a whole game by keyboard alone', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'phones have no keyboard');
  const complaints = complaintsOf(page);
  await hurried(page);
  await page.goto('/');
  const random = dice(11);
  // Tab to the Play button, then to Begin.
  await tabTo(page, 'Play Way of the Panda');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');
  let pressed = 0;
  while (!(await isOver(page)) && pressed < 900) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    const before = await page.locator('.table-app').getAttribute('data-seq');
    // The last choice of a list is to stop or to pass: one step to the left.
    if (random() < 0.35) await page.keyboard.press('ArrowLeft');
    else for (let steps = 1 + Math.floor(random() * 6); steps > 0; steps--) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', before ?? '');
    pressed += 1;
  }
  await expect(page.locator('dialog.end h2')).toHaveText(/wins with \d+|share the win/);
  expect(complaints).toEqual([]);
  console.log(`keyboard: ${pressed} choices to the final score`);
});

async function tabTo(page: import('@playwright/test').Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (here.trim() === name) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}
