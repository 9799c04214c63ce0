/** What a player can do beside playing: take back, look back, branch off, ask why, save, hand over the screen. */

import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { complaintsOf, dice, hurried, pressSomething, setTable, standOf, tableOfBots, waitForTurn } from './player.ts';
import { branchAfter, choicesBefore, openMyTurn, openRecord, recordOf } from './records.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await hurried(page);
});

/** Presses in the list of choices what begins so: the sure way to a certain option. */
async function chooseFromList(page: Page, key: string): Promise<void> {
  const before = await standOf(page);
  const button = page.locator(`.prompt button[data-key^="${key}"]`).first();
  if ((await button.count()) > 0) await button.click();
  else {
    await page.getByRole('button', { name: 'All choices as a list' }).click();
    await page.locator(`dialog [data-key^="${key}"]`).first().click();
  }
  await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', before);
}

/** Begins an action; returns what is asked next. */
async function beginAction(page: Page): Promise<string> {
  await chooseFromList(page, 'do:');
  await expect(page.locator('.prompt h2')).not.toHaveText('Choose an action, or pass');
  return (await page.locator('.prompt h2').textContent()) ?? '';
}

test('a reload in the middle of a nested decision continues there', { tag: '@once' }, async ({ page }) => {
  const complaints = complaintsOf(page);
  await openMyTurn(page);
  const prompt = await beginAction(page);
  const seq = await standOf(page);
  await page.reload();
  await waitForTurn(page);
  await expect(page.locator('.prompt h2')).toHaveText(prompt);
  expect(await standOf(page)).toBe(seq);
  await pressSomething(page, dice(1));
  expect(complaints).toEqual([]);
});

test('undo and redo', { tag: '@once' }, async ({ page }) => {
  const complaints = complaintsOf(page);
  await openMyTurn(page);
  const seq = Number(await standOf(page));
  const prompt = await beginAction(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.prompt h2')).toHaveText('Choose an action, or pass');
  expect(Number(await standOf(page))).toBe(seq);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('.prompt h2')).toHaveText(prompt);
  await page.keyboard.press('u');
  await expect(page.locator('.prompt h2')).toHaveText('Choose an action, or pass');
  expect(complaints).toEqual([]);
});

