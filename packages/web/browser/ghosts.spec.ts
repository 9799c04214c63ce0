/** Ghost Stories on the table: whole games, what a newcomer is told, accessibility, size and quickness. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import {
  complaintsOf,
  dice,
  hurried,
  isOver,
  pressSomething,
  setTable,
  standOf,
  waitForTurn,
  weighTransfer,
} from './player.ts';

/** Presses whatever glows until the score is on the screen. */
async function playToTheEnd(page: Page, random: () => number): Promise<number> {
  let pressed = 0;
  while (!(await isOver(page)) && pressed < 900) {
    await pressSomething(page, random, 0.3);
    pressed += 1;
  }
  await expect(page.locator('dialog.end .gs-score .total td')).toHaveText(/^−?-?\d+$/);
  return pressed;
}

/** A table of White Moon with everything: all seats are played from this screen. */
async function setWhiteMoon(page: Page, seats: number, seed: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Ghost Stories' }).last().click();
  await page.getByText('White Moon', { exact: true }).first().click();
  await page.getByRole('group', { name: 'Number of seats' }).getByText(String(seats), { exact: true }).click();
  for (const seat of ['Second', 'Third', 'Fourth'].slice(0, seats - 1))
    await page
      .getByRole('region', { name: `${seat} Taoist` })
      .getByText('Friend', { exact: true })
      .click();
  await page.getByLabel('Ma-Cho family').selectOption('true');
  await page.getByLabel('Crazy Shaman').selectOption('true');
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
}

test('the base game by clicks on what glows, without a network after loading', async ({ page, context }, {
  project,
}) => {
  const complaints = complaintsOf(page);
  await hurried(page);
  await page.goto('/');
  await expect(page.getByText('Ready without a network')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await setTable(page, 'Ghost Stories', 2);
  const pressed = await playToTheEnd(page, dice(project.name === 'phone' ? 5 : 3));
  expect(complaints).toEqual([]);
  console.log(`${project.name}: Ghost Stories, ${pressed} presses to the final score, offline`);
});

test('White Moon with Ma-Cho and the Crazy Shaman, four Taoists under one hand; then the same deal', async ({ page }, {
  project,
}) => {
  const complaints = complaintsOf(page);
  await hurried(page);
  await setWhiteMoon(page, 4, `moon ${project.name}`);
  const pressed = await playToTheEnd(page, dice(project.name === 'phone' ? 8 : 7));
  console.log(`${project.name}: White Moon, ${pressed} presses to the final score`);
  if (project.name === 'desktop') {
    const score = await page.locator('dialog.end .gs-score .total td').textContent();
    await page.getByRole('button', { name: 'Same deal again' }).click();
    await expect(page.locator('dialog.end')).toHaveCount(0);
    await playToTheEnd(page, dice(9));
    await expect(page.locator('dialog.end .next')).toContainText(`This deal before: ${score}`);
  }
  expect(complaints).toEqual([]);
});

test('a whole game of Ghost Stories by keyboard alone', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'phones have no keyboard');
  const complaints = complaintsOf(page);
  await hurried(page);
  await page.goto('/');
  await tabTo(page, 'Play Ghost Stories');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');
  const random = dice(11);
  let pressed = 0;
  await waitForTurn(page);
  while (!(await isOver(page)) && pressed < 900) {
    await waitForTurn(page);
    if (await isOver(page)) break;
    const before = await standOf(page);
    for (let steps = 1 + Math.floor(random() * 4); steps > 0; steps--) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', before);
    pressed += 1;
  }
  await expect(page.locator('dialog.end h2')).toHaveText(/Dawn over the village|The village is lost/);
  expect(complaints).toEqual([]);
  console.log(`keyboard: ${pressed} choices to the final score of Ghost Stories`);
});

