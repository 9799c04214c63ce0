/** Accessibility, size and quickness. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { dice, hurried, playUntilAsked, setTable, waitForTurn, weighTransfer } from './player.ts';

test.beforeEach(async ({ page }) => {
  await hurried(page);
});

async function expectNoSeriousViolation(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(
      ({ id, nodes }) =>
        `${screen}: ${id} ${nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`).join(' ')}`,
    ),
  ).toEqual([]);
}

for (const light of ['night', 'day'] as const) {
  test(`axe finds nothing serious on any screen, by ${light}`, async ({ page }) => {
    await page.addInitScript(
      (chosen) =>
        localStorage.setItem(
          'jade-settings',
          JSON.stringify({ pace: 'instant', sound: false, light: chosen, motion: 'reduced' }),
        ),
      light,
    );
    await page.goto('/');
    await page.getByText('Ready without a network').waitFor({ state: 'attached' });
    await expectNoSeriousViolation(page, 'home');
    await page.goto('/about');
    await expectNoSeriousViolation(page, 'about');
    await page.goto('/new/way-of-the-panda');
    await page.getByText('Expert', { exact: true }).click();
    await expectNoSeriousViolation(page, 'new game');
    await page.getByRole('button', { name: 'Begin' }).click();
    await waitForTurn(page);
    await expectNoSeriousViolation(page, 'setup');
    const random = dice(2);
    await playUntilAsked(page, 'Choose an action, or pass', random);
    await expectNoSeriousViolation(page, 'turn');
    await page.getByRole('button', { name: 'All choices as a list' }).click();
    await expectNoSeriousViolation(page, 'list of choices');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    for (const door of ['Rules', 'Save and share', 'Settings']) {
      await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: door }).click();
      await page.getByRole('dialog').waitFor();
      await expectNoSeriousViolation(page, door);
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Look back' }).click();
    await expectNoSeriousViolation(page, 'looking back');
    await page.goto('/new/lantern-market');
    await page.getByRole('region', { name: 'Seat 2' }).getByText('Friend', { exact: true }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.hand [data-thing]').first().click();
    await page.locator('.curtain').waitFor();
    await expectNoSeriousViolation(page, 'curtain');
  });
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the transfer stays small', async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'the same files');
    const transfer = await weighTransfer(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    transfer.choosesGame();
    await setTable(page, 'Way of the Panda', 2);
    await waitForTurn(page);
    await page.waitForLoadState('networkidle');
    const { home, game } = transfer;
    console.log(
      `transfer, compressed: ${(home / 1024).toFixed(0)} KB before a game is chosen, ${(game / 1024).toFixed(0)} KB more with Way of the Panda on the table`,
    );
    expect(home).toBeLessThan(250 * 1024);
    expect(game).toBeLessThan(250 * 1024);
  });
});

test('how quickly a click is answered on a processor four times slower', async ({ page, context }, { project }) => {
  await page.goto('/');
  await setTable(page, 'Way of the Panda', 2);
  const random = dice(6);
  await playUntilAsked(page, 'Choose an action, or pass', random);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let press = 0; press < 12; press++) {
    await waitForTurn(page);
    await page.waitForTimeout(400);
    times.push(await page.evaluate(pressAndMeasure));
    await page.locator('dialog [data-key]:enabled, .prompt h2').first().waitFor();
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    await waitForTurn(page);
    if ((await page.locator('.prompt h2').textContent()) !== 'Choose an action, or pass')
      await page.getByRole('button', { name: 'Undo' }).click();
  }
  times.sort((a, b) => a - b);
  const shown = times.map((time) => time.toFixed(0)).join(' ');
  console.log(
    `${project.name}: a click is answered on screen after ${times[6]?.toFixed(0)} ms (median), ${times[times.length - 1]?.toFixed(0)} ms (worst) at 4x throttled CPU: ${shown}`,
  );
});

/** Presses an action and measures until the screen has changed. */
function pressAndMeasure(): Promise<number> {
  const prompt = document.querySelector('.prompt');
  const start = performance.now();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    if (prompt !== null)
      observer.observe(prompt.ownerDocument.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
    document.querySelector<HTMLElement>('.opt[data-can="true"], .cell[data-can="true"]')?.click();
  });
}
