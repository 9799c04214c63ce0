/** What happens is told where it happens, one moment after the other, and questions say why they are asked. */

import type { Page } from '@playwright/test';
import { hurried, setTable, waitForTurn } from './player.ts';
import { openAndGoOn, openRecord } from './records.ts';
import { ledTo } from './shots/camera.ts';
import { expect, test } from './test.ts';

const told = (page: Page) => page.locator('.prompt.moment');
const next = (page: Page) => page.locator('[data-moment="next"]');

/** Each moment waits for a press, so that a test can look at it. */
async function byPress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      'jade-settings',
      JSON.stringify({ moments: 'calm', byPress: true, sound: 'off', motion: 'reduced', confirmTurns: 'never' }),
    );
  });
}

/** Opens a game of Ghost Stories one choice before a moment of this kind, and makes that choice. */
async function tellNext(page: Page, kind: string, atLeast = 0): Promise<void> {
  await byPress(page);
  const record = ledTo('led-ghost-stories.ts', 'base', `before:${kind}`, String(atLeast));
  await openAndGoOn(page, record);
  await told(page).waitFor();
}

async function goTo(page: Page, what: string): Promise<void> {
  for (let pressed = 0; pressed < 40 && (await page.locator(what).count()) === 0; pressed++) await next(page).click();
  await expect(page.locator(what)).toHaveCount(1);
}

test('a roll lies large on the board, and is read out as a sentence', async ({ page }) => {
  await tellNext(page, 'roll');
  await goTo(page, '.gs-stage');
  await expect(page.locator('.gs-stage li')).not.toHaveCount(0);
  const sentence = (await page.locator('.prompt.moment h2').textContent()) ?? '';
  await expect(page.locator('p[role="status"]')).toContainText(sentence);
});

test('what came of an exorcism is stamped on the ghosts', async ({ page }) => {
  await tellNext(page, 'result');
  for (let pressed = 0; pressed < 40 && (await page.locator('.gs-stamp').count()) === 0; pressed++)
    await next(page).click();
  await expect(page.locator('.gs-stamp').first()).toHaveText(/Exorcised|Stays/);
});

test('an incarnation appears as an event of its own, and waits to be read', async ({ page }) => {
  await tellNext(page, 'boss');
  await goTo(page, '.gs-boss-stage');
  const stage = page.locator('.gs-boss-stage');
  await expect(stage).toContainText('Exorcise this to win');
  await expect(stage.locator('.gs-stones li')).toHaveCount(3);
  await expect(stage).toContainText('left in the deck');
  await next(page).click();
  await expect(stage).toHaveCount(0);
});

test('the end is told before its sheet comes', async ({ page }) => {
  await tellNext(page, 'end');
  await expect(page.locator('dialog.end')).toHaveCount(0);
  await goTo(page, '.recent .now.end');
  await expect(page.locator('dialog.end')).toHaveCount(0);
  // The key that skips the rest does not close what comes then.
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.end')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'See the score' }).click();
  await expect(page.locator('dialog.end')).toBeVisible();
});

test('while it is told nothing can be chosen, and any press on the board goes on', async ({ page }) => {
  await tellNext(page, 'loss', 20);
  await expect(page.locator('[data-can="true"]')).toHaveCount(0);
  await expect(page.locator('.prompt button[data-key]')).toHaveCount(0);
  const { x, y } = await page.locator('.gs-board').evaluate((board) => {
    const { left, top, width } = board.getBoundingClientRect();
    return { x: left + width * 0.1, y: top + width * 0.1 };
  });
  const before = await page.locator('.prompt.moment').textContent();
  await page.mouse.click(x, y);
  await expect(page.locator('.prompt')).not.toHaveText(before ?? '');
});

test('a ghost that comes after a story is read from its top', { tag: '@phone' }, async ({ page }) => {
  await tellNext(page, 'reveal', 20);
  while ((await told(page).count()) > 0) await next(page).click();
  await expect(page.locator('.gs-arrival h2')).toBeInViewport();
});

