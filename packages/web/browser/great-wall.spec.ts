/** The Great Wall on the table: whole games in every mode, secrets behind curtains, accessibility, size and quickness. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { playByKeyboard } from './keyboard.ts';
import { answerTimes, expectNoViolation, heldStill, inWords, weighTransfer } from './measures.ts';
import {
  complaintsOf,
  dice,
  GLOWING,
  hurried,
  isOver,
  playToTheEnd,
  pressSomething,
  setTable,
  standOf,
  waitForTurn,
} from './player.ts';
import { openRecord } from './records.ts';
import { ledTo } from './shots/camera.ts';
import { expect, test } from './test.ts';

/** Plays until the score is on the screen. */
async function playToTheScore(page: Page, random: () => number): Promise<number> {
  const pressed = await playToTheEnd(page, random, 0.45);
  await expect(page.locator('dialog.end .gw-sheet .total td').first()).toHaveText(/\d/);
  return pressed;
}

/** A table in a mode, from the home screen; the first seat is a person, the others are bots. */
async function setMode(page: Page, mode: string, seats: number, seed: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play The Great Wall' }).last().click();
  await page.getByText(mode, { exact: true }).first().click();
  if (seats > 1)
    await page.getByRole('group', { name: 'Number of seats' }).getByText(String(seats), { exact: true }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
}

test.describe('without a network after loading', () => {
  test.use({ offlineCopy: true });

  test('a competitive game of 3 by clicks on what glows', async ({ page, context }, { project }) => {
    const complaints = complaintsOf(page);
    await hurried(page);
    await page.goto('/');
    await expect(page.getByText('Ready without a network')).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await page.reload();
    await setTable(page, 'The Great Wall', 3);
    const pressed = await playToTheScore(page, dice(project.name === 'phone' ? 5 : 3));
    await expect(page.locator('dialog.end h2')).toHaveText(/wins with -?\d+/);
    expect(complaints).toEqual([]);
    console.log(`${project.name}: The Great Wall with 3, ${pressed} presses, offline`);
  });
});

for (const seats of [2, 4]) {
  test(`a competitive game of ${seats} by clicks on what glows`, { tag: '@deep' }, async ({ page }, { project }) => {
    const complaints = complaintsOf(page);
    await hurried(page);
    await setMode(page, 'Competitive', seats, `wall ${seats}`);
    const pressed = await playToTheScore(page, dice(project.name === 'phone' ? 5 : 3));
    await expect(page.locator('dialog.end h2')).toHaveText(/wins with -?\d+/);
    expect(complaints).toEqual([]);
    console.log(`${project.name}: The Great Wall with ${seats}, ${pressed} presses`);
  });
}

test('alone against Qin Jiushao, by keyboard on a wide screen', { tag: '@deep' }, async ({ page }, { project }) => {
  const complaints = complaintsOf(page);
  await hurried(page);
  await setMode(page, 'Solo', 1, 'solo');
  if (project.name === 'phone') await playToTheScore(page, dice(11));
  else await playByKeyboard(page, dice(11), 0.4);
  await expect(page.locator('dialog.end h2')).toHaveText(/You hold the Wall|Qin Jiushao has the honour/);
  expect(complaints).toEqual([]);
});

test('all together for the Emperor', { tag: '@deep' }, async ({ page }, { project }) => {
  const complaints = complaintsOf(page);
  await hurried(page);
  await setMode(page, 'Cooperative', 3, 'together');
  const pressed = await playToTheScore(page, dice(project.name === 'phone' ? 4 : 9));
  await expect(page.locator('dialog.end h2')).toHaveText(/The Emperor is content|The Wall is lost/);
  expect(complaints).toEqual([]);
  console.log(`${project.name}: The Great Wall together, ${pressed} presses`);
});

/** Raises the curtain; whose table is there at the very first moment. */
function raiseCurtain(): Promise<string> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const own = document.querySelector('.gw-clan.own');
      if (own === null) return;
      observer.disconnect();
      resolve(own.getAttribute('aria-label') ?? 'nobody');
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>('.curtain button')?.click();
  });
}

/** Presses something that glows; then the table has moved on, or the curtain has fallen. */
async function pressAnything(page: Page, random: () => number): Promise<void> {
  const before = await standOf(page);
  const glowing = page.locator('.prompt button[data-key], [data-can="true"][data-thing]');
  await glowing.nth(Math.floor(random() * (await glowing.count()))).dispatchEvent('click');
  const listed = page.locator('dialog[open] [data-key]:enabled').first();
  const moved = page.locator(`.curtain, .table-app:not([data-seq="${before}"])`).first();
  await listed.or(moved).first().waitFor({ state: 'attached' });
  if ((await moved.count()) === 0) await listed.click();
  await moved.waitFor({ state: 'attached' });
  await expect(page.locator('.table-app[data-taking]')).toHaveCount(0);
}

