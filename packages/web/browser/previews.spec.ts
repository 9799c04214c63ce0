/** What is said of a choice before it is made, and of everything on the table: beside the thing, without a word too many and in nobody's way. */

import type { Locator, Page } from '@playwright/test';
import { hurried, standOf } from './player.ts';
import { openMyTurn, openRecord } from './records.ts';
import { ledTo } from './shots/camera.ts';
import { expect, test } from './test.ts';

/** The table of four at Ghost Stories, where a turn begins. */
async function openTurn(page: Page): Promise<void> {
  await hurried(page);
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'yang.act', '30'));
  await expect(page.locator('.prompt h2')).toHaveText('Move first, then act');
}

const said = (page: Page) => page.locator('.beside');
const hut = (page: Page) => page.locator('[data-thing="tile:sorcerers-hut"]');

async function box(of: Locator) {
  const found = await of.boundingBox();
  if (found === null) throw new Error('it is not to be seen');
  return found;
}

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await box(one), await box(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('whoever points at a choice is told what comes of it; nothing moves, and nothing is covered', {
  tag: '@desktop',
}, async ({ page }) => {
  await openTurn(page);
  const board = page.locator('.gs-board').first();
  const before = await box(board);
  const seq = await standOf(page);
  await hut(page).hover();
  await expect(said(page)).toContainText('send any ghost away');
  await expect(said(page).locator('.opens')).toHaveText('Then possible: Use the help of the tile');
  await expect(said(page).locator('.closes').last()).toHaveText('No longer: Exorcise. You face no ghost.');
  expect(await overlaps(said(page), hut(page))).toBe(false);
  for (const glowing of await page.locator('.gs-board [data-can="true"]').all())
    expect(await overlaps(said(page), glowing)).toBe(false);
  expect(await box(board)).toEqual(before);
  // What the next turn brings is said at the button that begins it.
  await page.locator('.prompt [data-key="finish"]').hover();
  await expect(said(page)).toContainText('Qi of Bo');
  await expect(said(page)).toContainText('4 → 3');
  expect(await overlaps(said(page), page.locator('.prompt'))).toBe(false);
  // The dice are a matter of chance.
  await page.locator('.prompt [data-key="exorcise"]').hover();
  await expect(said(page).locator('.chance')).toHaveText('Then the dice are rolled.');
  // The keyboard is told the same, and looking has chosen nothing.
  await page.mouse.move(5, 5);
  await expect(said(page)).toHaveCount(0);
  const there = said(page).filter({ hasText: 'Hut' });
  for (let step = 0; step < 8 && (await there.count()) === 0; step++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(100);
  }
  await expect(said(page)).toContainText('Sorcerer');
  expect(await standOf(page)).toBe(seq);
});

test('one tap does what is free and can be taken back; a long press reads and chooses nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await openTurn(page);
  const seq = await standOf(page);
  const board = await box(page.locator('.gs-board').first());
  // A long press.
  const { x, y, width, height } = await box(hut(page));
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.locator('dialog.gs-shown h2')).toHaveText(/Sorcerer/);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('dialog.gs-shown')).toBeVisible();
  expect(await standOf(page)).toBe(seq);
  await page.locator('dialog.gs-shown [data-closes]').tap();
  await hut(page).tap();
  await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', seq);
  await expect(said(page)).toHaveCount(0);
  expect(await box(page.locator('.gs-board').first())).toEqual(board);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('what is certainly wasted asks once', { tag: '@desktop' }, async ({ page }) => {
  await hurried(page);
  await openMyTurn(page);
  const seq = await standOf(page);
  // The Governor is far from any place where a market can stand.
  await page.locator('[data-thing="do:governor-5b"]').click();
  await expect(said(page)).toHaveClass(/held/);
  await expect(said(page).locator('.vain')).toContainText('In vain');
  expect(await standOf(page)).toBe(seq);
  await page.keyboard.press('Escape');
  // As long as the pointer lies there it may be said once more, without asking.
  await expect(page.locator('.beside.held')).toHaveCount(0);
  await page.mouse.move(1, 1);
  await expect(said(page)).toHaveCount(0);
  // What is not wasted is done at once.
  await page.locator('[data-thing="do:governor-2b"]').click();
  await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', seq);
});

test('everything says what it is: tokens, hearts, counters, by a press, a right click or a key', {
  tag: '@desktop',
}, async ({ page }) => {
  await openTurn(page);
  await expect(page.locator('.gs-left .gs-does').first()).toBeVisible();
  const told = page.locator('dialog.inspector');
  for (const [thing, name] of [
    ['qi:red', 'Qi'],
    ['yinYang:blue', 'Yin-Yang'],
    ['tao:blue', 'Blue Tao token'],
    ['haunted', 'Haunted tiles'],
  ]) {
    await page.locator(`[data-about="${thing}"]:visible`).first().click();
    await expect(told.locator('h2')).toHaveText(name ?? '');
    await expect(told.locator('li').first()).not.toBeEmpty();
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-thing="taoist:red"]').dispatchEvent('contextmenu');
  await expect(told).toContainText('Mira');
  await page.keyboard.press('Escape');
  await page.locator('.gs-tokens [data-about]').first().hover();
  await expect(said(page)).toContainText('Tao token');
  await page.keyboard.press('i');
  await expect(told).toBeVisible();
});

