/** In the pseudo-language every letter that comes from a catalogue has an accent: what is plain was forgotten there. */

import type { Page } from '@playwright/test';
import { inspectGame } from './layout/tables.ts';
import { recordOf } from './records.ts';
import { expect, test } from './test.ts';

const PSEUDO = 'en-XA';

/** Rules and guides are texts of their own; their ids, seeds, the text of a record and the names of keys are no words. */
const GUIDE = '.gd-page, .gd-contents, .gd-asked dl, .gd-ways b, .gd-name .small-only';
const NO_WORDS = `${GUIDE}, kbd, .rulebook, .rule, .seed, .record, pre, code, textarea, input, style, script, option[lang], [data-plain]`;

test.beforeEach(({ page }) =>
  page.addInitScript((language) => localStorage.setItem('jade-settings', JSON.stringify({ language })), PSEUDO),
);

/** Everything on the page that is read or read out and has plain letters. */
function plainWords(page: Page): Promise<string[]> {
  return page.evaluate((noWords) => {
    const found = new Set<string>();
    const note = (text: string | null) => {
      // Names of the bots that played the record (their number stands apart in a title), and what the browser itself puts between
      // the parts of a list.
      const rest = text?.replaceAll(/\bpolicy\b|\band\b/g, '');
      for (const word of rest?.match(/[A-Za-z]{3,}/g) ?? []) found.add(`${word} in “${text?.trim().slice(0, 60)}”`);
    };
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest(noWords) !== null) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) note(element.getAttribute(name));
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) note(child.textContent);
    }
    return [...found];
  }, NO_WORDS);
}

async function nothingPlain(page: Page, where: string): Promise<void> {
  expect(await plainWords(page), where).toEqual([]);
}

test('nothing of the shell was forgotten @once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.home')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(PSEUDO);
  await nothingPlain(page, 'home');
  await page.locator('.settings-door').click();
  await nothingPlain(page, 'settings');
  await page.goto('/about');
  await expect(page.locator('.about')).toBeVisible();
  await page.goto('/table/none');
  await expect(page.locator('.quiet-page h1')).toBeVisible();
  await nothingPlain(page, 'no such table');
});

for (const [name, game, args] of [
  ['Way of the Panda', 'way-of-the-panda', ['--players', '3', '--mode', 'expert']],
  ['The Great Wall', 'great-wall', ['--players', '3']],
  ['Ghost Stories', 'ghost-stories', ['--players', '2', '--mode', 'white-moon']],
  ['Lantern Market', 'lantern-market', ['--players', '3']],
] as const) {
  test(`nothing of ${name} was forgotten @once${game === 'ghost-stories' ? '' : ' @deep'}`, async ({ page }) => {
    await page.goto(`/new/${game}`);
    await page.locator('.setting').waitFor();
    await nothingPlain(page, 'new table');
    const look = (screen: string) => nothingPlain(page, screen);
    await inspectGame(page, { look }, name, recordOf(game, [...args, '--seed', 'layout']), ['middle']);
  });
}