test('two at one screen: a curtain falls, and nothing of a hidden hand is in the page of the other', {
  tag: '@once',
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  await hurried(page);
  await page.goto('/new/great-wall');
  await page.getByRole('group', { name: 'Number of seats' }).getByText('2', { exact: true }).click();
  const questions = page.getByLabel('Questions');
  await expect(questions.locator('option')).toHaveText(['Ask who could do something', 'Ask everybody']);
  await page.getByRole('region', { name: 'Seat 2' }).getByText('Friend', { exact: true }).click();
  await expect(questions.locator('option')).toHaveText(['Ask everybody']);
  await page.getByRole('textbox', { name: 'Seed' }).fill('curtain');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.prompt').waitFor();
  // The General is chosen knowing the two Advisors.
  await expect(page.locator('.gw-offer:not(.gw-beside) h3')).toHaveCount(2);
  await expect(page.locator('.gw-beside h3')).toHaveCount(2);
  const random = dice(2);
  // What each seat alone may read: generals and advisors dealt, tactic cards, resources.
  const secrets = async () => page.locator('.gw-offer h3, .gw-hc.tactic b').allTextContents();
  const seen: string[][] = [[], []];
  let seat = 0;
  let curtains = 0;
  for (let pressed = 0; pressed < 24; pressed++) {
    const curtain = page.locator('.curtain');
    await page.locator('.curtain, .prompt button[data-key], [data-can="true"]').first().waitFor({ state: 'attached' });
    if ((await curtain.count()) > 0) {
      curtains += 1;
      // Behind the curtain there is no board at all.
      await expect(page.locator('.table-app')).toHaveCount(0);
      const text = (await page.locator('body').innerText()).toLowerCase();
      for (const secret of [...(seen[0] ?? []), ...(seen[1] ?? [])]) expect(text).not.toContain(secret.toLowerCase());
      const next = await curtain.locator('h1').innerText();
      expect(next).toContain(await page.evaluate(raiseCurtain));
      seat = 1 - seat;
    }
    const own = await secrets();
    seen[seat] = [...new Set([...(seen[seat] ?? []), ...own])];
    const others = (seen[1 - seat] ?? []).filter((card) => !(seen[seat] ?? []).includes(card));
    const html = await page.content();
    // Active Advisors lie open.
    const open = await page.locator('.gw-name, .gw-adv, .log').allTextContents();
    for (const card of others) {
      if (open.some((text) => text.includes(card))) continue; // it has been shown or played since
      expect(html).not.toContain(card);
    }
    // The goods of the other are behind the screen.
    await expect(page.locator('.gw-clan:not(.own) .gw-goods')).toHaveCount(0);
    await pressAnything(page, random);
  }
  expect(curtains).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
});

test('a Breach is told with its sums and with who is shamed for want of what; the sum of a Section opens by a press', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const settings = { moments: 'calm', byPress: true, confirmTurns: 'never', sound: 'off' };
    localStorage.setItem('jade-settings', JSON.stringify(settings));
  });
  const record = ledTo('led-great-wall.ts', JSON.stringify({ mode: 'solo', players: 1, decision: 'beforeBreach' }));
  const [, last = ''] = /^\[Next "(.*)"\]/m.exec(readFileSync(record, 'utf8')) ?? [];
  await openRecord(page, record);
  await waitForTurn(page);
  const list = page.getByRole('button', { name: 'All choices as a list' });
  if ((await list.count()) > 0) await list.click();
  await page.locator(`:is(dialog[open], .prompt) [data-key="${last}"]`).click();
  const next = page.locator('[data-moment="next"]');
  await next.waitFor();
  while ((await page.locator('.recent .now.loss').count()) === 0) await next.click();
  const sums = page.locator('.gw-assault .gw-side');
  for (const side of [sums.first(), sums.last()]) {
    const parts = (await side.locator('li b').allTextContents()).map(Number);
    expect(parts.reduce((sum, one) => sum + one, 0)).toBe(Number(await side.locator('h3 b').innerText()));
  }
  await expect(page.locator('.gw-toll li').first()).toContainText('no Soldier on');
  while ((await next.count()) > 0) await next.click();
  await page.locator('.gw-balance').first().click();
  await expect(page.locator('dialog[open] .gw-sums')).toContainText('Defence of the Wall');
});

