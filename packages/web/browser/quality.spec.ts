/** Accessibility, size and quickness. */

import { answerTimes, expectNoViolation, heldStill, inWords, weighTransfer } from './measures.ts';
import { dice, GLOWING, hurried, playUntilAsked, setTable, waitForTurn } from './player.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await hurried(page);
});

test('axe finds nothing on any screen, by day and by night', { tag: '@once' }, async ({ page }) => {
  await heldStill(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Way of the Panda' }).last().waitFor();
  await expectNoViolation(page, 'home');
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNoViolation(page, 'about');
  await page.goto('/new/way-of-the-panda');
  await page.getByText('Expert', { exact: true }).click();
  await expectNoViolation(page, 'new game');
  await page.getByRole('button', { name: 'Begin' }).click();
  await waitForTurn(page);
  await expectNoViolation(page, 'setup');
  const random = dice(2);
  await playUntilAsked(page, 'Choose an action, or pass', random);
  await expectNoViolation(page, 'turn');
  await page.getByRole('button', { name: 'All choices as a list' }).click();
  await expectNoViolation(page, 'list of choices');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  for (const door of ['Rules', 'Save and share', 'Settings']) {
    await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: door }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoViolation(page, door);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Look back' }).click();
  await expectNoViolation(page, 'looking back');
  await page.goto('/new/lantern-market');
  await page.getByRole('region', { name: 'Seat 2' }).getByText('Friend', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.hand [data-thing]').first().click();
  await page.locator('.curtain').waitFor();
  await expectNoViolation(page, 'curtain');
});

test('the transfer stays small', { tag: '@once' }, async ({ page }) => {
  const { home, more } = await weighTransfer(page, 'Way of the Panda', 2);
  console.log(
    `transfer, compressed: ${home.toFixed(0)} KB before a game is chosen, ${more.toFixed(0)} KB more with Way of the Panda on the table`,
  );
  expect(home).toBeLessThan(250);
  expect(more).toBeLessThan(250);
});

test(
  'how quickly a click is answered on a processor four times slower',
  { tag: '@deep' },
  async ({ page }, { project }) => {
    await page.goto('/');
    await setTable(page, 'Way of the Panda', 2);
    await playUntilAsked(page, 'Choose an action, or pass', dice(6));
    console.log(`${project.name}: ${inWords(await answerTimes(page, GLOWING))}`);
  },
);