test('since my turn: pictures in a row, and a press shows one again', async ({ page }) => {
  await tellNext(page, 'reveal', 20);
  await page.keyboard.press('Escape');
  await page.locator('[data-opens="recent"]').click();
  const strip = page.locator('dialog.recent-strip');
  await expect(strip.locator('li')).not.toHaveCount(0);
  await expect(strip.locator('li svg.gs-board').first()).toBeAttached();
  await strip.locator('li button').first().click();
  await expect(told(page)).toBeVisible();
  await expect(page.locator('.prompt button[data-key]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await waitForTurn(page);
});

test('questions say why they are asked, and who is where two share the screen', { tag: '@once' }, async ({ page }) => {
  await hurried(page);
  await page.goto('/new/ghost-stories');
  await page.getByRole('group', { name: 'Number of seats' }).getByText('2', { exact: true }).click();
  await page.getByRole('region', { name: 'Second Taoist' }).getByText('Friend', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await waitForTurn(page);
  await expect(page.locator('.prompt .cause')).toContainText('A ghost was drawn');
  await expect(page.locator('.prompt .cause .who')).not.toBeEmpty();
});

test('the ghost that was drawn is held up, and each space says what it would haunt', async ({ page, isMobile }) => {
  await hurried(page);
  await page.goto('/');
  await setTable(page, 'Ghost Stories', 2);
  await waitForTurn(page);
  const panel = page.locator('.gs-arrival');
  await expect(panel.locator('.gs-stones li')).toHaveCount(3);
  await expect(panel.locator('.gs-spaces button').first()).toContainText(/board, before .*haunts/s);
  const spaces = await panel.locator('.gs-spaces button').count();
  // Where there is room to press the spaces on the board, they stand only there.
  const onBoard = page.locator('[data-thing^="space:"][data-can="true"]');
  await (isMobile ? panel.locator('.gs-spaces button') : onBoard).first().click();
  await expect(panel.locator('.gs-spaces button')).toHaveCount(0);
  expect(spaces).toBeGreaterThan(0);
});

test('the own side is south, and no place is called by a point of the compass', { tag: '@once' }, async ({ page }) => {
  await hurried(page);
  await page.goto('/');
  await setTable(page, 'Ghost Stories', 4);
  await waitForTurn(page);
  const board = await page.locator('.gs-board').boundingBox();
  const own = await page.locator('.gs-arm', { hasText: await ownPower(page) }).boundingBox();
  if (board === null || own === null) throw new Error('there is no board');
  expect(own.y).toBeGreaterThan(board.y + board.height / 2);
  await expect(page.locator('.log')).not.toContainText(/north|south|east|west/i);
});

async function ownPower(page: Page): Promise<string> {
  return ((await page.locator('.gs-seat').first().locator('.gs-pw').textContent()) ?? '').trim();
}

test('the chronicle is a line a deed: it opens to its parts, its rule and its board', { tag: '@desktop' }, async ({
  page,
}) => {
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'yang.act', '40'));
  await waitForTurn(page);
  const log = page.locator('.log');
  await expect(log.locator('li.turn').first()).toContainText('Turn');
  await expect(log.locator('.rule:visible')).toHaveCount(0);
  await log.locator('summary').first().click();
  await expect(log.locator('.rule:visible').first()).toHaveAttribute('title', /(GS|WM)-/);
  await log.getByRole('button', { name: 'See the board at that moment' }).first().click();
  await expect(page.locator('.prompt h2')).toContainText('Looking back');
});

test('the screen says how long undo is free', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('jade-settings', JSON.stringify({ moments: 'once', sound: 'off' }));
  });
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'yang.act', '40'));
  await waitForTurn(page);
  await page
    .locator('.gs-tile[data-can="true"], [data-thing^="tile:"][data-can="true"]')
    .first()
    .dispatchEvent('click');
  await expect(page.locator('.undo')).toHaveAttribute('title', /free until/);
});

test('a what-if says so, and can be thrown away', { tag: '@once' }, async ({ page }) => {
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'yang.act', '40'));
  await waitForTurn(page);
  const first = page.url();
  await page.getByRole('button', { name: 'Look back' }).first().click();
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('5');
  await page.getByRole('button', { name: 'What if' }).click();
  await page.waitForURL((url) => url.href !== first);
  const ribbon = page.locator('.what-if');
  await expect(ribbon).toContainText('after choice 5');
  await page.locator('[data-throws-away]').click();
  await page.waitForURL(first);
  await page.goto('/');
  await expect(page.getByText('What if')).toHaveCount(0);
});

test('words grow in three steps, and the board keeps its place', { tag: '@desktop' }, async ({ page }) => {
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'yang.act', '40'));
  await waitForTurn(page);
  const before = await page.locator('.gs-board').boundingBox();
  const size = () => page.locator('.prompt h2').evaluate((title) => title.getBoundingClientRect().height);
  const small = await size();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Size of words' }).getByText('Larger', { exact: true }).click();
  await page.keyboard.press('Escape');
  expect(await size()).toBeGreaterThan(small);
  expect(await page.locator('.gs-board').boundingBox()).toEqual(before);
});

test('the board comes nearer and goes back, and dragging it chooses nothing', { tag: '@desktop' }, async ({ page }) => {
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'yang.act', '40'));
  await waitForTurn(page);
  const board = page.locator('.gs-center .gs-board');
  const width = async () => (await board.boundingBox())?.width ?? 0;
  const whole = await width();
  const then = await page.locator('.table-app').getAttribute('data-seq');
  await page.getByRole('button', { name: 'Closer' }).click();
  await page.getByRole('button', { name: 'Closer' }).click();
  await expect.poll(width).toBeGreaterThan(whole * 1.8);
  const { x = 0, y = 0 } = (await page.locator('.camera').boundingBox()) ?? {};
  await page.mouse.move(x + 300, y + 300);
  await page.mouse.down();
  await page.mouse.move(x + 360, y + 340, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Farther' }).click();
  await page.getByRole('button', { name: 'Farther' }).click();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await expect(page.locator('.table-app')).toHaveAttribute('data-seq', then ?? 'nowhere');
});

test('brought nearer, a small board has names on it', { tag: '@phone' }, async ({ page }) => {
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'yang.act', '40'));
  await waitForTurn(page);
  const name = page.locator('.gs-center .gs-tile-name').first();
  await expect(name).toBeHidden();
  await page.locator('.camera').hover();
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, -100);
  await expect(name).toBeVisible();
});

test('a number that changes says by how much, where it stands', { tag: '@desktop' }, async ({ page }) => {
  await byPress(page);
  await openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'takeTao', '10'));
  await waitForTurn(page);
  await page.locator('.prompt button[data-key]').first().click();
  await expect(page.locator('.gs-tokens .by').first()).toHaveText('+1');
});