test('nothing that others hold is anywhere in the page', { tag: '@once' }, async ({ page }) => {
  await hurried(page);
  const script = join(import.meta.dirname, 'great-wall-secrets.ts');
  const moments = JSON.parse(
    execFileSync('node', [join(import.meta.dirname, '../../../scripts/ts.js'), script], { encoding: 'utf8' }),
  ) as { record: string; secrets: string[]; seats: number }[];
  const words = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../great-wall/messages/en.json'), 'utf8'),
  ) as Record<string, string>;
  const folder = mkdtempSync(join(tmpdir(), 'jade-secrets-'));
  let looked = 0;
  for (const { record, secrets, seats } of moments) {
    const file = join(folder, 'game.txt');
    writeFileSync(file, record);
    await openRecord(page, file);
    await waitForTurn(page);
    const html = await page.content();
    for (const card of secrets) {
      const name = words[`card.${card}`] ?? card;
      for (const said of [card, name]) expect(html, `${said} is hidden from the first seat`).not.toMatch(named(said));
      looked += 1;
    }
    // Resources of others are nowhere, not even for screen readers.
    const others = page.locator('.gw-left .gw-clan:not(.own)');
    expect(await others.count()).toBeGreaterThanOrEqual(seats - 1);
    for (const panel of await others.all()) expect(await panel.innerHTML()).not.toMatch(/Wood|Stone\b|Gold\b|Chi\b/);
  }
  expect(looked).toBeGreaterThan(40);
});