test('the nights ahead stand in a list and on the board, and can be put away', async ({ page }) => {
  await openTurn(page);
  await expect(page.locator('.gs-night li').first()).toContainText('Three ghosts overrun the board: Bo loses 1 Qi');
  await expect(page.locator('.gs-omen.loss')).toHaveCount(2);
  await expect(page.locator('.gs-omen.chance')).toHaveCount(1);
  await expect(page.locator('.gs-omen.loss text:visible').first()).toHaveText('haunts');
  await page.getByRole('switch', { name: 'Show threats and chances on the board' }).first().click();
  await expect(page.locator('.gs-omen')).toHaveCount(0);
});

test('a board is read before its power is paid for, with what that costs and brings', { tag: '@desktop' }, async ({
  page,
}) => {
  await hurried(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Ghost Stories' }).last().click();
  await page.getByRole('group', { name: 'Number of seats' }).getByText('1', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('neutral');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-thing^="space:"][data-can="true"]').first().click();
  await expect(page.locator('.prompt h2')).toHaveText('Move first, then act');
  const seq = await standOf(page);
  await page
    .locator('.gs-arm.neutral[data-can="true"]')
    .first()
    .click({ position: { x: 9, y: 9 } });
  const reading = page.locator('dialog.gs-shown');
  await expect(reading.locator('.pays')).toContainText('power token');
  expect(await standOf(page)).toBe(seq);
  await reading.locator('[data-key]').click();
  await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', seq);
});

test('where a board is what is asked for, a press anywhere on it chooses it, also on its name', {
  tag: '@desktop',
}, async ({ page }) => {
  await hurried(page);
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'help.watchman', '10'));
  await expect(page.locator('.prompt h2')).toHaveText('On which board do the figures go back?');
  const seq = await standOf(page);
  await page.locator('.gs-arm[data-can="true"] .gs-power').first().click();
  await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', seq);
  await expect(page.locator('dialog.gs-shown')).toHaveCount(0);
});

test('the ghost that comes is read whole beside the board, on laptops too', { tag: '@desktop' }, async ({ page }) => {
  await hurried(page);
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'placeDrawn.choose', '40'));
  const card = page.locator('.gs-arrival .gs-kard');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    expect(await card.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    const panel = page.locator('.gs-arrival');
    expect(await panel.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    const [inner, outer] = [await box(card), await box(page.locator('.right'))];
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  }
});

test('dice are marked and rolled again at once', { tag: '@once' }, async ({ page }) => {
  await hurried(page);
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'rollTao.reroll', '20'));
  await expect(page.locator('.prompt h2')).toContainText('Press the dice you want to roll again');
  const seq = await standOf(page);
  const dice = page.locator('.gs-die [role="checkbox"]');
  await dice.nth(0).click();
  await dice.nth(1).click();
  await dice.nth(1).click();
  await expect(page.locator('.gs-die [aria-checked="true"]')).toHaveCount(1);
  expect(await standOf(page)).toBe(seq);
  await page.getByRole('button', { name: 'Roll this die again' }).click();
  await expect(page.locator('.prompt h2')).not.toContainText('Press the dice');
});

test('after a roll the place of Undo says that nothing can be taken back', { tag: '@desktop' }, async ({ page }) => {
  await hurried(page);
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'exorcise.choose', '30'));
  await expect(page.locator('.prompt .final')).toHaveText('No undo');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('on a phone five kinds of tokens stay on their badge, and many choices are all seen and leave the panels a row', {
  tag: '@phone',
}, async ({ page }) => {
  await openTurn(page);
  // As many tokens and choices as there can be, put there by hand: no record has them all.
  await page.evaluate(() => {
    for (const tokens of document.querySelectorAll('.gs-strip .t')) {
      const [token] = tokens.children;
      if (token === undefined) continue;
      while (tokens.children.length < 6) tokens.append(token.cloneNode(true));
      for (const one of tokens.children) one.append(Object.assign(document.createElement('b'), { textContent: '4' }));
    }
  });
  for (const badge of await page.locator('.gs-strip .sp').all()) {
    const [outer, inner] = [await box(badge), await box(badge.locator('.t'))];
    const last = badge.locator('.t > :last-child');
    const { x, width } = (await last.count()) > 0 ? await box(last) : inner;
    expect(x + width).toBeLessThanOrEqual(outer.x + outer.width);
  }
  await page.evaluate(() => {
    const choices = document.querySelector('.prompt .choices');
    const button = choices?.querySelector('[data-key]');
    for (let more = 0; more < 2; more++) choices?.append(button?.cloneNode(true) ?? '');
  });
  const panels = await box(page.locator('.right'));
  for (const choice of await page.locator('.prompt .choices > *').all()) {
    const { x, y, width, height } = await box(choice);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(y + height).toBeLessThanOrEqual(844);
  }
  expect(panels.height).toBeGreaterThanOrEqual(64);
});