test('a turn can wait for a last word before the others play', { tag: '@once' }, async ({ page }) => {
  await openMyTurn(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Ask before my turn ends' }).getByText('Always', { exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await chooseFromList(page, 'pass');
  await expect(page.locator('.prompt h2')).toHaveText('Your turn is over');
  const seq = await standOf(page);
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', seq);
});

test('looking back shows the board as it was, and a what-if goes its own way', async ({ page }, { project }) => {
  await openMyTurn(page);
  await beginAction(page);
  await waitForTurn(page);
  const here = page.url();
  const seq = await standOf(page);
  await page.getByRole('button', { name: 'Look back' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  await slider.fill('1');
  await expect(page.locator('.prompt h2')).toContainText('Looking back: choice 1');
  await expect(page.locator('.champion')).toHaveCount(0);
  if (project.name === 'desktop') await expect(page.locator('.log li.at').first()).toBeInViewport();
  await page.getByRole('button', { name: 'What if' }).click();
  await expect(page).not.toHaveURL(here);
  await expect(page.locator('.table-app')).toHaveAttribute('data-seq', /^[12]$/);
  await page.goto(here);
  await expect(page.locator('.table-app')).toHaveAttribute('data-seq', seq);
  await page.goto('/');
  await expect(page.getByText(/^What if ·/).first()).toBeAttached();
});

test('a line of the chronicle leads to its moment and to its rule', async ({ page }, { project }) => {
  await openMyTurn(page);
  if (project.name === 'phone') await page.getByRole('tab', { name: 'Chronicle' }).click();
  await page.locator('.log summary').first().click();
  const chip = page.locator('.log details[open] .rule').last();
  // Whoever plays for the first times sees a mark; its name is told.
  await expect(chip).toHaveText('§');
  const rule = await chip.getAttribute('title');
  await page.locator('.log details[open]').getByRole('button', { name: 'See the board at that moment' }).click();
  await expect(page.locator('.prompt h2')).toContainText('Looking back');
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await expect(page.locator('.prompt h2')).toHaveText('Choose an action, or pass');
  await page.locator('.log details[open] .rule').last().click();
  expect(rule).toContain(await page.locator('.drawer .marked .rule').textContent());
  await expect(page.locator('.drawer .marked')).toBeInViewport();
});

test('a small screen turns to what is asked for, and stays where somebody reads', { tag: '@phone' }, async ({
  page,
}) => {
  const record = recordOf('way-of-the-panda', ['--players', '2', '--seed', 'shots']);
  await openRecord(page, record);
  await page.locator('dialog.end').getByRole('button').first().click();
  await branchAfter(page, choicesBefore(record, 'card'));
  await expect(page.locator('.prompt h2')).toContainText('Take a city card');
  await expect(page.getByRole('tab', { name: 'Cities' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-thing^="card:"][data-can="true"]').first()).toBeInViewport();
  const chronicle = page.getByRole('tab', { name: 'Chronicle' });
  await chronicle.click();
  await page.locator('.log summary').first().click();
  await page.locator('.log details[open]').getByRole('button', { name: 'See the board at that moment' }).click();
  await expect(page.locator('.prompt h2')).toContainText('Looking back');
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await expect(page.locator('.prompt h2')).toContainText('Take a city card');
  await expect(chronicle).toHaveAttribute('aria-selected', 'true');
});

test('whatever does not glow says why not, with its rule', async ({ page }) => {
  await openMyTurn(page);
  // A place is not asked for now: it says what it is, and that it was designed here. An action that cannot be done has a rule against it.
  await page.locator('[data-thing="place:L20"]').dispatchEvent('click', { clientX: 200, clientY: 300 });
  await expect(page.locator('dialog.inspector .reconstructed').first()).toBeVisible();
  await page.locator('dialog.inspector [data-closes]').click();
  const closed = page.locator('.opt[data-can="false"]').last();
  await closed.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await page.locator('.slip, dialog .ob:disabled').first().waitFor();
  if (await page.locator('.slip').count()) {
    await page.locator('.slip .rule').first().click();
    await expect(page.locator('.drawer .marked')).toBeVisible();
  } else {
    // On a phone the space opens, and the reason stands in it.
    await expect(page.locator('dialog .ob:disabled span:not(.deed)').first()).not.toBeEmpty();
  }
});

test('a record is saved as a file and loaded again', { tag: '@once' }, async ({ page }) => {
  await openMyTurn(page);
  const seq = await standOf(page);
  const here = page.url();
  await page.getByRole('button', { name: 'Save and share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toContain('[Game "way-of-the-panda"]');
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(page.locator('.table-app')).toHaveAttribute('data-seq', seq);
  expect(page.url()).not.toBe(here);
});

test('a record that was tampered with is refused, with its line', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'bad.txt', mimeType: 'text/plain', buffer: Buffer.from('[Jade "1"] 00000000\n') });
  await expect(page.getByRole('dialog')).toContainText('Line 1');
});

test('a file that is far longer than all tables together is not read', { tag: '@once' }, async ({ page }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'jade-long-')), 'long.txt');
  writeFileSync(file, '');
  truncateSync(file, 60_000_000);
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('dialog')).toContainText('too long');
});

