/** Ghost Stories on the table: whole games, what a newcomer is told, accessibility, size and quickness. */

import type { Page } from '@playwright/test';
import { playByKeyboard, setTableByKeyboard } from './keyboard.ts';
import { answerTimes, expectNoViolation, heldStill, inWords, weighTransfer } from './measures.ts';
import { complaintsOf, dice, GLOWING, hurried, playToTheEnd, pressSomething, setTable, waitForTurn } from './player.ts';
import { AS_PLAYED, expect, test } from './test.ts';

/** Plays until the score is on the screen. */
async function playToTheScore(page: Page, random: () => number): Promise<number> {
  const pressed = await playToTheEnd(page, random, 0.3);
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

test.describe('without a network after loading', () => {
  test.use(AS_PLAYED);

  test('the base game by clicks on what glows', async ({ page, context }, { project }) => {
    const complaints = complaintsOf(page);
    await hurried(page);
    await page.goto('/');
    await expect(page.getByText('Ready without a network')).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await page.reload();
    await setTable(page, 'Ghost Stories', 2);
    const pressed = await playToTheScore(page, dice(project.name === 'phone' ? 5 : 3));
    expect(complaints).toEqual([]);
    console.log(`${project.name}: Ghost Stories, ${pressed} presses to the final score, offline`);
  });
});

test('players choose their Taoists and the sides of their boards', { tag: '@once' }, async ({ page }) => {
  const complaints = complaintsOf(page);
  await hurried(page);
  await heldStill(page);
  await page.goto('/new/ghost-stories');
  await page.getByRole('group', { name: 'Number of seats' }).getByText('2', { exact: true }).click();
  await page.getByRole('region', { name: 'Second Taoist' }).getByText('Friend', { exact: true }).click();
  await page.getByLabel('Taoists and their powers').selectOption('chosen');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.prompt h2')).toHaveText('Which Taoist will you be?');
  await expect(page.locator('.gs-side[data-can="true"]')).toHaveCount(8);
  await expectNoViolation(page, 'choosing a Taoist');
  await page.locator('.gs-choice').getByRole('button', { name: 'Second Wind' }).click();
  await expect(page.locator('.gs-choice .taken')).toContainText('taken by Traveller');
  await expect(page.locator('.gs-side[data-can="true"]')).toHaveCount(6);
  await expectNoViolation(page, 'choosing after another');
  // A side of a board that is taken says why not.
  await page.locator('[data-thing="power:heavenly-gust"]').click();
  await expect(page.locator('.slip')).toContainText('Traveller has taken that board');
  await page.locator('.slip .close').click();
  await page.locator('.gs-choice').getByRole('button', { name: 'Dance of the Spires' }).click();
  await waitForTurn(page);
  await expect(page.locator('.gs-choice')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test(
  'White Moon with Ma-Cho and the Crazy Shaman, four Taoists under one hand; then the same deal',
  { tag: '@deep' },
  async ({ page }, { project }) => {
    const complaints = complaintsOf(page);
    await hurried(page);
    await setWhiteMoon(page, 4, `moon ${project.name}`);
    const pressed = await playToTheScore(page, dice(project.name === 'phone' ? 8 : 7));
    console.log(`${project.name}: White Moon, ${pressed} presses to the final score`);
    if (project.name === 'desktop') {
      const score = await page.locator('dialog.end .gs-score .total td').textContent();
      await page.getByRole('button', { name: 'Same deal' }).click();
      await expect(page.locator('dialog.end')).toHaveCount(0);
      await playToTheScore(page, dice(9));
      await expect(page.locator('dialog.end .deal')).toContainText(`This deal before: ${score}`);
    }
    expect(complaints).toEqual([]);
  },
);

test('a whole game of Ghost Stories by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const complaints = complaintsOf(page);
  await hurried(page);
  await setTableByKeyboard(page, 'Ghost Stories');
  const pressed = await playByKeyboard(page, dice(11), 0);
  await expect(page.locator('dialog.end h2')).toHaveText(/Dawn over the village|The village is lost/);
  expect(complaints).toEqual([]);
  console.log(`keyboard: ${pressed} choices to the final score of Ghost Stories`);
});

test('ghosts explain themselves, and what they do is told step by step', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('jade-settings') === null)
      localStorage.setItem(
        'jade-settings',
        JSON.stringify({ moments: 'calm', confirmTurns: 'never', byPress: true, sound: 'off', motion: 'reduced' }),
      );
  });
  await setWhiteMoon(page, 2, 'told');
  const random = dice(4);
  const told = page.locator('.prompt.moment');
  const next = page.locator('[data-moment="next"]');
  const list = page.locator('.recent li');
  const card = page.locator('.gs-space[aria-label$="read the card"]');
  const goOn = async (isThere: () => Promise<boolean>) => {
    for (let pressed = 0; pressed < 200 && !(await isThere()); pressed++) {
      if ((await told.count()) > 0) await page.locator('[data-moment="skip"], [data-moment="next"]').first().click();
      else await pressSomething(page, random, 0);
      await page.locator('.prompt.moment, [data-can="true"], .prompt button[data-key]').first().waitFor();
    }
  };
  // Until there is a story of several moments to be told.
  await goOn(async () => (await told.count()) > 0 && (await list.count()) > 2);
  // Nothing can be chosen while it is told; it goes forth and back, and to its end.
  await expect(page.locator('.prompt button[data-key]')).toHaveCount(0);
  await expect(page.locator('.recent .now')).toHaveCount(1);
  const before = await page.locator('.recent .done').count();
  await next.click();
  await expect(page.locator('.recent .done')).toHaveCount(before + 1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.recent .done')).toHaveCount(before);
  await expect(page.locator('.recent .now .rule')).toHaveAttribute('title', /(GS|WM|MC|CS)-/);
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  // A ghost: its resistance, a sentence for each stone, and the rule of each.
  await goOn(async () => (await told.count()) === 0 && (await card.count()) > 0);
  await card.first().dispatchEvent('contextmenu');
  const text = page.locator('dialog.gs-shown');
  await expect(text.locator('.gs-stones li')).not.toHaveCount(0);
  await expect(text.locator('.gs-resist')).toContainText('To exorcise it, cover');
  await text.locator('.rule').last().click();
  await expect(page.locator('.drawer .marked')).toBeVisible();
});

