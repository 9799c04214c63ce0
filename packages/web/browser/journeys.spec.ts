/** Whole games of Way of the Panda, from the home page to the final score, without a network. */

import { playByKeyboard, setTableByKeyboard } from './keyboard.ts';
import { complaintsOf, dice, hurried, playToTheEnd, setTable } from './player.ts';
import { expect, test } from './test.ts';

test.use({ offlineCopy: true });

// Every day on a phone, whose board is the harder one to press; at both sizes in `npm run deep`.
const tag = process.env.JADE_DEEP === '1' ? [] : ['@phone'];

test(
  'a whole game by clicks on what glows, without a network after loading',
  { tag },
  async ({ page, context }, { project }) => {
    const complaints = complaintsOf(page);
    await hurried(page);
    await page.goto('/');
    await expect(page.getByText('Ready without a network')).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await page.reload();
    await setTable(page, 'Way of the Panda', 2);
    const pressed = await playToTheEnd(page, dice(project.name === 'phone' ? 5 : 3), 0.3);
    await expect(page.locator('dialog.end h2')).toHaveText(/wins with \d+|share the win/);
    await expect(page.locator('dialog.end .total td')).toHaveCount(2);
    await expect(page.locator('dialog.end .deal')).toContainText('Somebody chose this seed');
    expect(complaints).toEqual([]);
    console.log(`${project.name}: ${pressed} presses to the final score, offline`);
  },
);

test('a whole game by keyboard alone', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  const complaints = complaintsOf(page);
  await hurried(page);
  await setTableByKeyboard(page, 'Way of the Panda');
  const pressed = await playByKeyboard(page, dice(11), 0.35);
  await expect(page.locator('dialog.end h2')).toHaveText(/wins with \d+|share the win/);
  expect(complaints).toEqual([]);
  console.log(`keyboard: ${pressed} choices to the final score`);
});