test('ghosts explain themselves, and what they do is told step by step', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('jade-settings') === null)
      localStorage.setItem('jade-settings', JSON.stringify({ pace: 'quick', sound: false, motion: 'reduced' }));
  });
  await setWhiteMoon(page, 2, 'told');
  const random = dice(4);
  const told = page.locator('.gs-told-prompt');
  for (let pressed = 0; pressed < 200 && (await told.count()) === 0; pressed++) {
    await pressSomething(page, random, 0);
    await page.locator('.gs-told-prompt, [data-can="true"], .prompt button[data-key]').first().waitFor();
  }
  // Nothing can be chosen while it is told; the pages turn forth and back, and it can be skipped.
  await expect(page.locator('.prompt button[data-key]')).toHaveCount(0);
  await expect(page.locator('.gs-steps .now')).toHaveCount(1);
  await page.locator('[data-tell="next"]').click();
  await expect(page.locator('.gs-steps .done')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.gs-steps .done')).toHaveCount(0);
  await expect(page.locator('.gs-steps .rule').first()).toHaveText(/^(GS|WM|MC|CS)-/);
  await page.locator('[data-tell="skip"]').click();
  await expect(told).toHaveCount(0);
  await waitForTurn(page);
  // A ghost: its resistance, a sentence for each stone, and the rule of each.
  await page.locator('.gs-space[role="button"]').first().dispatchEvent('contextmenu');
  const card = page.locator('dialog.gs-shown');
  await expect(card.locator('.gs-stones li')).not.toHaveCount(0);
  await expect(card.locator('.gs-resist')).toContainText('To exorcise it, cover');
  await card.locator('.rule').last().click();
  await expect(page.locator('.drawer .marked')).toBeVisible();
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (here.trim() === name) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

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
  test(`axe finds nothing serious at the table of Ghost Stories, by ${light}`, async ({ page }, { project }) => {
    test.skip((project.name === 'phone') !== (light === 'night'), 'each light at one size');

    await page.addInitScript(
      (chosen) =>
        localStorage.setItem(
          'jade-settings',
          JSON.stringify({ pace: 'instant', sound: false, light: chosen, motion: 'reduced' }),
        ),
      light,
    );
    await page.goto('/new/ghost-stories');
    await page.getByText('White Moon', { exact: true }).first().click();
    await expectNoSeriousViolation(page, 'new table');
    await setWhiteMoon(page, 2, 'axe');
    const random = dice(2);
    for (let pressed = 0; pressed < 30; pressed++) await pressSomething(page, random, 0);
    await waitForTurn(page);
    await expectNoSeriousViolation(page, 'table');
    await page.locator('.gs-space[role="button"]').first().dispatchEvent('contextmenu');
    await expectNoSeriousViolation(page, 'ghost');
    await page.keyboard.press('Escape');
    await page.locator('.gs-tile').first().dispatchEvent('contextmenu');
    await expectNoSeriousViolation(page, 'tile');
    await page.keyboard.press('Escape');
    await playToTheEnd(page, random);
    await expectNoSeriousViolation(page, 'end');
  });
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('Ghost Stories stays small and quick', async ({ page, context }, { project }) => {
    await hurried(page);
    const transfer = await weighTransfer(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    transfer.choosesGame();
    await setTable(page, 'Ghost Stories', 1);
    await waitForTurn(page);
    await page.waitForLoadState('networkidle');
    const more = transfer.game;
    console.log(`transfer, compressed: ${(more / 1024).toFixed(0)} KB more with Ghost Stories on the table`);
    expect(more).toBeLessThan(250 * 1024);

    const session = await context.newCDPSession(page);
    const random = dice(6);
    for (let pressed = 0; pressed < 12; pressed++) await pressSomething(page, random, 0);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    while (times.length < 10 && !(await isOver(page))) {
      await waitForTurn(page);
      await page.waitForTimeout(300);
      times.push(await page.evaluate(pressAndMeasure));
      await page.waitForTimeout(200);
      const listed = page.locator('dialog[open]:not(.end) [data-key]').first();
      if ((await listed.count()) > 0) await listed.click();
    }
    times.sort((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    console.log(
      `${project.name}: a click is answered on screen after ${middle.toFixed(0)} ms (median) at 4x throttled CPU: ${times.map((time) => time.toFixed(0)).join(' ')}`,
    );
  });
});

/** Presses something and measures until the screen has changed. */
function pressAndMeasure(): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    const glowing = [...document.querySelectorAll('.prompt button[data-key], [data-can="true"]')];
    glowing[glowing.length - 1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}
