/** What the shell does with keys, with the browser's Back, and with records of others. */

import { readFileSync } from 'node:fs';
import { hurried, standOf, tableOfBots, waitForTurn } from './player.ts';
import { openAndGoOn, openMyTurn, openRecord, recordOf } from './records.ts';
import { ledTo } from './shots/camera.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => hurried(page));

test('Escape closes what is open, and takes nothing back', { tag: '@desktop' }, async ({ page }) => {
  await openMyTurn(page);
  await page.getByRole('button', { name: 'All choices as a list' }).click();
  await page.locator('dialog [data-key^="do:"]').first().click();
  await expect(page.locator('.prompt h2')).not.toHaveText('Choose an action, or pass');
  const seq = await standOf(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await standOf(page)).toBe(seq);
});

test('Escape closes the coach', { tag: '@desktop' }, async ({ page }) => {
  await openMyTurn(page);
  const seq = await standOf(page);
  await page.keyboard.press('h');
  const coach = page.getByRole('complementary', { name: 'The coach' });
  await expect(coach.getByRole('button', { name: 'Do it' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(coach).toHaveCount(0);
  expect(await standOf(page)).toBe(seq);
});

test('Tab and arrows move one cursor, and Enter plays what it stands on', { tag: '@desktop' }, async ({ page }) => {
  await openMyTurn(page);
  const line = page.locator('.prompt p:not(.cause)');
  await page.keyboard.press('ArrowRight');
  await expect(line).toContainText(/^1 of /);
  // Tab takes the cursor along to the thing it comes to, and arrows go on from there.
  const isAtThing = () => page.evaluate(() => document.activeElement?.matches('[data-can="true"]') ?? false);
  for (let tabs = 0; tabs < 60 && !(await isAtThing()); tabs++) await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect(line).toContainText(focused);
  const place = Number(/^\d+/.exec((await line.textContent()) ?? '')?.[0]);
  await page.keyboard.press('ArrowRight');
  await expect(line).toContainText(new RegExp(`^${place + 1} of `));
  // Nothing else has the focus now: Enter can mean only one thing.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  const choice = /: (.*)$/.exec((await line.textContent()) ?? '')?.[1] ?? '?';
  const key = await page.locator(`[data-can="true"][aria-label="${choice}"]`).first().getAttribute('data-thing');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save and share' }).click();
  await expect(page.locator('textarea.record')).toHaveValue(new RegExp(` ${key} [@0-9a-f ]+\\n\\*`));
});

test('Back closes the rules, whose way out is always in sight, and stays at the table', async ({ page }) => {
  await openMyTurn(page);
  const here = page.url();
  const rules = page.getByRole('dialog', { name: 'How to play' });
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(rules.locator('.gd-page h2')).toBeInViewport();
  await expect(rules.locator('[data-closes]')).toBeInViewport();
  await page.goBack();
  await expect(rules).toHaveCount(0);
  expect(page.url()).toBe(here);
  // Closed in another way, it leaves nothing behind: Back leaves the table at once.
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await rules.locator('[data-closes]').click();
  await expect(rules).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(here);
});

test('bots stay bots when a record is loaded, and who sits where is asked when it does not say', {
  tag: '@once',
}, async ({ page }) => {
  await openMyTurn(page);
  await page.getByRole('button', { name: 'Save and share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toMatch(/\[Sitter1 "person"\][\s\S]*\[Sitter2 "apprentice"\]/);
  await openRecord(page, path);
  await waitForTurn(page);
  await page.locator('.prompt button[data-key="pass"]').click();
  // The bot plays by itself: nobody is asked in its place.
  await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', /^(0|1|2|3)$/);
  await expect(page.locator('.prompt h2')).toHaveText(/Choose an action, or pass|is thinking/);
});

test('bots stay bots when a link is opened', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMyTurn(page);
  await page.getByRole('button', { name: 'Save and share' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/open#');
  await page.goto(await copied());
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Save and share' }).click();
  await expect(page.locator('textarea.record')).toHaveValue(/\[Sitter1 "person"\][\s\S]*\[Sitter2 "apprentice"\]/);
});

test('a record that does not say who played asks before somebody plays on', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles(ledTo('led-ghost-stories.ts', 'base', 'yang.act', '10', 'unnamed'));
  const asked = page.getByRole('dialog', { name: 'Who sits where?' });
  await expect(asked.getByRole('combobox')).toHaveCount(4);
  await asked.getByRole('combobox').nth(1).selectOption('A person at this screen');
  await asked.getByRole('button', { name: 'Go on with it' }).click();
  await expect(page.locator('.table-app')).toBeVisible();
});

test('a finished record opens without a question', { tag: '@once' }, async ({ page }) => {
  await openRecord(page, recordOf('way-of-the-panda', ['--players', '2', '--seed', 'shots']));
  await expect(page.locator('dialog.end')).toBeVisible();
});

test('what a bot is asked is not put to whoever looks on', { tag: '@once' }, async ({ page }) => {
  await tableOfBots(page);
  const heard = await page.evaluate(async () => {
    const lines: string[] = [];
    for (let frame = 0; frame < 1500 && lines.length < 20; frame++) {
      await new Promise((next) => requestAnimationFrame(next));
      const title = document.querySelector('.prompt h2')?.textContent ?? '';
      if (/ is (thinking|choosing)$/.test(title)) lines.push(document.querySelector('.prompt p')?.textContent ?? '');
    }
    return lines;
  });
  expect(heard).toHaveLength(20);
  expect(heard.filter((line) => line !== '')).toEqual([]);
});

test('looking back shows the past, not a Winter that is being told', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'jade-settings',
      JSON.stringify({ moments: 'calm', confirmTurns: 'never', byPress: true, sound: 'off' }),
    );
  });
  const record = ledTo('led-great-wall.ts', JSON.stringify({ mode: 'solo', players: 1, decision: 'beforeBreach' }));
  await openAndGoOn(page, record);
  await expect(page.locator('.prompt.moment')).toBeVisible();
  await page.getByRole('button', { name: 'Look back' }).first().click();
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('0');
  await expect(page.locator('.table-app')).toHaveAttribute('data-seq', '0');
  await expect(page.locator('.prompt.moment')).toHaveCount(0);
});

test('a share that one lacks is not proposed lightly', { tag: '@once' }, async ({ page }) => {
  const record = ledTo(
    'led-great-wall.ts',
    JSON.stringify({ mode: 'cooperative', players: 3, decision: 'fulfilment.propose', option: 'request', options: 3 }),
  );
  await openRecord(page, record);
  await waitForTurn(page);
  const short = page.locator('.gw-request', { has: page.locator('li.mis') }).getByRole('button', { name: /^Propose/ });
  for (const button of await short.all()) await expect(button).toHaveText('Propose it anyway');
  expect(await short.count()).toBeGreaterThan(0);
});

test('a table that cannot be drawn says so, gives away its record, and comes back @once', async ({ page }) => {
  await openMyTurn(page);
  // The chronicle turns its lines around whenever it is drawn.
  await page.evaluate(() => {
    const { toReversed } = Array.prototype;
    Object.assign(window, { mend: () => Object.assign(Array.prototype, { toReversed }) });
    Array.prototype.toReversed = () => {
      throw new Error('a torn page');
    };
  });
  await page.getByRole('button', { name: 'All choices as a list' }).click();
  await page.locator('dialog [data-key^="do:"]').first().click();
  await expect(page.getByRole('heading', { name: 'This table cannot be shown' })).toBeVisible();
  await expect(page.getByText('a torn page')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(readFileSync(await saved.path(), 'utf8')).toContain('[Game "way-of-the-panda"]');
  await page.evaluate(() => (window as unknown as { mend(): void }).mend());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.prompt h2')).toBeVisible();
});