/** A word as it stands in a page, not as a part of another. */
function named(word: string): RegExp {
  return new RegExp(`(?<![\\w-])${word.replaceAll(/[.*+?^${'$'}{}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
}

test('cards explain themselves, and the winter is told step by step', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('jade-settings') === null)
      localStorage.setItem(
        'jade-settings',
        JSON.stringify({ moments: 'calm', confirmTurns: 'never', byPress: true, sound: 'off', motion: 'reduced' }),
      );
  });
  await setMode(page, 'Solo', 1, 'told');
  const random = dice(4);
  const told = page.locator('.prompt.moment');
  const assault = page.locator('.prompt.moment', { hasText: 'Assault on' });
  for (let pressed = 0; pressed < 400 && (await assault.count()) === 0; pressed++) {
    if ((await told.count()) > 0) await page.locator('[data-moment="next"]').click();
    else await pressSomething(page, random, 0.4);
    await page
      .locator('.prompt.moment, [data-can="true"], .prompt button[data-key]')
      .first()
      .waitFor({ state: 'attached' });
  }
  await expect(page.locator('.prompt button[data-key]')).toHaveCount(0);
  await expect(page.locator('.recent .now')).toHaveCount(1);
  await expect(page.locator('.recent .now .rule')).toHaveAttribute('title', /GW-/);
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await waitForTurn(page);
  await page.locator('.gw-horde > [data-thing^="horde:"]').first().dispatchEvent('contextmenu');
  await expect(page.locator('dialog.gw-dlg-horde .gw-cell')).not.toHaveCount(0);
  await page.locator('dialog.gw-dlg-horde .rule').first().click();
  await expect(page.locator('.drawer .marked')).toBeVisible();
});

test(
  'a standing answer passes until one of its conditions comes true',
  { tag: '@once' },
  async ({ page }, { project }) => {
    await hurried(page);
    await setMode(page, 'Competitive', 4, 'a');
    const random = dice(7);
    for (let pressed = 0; pressed < 80 && (await page.locator('.gw-again').count()) === 0; pressed++) {
      await pressSomething(page, random, 0.2);
      await waitForTurn(page);
    }
    const window = await page.locator('.gw-tactic').getAttribute('data-window');
    await page.locator('.gw-again summary').click();
    const ticked = page.locator('.gw-again input:checked');
    while ((await ticked.count()) > 0) await ticked.first().uncheck();
    await page.locator('.gw-again .btn').click();
    await expect(page.locator('.gw-standing')).toContainText('By itself you let happen');
    for (let pressed = 0; pressed < 12 && !(await isOver(page)); pressed++) {
      await pressSomething(page, random, 0.2);
      await waitForTurn(page);
      await expect(page.locator(`.gw-tactic[data-window="${window}"]`)).toHaveCount(0);
    }
    // On small screens it stands with the chronicle, which windows hide.
    const log = page.getByRole('tab', { name: 'Log' });
    if (project.name === 'phone') {
      for (let pressed = 0; pressed < 12 && !(await log.isVisible()); pressed++) {
        await pressSomething(page, random, 0.2);
        await waitForTurn(page);
      }
      await log.click();
    }
    await page.locator('.gw-standing button').click();
    await expect(page.locator('.gw-standing')).toHaveCount(0);
  },
);

test('the field holds still, whatever is asked below it', { tag: '@once' }, async ({ page }, { project }) => {
  await hurried(page);
  await setMode(page, 'Competitive', 4, 'still');
  const random = dice(5);
  // On phones a window covers a part of the field; its scale stays.
  const measure = () =>
    page.evaluate((isPhone) => {
      const box = document.querySelector(isPhone ? '.gw-section' : '.gw-ground')?.getBoundingClientRect();
      return isPhone ? [box?.width, box?.height] : [box?.x, box?.y, box?.width, box?.height];
    }, project.name === 'phone');
  await waitForTurn(page);
  const first = await measure();
  const seen = new Set<string>();
  for (let pressed = 0; pressed < 40 && !(await isOver(page)); pressed++) {
    await waitForTurn(page);
    seen.add((await page.locator('.gw-window').count()) > 0 ? 'window' : 'city');
    expect(await measure()).toEqual(first);
    await pressSomething(page, random, 0.3);
  }
  expect([...seen].sort()).toEqual(['city', 'window']);
});

test('axe finds nothing serious at the table of The Great Wall, by day and by night', { tag: '@once' }, async ({
  page,
}) => {
  await heldStill(page);
  await setMode(page, 'Cooperative', 2, 'axe');
  await waitForTurn(page);
  await expectNoViolation(page, 'set-up');
  const random = dice(2);
  const looked = new Set<string>();
  const windows = ['.gw-tactic', '.gw-recruit', '.gw-payment', '.gw-rq'];
  for (let pressed = 0; pressed < 45 && !(await isOver(page)); pressed++) {
    await pressSomething(page, random, 0.2);
    await waitForTurn(page);
    for (const window of windows) {
      if (looked.has(window) || (await page.locator(window).count()) === 0) continue;
      looked.add(window);
      await expectNoViolation(page, window);
    }
  }
  await expectNoViolation(page, 'table');
  // Windows cover the city now and then.
  for (let pressed = 0; pressed < 30 && (await page.locator('.gw-loc').count()) === 0; pressed++) {
    if (await isOver(page)) return;
    await pressSomething(page, random, 0.2);
    await waitForTurn(page);
  }
  await page.locator('.gw-horde > [data-thing^="horde:"]').first().dispatchEvent('contextmenu');
  await expectNoViolation(page, 'horde');
  await page.keyboard.press('Escape');
  await page.locator('.gw-loc').first().dispatchEvent('contextmenu');
  await expectNoViolation(page, 'location');
  await page.keyboard.press('Escape');
  await page.locator('.gw-name button').first().dispatchEvent('click');
  await expectNoViolation(page, 'general');
});

test('The Great Wall stays small', { tag: '@once' }, async ({ page }) => {
  await hurried(page);
  const { more } = await weighTransfer(page, 'The Great Wall', 4);
  console.log(`transfer, compressed: ${more.toFixed(0)} KB more with The Great Wall on the table`);
  expect(more).toBeLessThan(300);
});

test(
  'how quickly a click at The Great Wall is answered on a processor four times slower',
  { tag: '@deep' },
  async ({ page }, { project }) => {
    await hurried(page);
    await page.goto('/');
    await setTable(page, 'The Great Wall', 4);
    const random = dice(6);
    for (let pressed = 0; pressed < 6; pressed++) await pressSomething(page, random, 0);
    console.log(`${project.name}: ${inWords(await answerTimes(page, GLOWING))}`);
  },
);

test('a Clerk walks by one press on where it goes', async ({ page }) => {
  await hurried(page);
  const wish = {
    mode: 'competitive',
    players: 4,
    decision: 'moving.origin',
    option: 'from:pool',
    year: 2,
    frame: { left: 3, distinct: false },
  };
  await openRecord(page, ledTo('led-great-wall.ts', JSON.stringify(wish)));
  const seq = async () => Number(await page.locator('.table-app').getAttribute('data-seq'));
  const school = page.locator('[data-thing="location:school"]');
  for (let walked = 0; walked < 2; walked++) {
    const before = await seq();
    await school.and(page.locator('[data-can="true"]')).click();
    await expect.poll(seq).toBe(before + 2);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});