test('axe finds nothing serious at the table of Ghost Stories, by day and by night', { tag: '@once' }, async ({
  page,
}) => {
  await heldStill(page);
  await page.goto('/new/ghost-stories');
  await page.getByText('White Moon', { exact: true }).first().click();
  await expectNoViolation(page, 'new table');
  await setWhiteMoon(page, 2, 'axe');
  const random = dice(2);
  for (let pressed = 0; pressed < 30; pressed++) await pressSomething(page, random, 0);
  await waitForTurn(page);
  await expectNoViolation(page, 'table');
  await page.locator('.gs-space[role="button"]').first().dispatchEvent('contextmenu');
  await expectNoViolation(page, 'ghost');
  await page.keyboard.press('Escape');
  await page.locator('.gs-tile').first().dispatchEvent('contextmenu');
  await expectNoViolation(page, 'tile');
  await page.keyboard.press('Escape');
  await playToTheScore(page, random);
  await expectNoViolation(page, 'end');
});

test('Ghost Stories stays small', { tag: '@once' }, async ({ page }) => {
  await hurried(page);
  const { more } = await weighTransfer(page, 'Ghost Stories', 1);
  console.log(`transfer, compressed: ${more.toFixed(0)} KB more with Ghost Stories on the table`);
  expect(more).toBeLessThan(290);
});

test(
  'how quickly a click at Ghost Stories is answered on a processor four times slower',
  { tag: '@deep' },
  async ({ page }, { project }) => {
    await hurried(page);
    await page.goto('/');
    await setTable(page, 'Ghost Stories', 1);
    const random = dice(6);
    for (let pressed = 0; pressed < 12; pressed++) await pressSomething(page, random, 0);
    console.log(`${project.name}: ${inWords(await answerTimes(page, GLOWING))}`);
  },
);
