/** The guide: opened from three places, left again, searched, and read down to the exact rule. */

import type { Page } from '@playwright/test';
import { expectNoViolation, heldStill } from './measures.ts';
import { hurried } from './player.ts';
import { openRecord } from './records.ts';
import { ledTo } from './shots/camera.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => hurried(page));

const openTable = (page: Page) => openRecord(page, ledTo('led-ghost-stories.ts', 'base', 'yang.act', '0'));
const title = (page: Page) => page.locator('.gd-page h2');

async function openGuide(page: Page): Promise<void> {
  await page.locator('[data-opens="rules"]').click();
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
}

async function seek(page: Page, words: string): Promise<void> {
  await expect(page.locator('.gd-page')).toBeAttached();
  const find = page.getByRole('button', { name: 'Search and chapters' });
  if ((await find.isVisible()) && (await find.getAttribute('aria-expanded')) === 'false') await find.click();
  await page.getByRole('searchbox', { name: 'Ask or search' }).fill(words);
}

test('from home and from the box: pages are turned, and Back leads to where it was opened', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'How to play Ghost Stories' }).click();
  await expect(title(page)).toHaveText('Save the village together');
  await expect(page).toHaveTitle(/How to play Ghost Stories/);
  await page.getByRole('button', { name: /^Next:/ }).click();
  await expect(title(page)).toHaveText('Take your turn');
  await expect(page).toHaveURL(/\/guide\/ghost-stories\/turn$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/new/ghost-stories');
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(title(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/new\/ghost-stories$/);
});

test('at the table it fills the window, tells of what is asked, and Back, Escape and its cross lead back', async ({
  page,
}) => {
  await openTable(page);
  const here = page.url();
  await openGuide(page);
  await expect(title(page)).toHaveText('Take your turn');
  const cross = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  const { width = 0, height = 0, y = 0 } = (await cross.boundingBox()) ?? {};
  expect([width, height]).toEqual([48, 48]);
  // However far one has read, title, search and the way out are in sight.
  await page.locator('.gd-ways').scrollIntoViewIfNeeded();
  expect((await cross.boundingBox())?.y).toBe(y);
  await expect(page.locator('.gd-head h1')).toBeInViewport();
  await cross.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openGuide(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openGuide(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(here);
  await expect(page.locator('.prompt')).toBeVisible();
});

test('a question is answered in sentences, with the words marked and the chapter named', async ({ page }) => {
  await page.goto('/guide/ghost-stories/exorcise');
  await seek(page, 'how do I win');
  const first = page.locator('.gd-found li').first();
  await expect(first.locator('b')).toHaveText('The night in one minute');
  await expect(first).toContainText(/exorcise Wu-Feng/i);
  await expect(first.locator('mark').filter({ hasText: 'win' })).toBeVisible();
  await seek(page, 'HÄUNTED tíles');
  await expect(page.locator('.gd-found mark', { hasText: /haunted/i }).first()).toBeVisible();
  await seek(page, 'how do I win');
  await first.getByRole('button').click();
  await expect(title(page)).toHaveText('Save the village together');
});

test('a small number opens the exact rule, and the rule its place in the rules', async ({ page }) => {
  await openTable(page);
  await openGuide(page);
  await seek(page, 'white is any colour');
  await page.locator('.gd-found button').first().click();
  await expect(title(page)).toHaveText('Exorcise ghosts');
  await page.getByRole('button', { name: 'Exact rule 3' }).click();
  const exact = page.locator('.gd-exact:visible');
  await expect(exact).toContainText('Tokens may come from the active Taoist');
  await exact.getByRole('button', { name: 'GS-EXORCISM-6' }).click();
  await expect(page.locator('.rulebook .marked')).toBeInViewport();
  await expect(page.locator('.rulebook .marked')).toContainText('GS-EXORCISM-6');
  // What was decided here says so when it is asked.
  const ruling = page.locator('.rulebook p:has(b:text-is("GS-EXORCISM-8")) .src-mark');
  await ruling.click();
  await expect(page.locator('.src-why')).toContainText('our ruling');
});

test('keys lead through it, and axe finds nothing serious', { tag: '@desktop' }, async ({ page }) => {
  await heldStill(page);
  await page.goto('/guide/ghost-stories/tokens');
  await expect(page.locator('.gd-page')).toBeFocused();
  await expectNoViolation(page, 'a chapter');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('overrun');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).not.toHaveText('Use Tao, Buddhas, Yin-Yang');
  await page.keyboard.press('Tab');
  await expectNoViolation(page, 'a chapter that was found');
  await page.getByRole('button', { name: 'The exact rules', exact: true }).click();
  await expectNoViolation(page, 'the exact rules');
});

test('the guide of the Wall opens with pictures of its pieces; its numbered rules stand behind it', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/guide/great-wall');
  await expect(title(page)).toHaveText('Earn the most Honour');
  await expect(page.locator('.gd-page .gd-row').first()).toBeVisible();
  await page.getByRole('button', { name: 'The exact rules', exact: true }).click();
  await expect(page.locator('.rulebook')).toContainText('GW-TERM-1');
});

test('the search stays in sight, and Escape empties it before it closes anything', { tag: '@desktop' }, async ({
  page,
}) => {
  await openTable(page);
  await openGuide(page);
  const field = page.getByRole('searchbox', { name: 'Ask or search' });
  await page.locator('.gd-exactly button').scrollIntoViewIfNeeded();
  await expect(field).toBeInViewport();
  await seek(page, 'Buddha on a haunted Temple');
  await expect(page.locator('.gd-found')).toContainText('stay on the tile');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await page.locator('.gd-exactly button').click();
  const rules = page.getByRole('searchbox', { name: 'Search the rules' });
  await rules.fill('Buddha');
  await rules.press('Escape');
  await expect(rules).toHaveValue('');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await rules.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