test('a record travels as a link', { tag: '@once' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMyTurn(page);
  const seq = await standOf(page);
  await page.getByRole('button', { name: 'Save and share' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/open#');
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.locator('.table-app')).toHaveAttribute('data-seq', seq);
});

test('a drawn seed is shown whole, and a chosen one is marked', async ({ page }) => {
  await page.goto('/new/lantern-market');
  const seed = page.getByRole('textbox', { name: 'Seed' });
  const drawn = await seed.inputValue();
  expect(drawn).toMatch(/^\w{7}-\w{7}-\w{7}-\w{5}$/);
  expect(await seed.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const marked = page.getByText('This table will say that you chose it');
  await seed.fill('moon');
  await expect(marked).toBeVisible();
  await page.getByRole('button', { name: 'Another seed' }).click();
  await expect(marked).toHaveCount(0);
  await expect(seed).toHaveValue(/^\w{7}-\w{7}-\w{7}-\w{5}$/);
  await expect(seed).not.toHaveValue(drawn);
});

test('between two people a curtain hides the hands', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/new/lantern-market');
  await page.getByRole('group', { name: 'Number of seats' }).getByText('2', { exact: true }).click();
  await page.getByRole('region', { name: 'Seat 2' }).getByText('Friend', { exact: true }).click();
  await page.getByRole('region', { name: 'Seat 2' }).getByRole('textbox').fill('Bo');
  await page.getByRole('button', { name: 'Begin' }).click();
  const hand = page.locator('.hand [data-thing]');
  await hand.first().waitFor();
  await hand.first().click();
  await expect(page.locator('.curtain h1')).toHaveText('Pass the table to Bo');
  // Nothing of the table is behind the curtain: no hand, no board, no words about it.
  await expect(page.locator('.market, .hand, .log')).toHaveCount(0);
  expect(await page.locator('.curtain').textContent()).not.toMatch(/lantern|coin|fan|visitor/i);
  await page.getByRole('button', { name: 'I am Bo' }).click();
  await expect(hand.first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what bots choose in secret keeps nobody waiting', { tag: '@once' }, async ({ page }) => {
  // Here every pause lasts for ever.
  await page.addInitScript(() => {
    localStorage.setItem('jade-settings', JSON.stringify({ moments: 'calm', confirmTurns: 'never', sound: 'off' }));
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (then: () => void, ms = 0) => wait(then, ms < 300 ? ms : 1e9) });
  });
  await page.goto('/new/lantern-market');
  await page.getByRole('textbox', { name: 'Seed' }).fill('nobody calls the peddler');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.table-app')).toHaveAttribute('data-seq', '2');
  await page.locator('.hand [data-can="true"]').first().click();
  // Once all have chosen, the oil is paid.
  await expect(page.locator('.stalls li').first()).not.toContainText('50 coins');
});

/** How many choices this browser has kept of a table. */
async function keptChoices(page: Page, address: string): Promise<number> {
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  return page.evaluate(
    (table) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('jade-table');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const kept = opening.result.transaction('heads').objectStore('heads').get(table);
          kept.onsuccess = () => {
            opening.result.close();
            resolve(kept.result.stand.seq);
          };
          kept.onerror = () => reject(kept.error);
        };
      }),
    id,
  );
}

test('leaving a table stops its bots, and coming back lets them go on', { tag: '@desktop' }, async ({ page }) => {
  const left = await tableOfBots(page);
  await expect(page.locator('.table-app')).toHaveAttribute('data-seq', /^\d\d/);
  await page.getByRole('link', { name: 'Back to the shelf' }).first().click();
  await page.getByText('What shall we play tonight?').waitFor();
  const then = await keptChoices(page, left);
  // Another table in this window runs for a good while: the bots that were left would have had the time to play on.
  await page.getByRole('link', { name: 'Play Way of the Panda' }).last().click();
  await page.locator('.seats .seat').first().getByText('Bot', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.table-app')).toHaveAttribute('data-seq', /^\d\d/);
  // One choice may have been on its way into the cupboard.
  expect(await keptChoices(page, left)).toBeLessThanOrEqual(then + 1);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(left);
  await expect.poll(() => keptChoices(page, left)).toBeGreaterThan(then + 5);
});

test('two windows on one game follow each other, and the slower press changes nothing', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await openMyTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await waitForTurn(other);
  const seq = await standOf(page);
  const prompt = await beginAction(page);
  // What was played here is seen there, without a reload.
  await expect(other.locator('.prompt h2')).toHaveText(prompt);
  await expect(other.locator('.table-app')).not.toHaveAttribute('data-seq', seq);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.locator('.prompt h2')).toHaveText('Choose an action, or pass');
  expect(await standOf(other)).toBe(seq);
});

test('without storage a game goes on, says that it is not kept, and can be saved', { tag: '@once' }, async ({
  page,
}) => {
  await page.route('**/tables.worker-*.js', async (route) => {
    const response = await route.fetch();
    const blocked = `indexedDB.open = () => { throw new DOMException('blocked', 'SecurityError'); };\n`;
    await route.fulfill({ response, body: blocked + (await response.text()) });
  });
  await page.goto('/');
  await setTable(page, 'Way of the Panda', 2);
  await waitForTurn(page);
  await pressSomething(page, dice(1), 0);
  await expect(page.getByRole('alert')).toContainText('keeps nothing');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alert').getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('[Game "way-of-the-panda"]');
});
