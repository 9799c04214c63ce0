/** Each language by itself: nothing English is left on its screens, and a change in the middle of a game loses nothing. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expand } from '../../words/index.ts';
import { inspectGame } from './layout/tables.ts';
import { recordOf } from './records.ts';
import { expect, test } from './test.ts';

type Catalogue = Readonly<Record<string, string>>;

/** Seeds, the text of a record, the names of keys and of bots that played, and the languages in their own words are no words of the page. */
const NO_WORDS = 'kbd, .seed, .record, pre, code, textarea, input, style, script, option[lang], [data-plain]';

/** So many letters in a row are no accident. */
const TELLING = 14;

const wordsOf = (name: string, language: string): string =>
  join(import.meta.dirname, `../../${name}/messages/${language}.json`);

function words(language: string, game: string): Catalogue {
  const files = ['web', 'engine', game].map((name) => wordsOf(name, language));
  return Object.assign({}, ...files.map((file) => expand(JSON.parse(readFileSync(file, 'utf8')) as Catalogue)));
}

/** What only English says: whole labels, and the longer pieces of its sentences. */
function onlyEnglish(language: string, game: string): { labels: string[]; pieces: string[] } {
  const [english, own] = [words('en', game), words(language, game)];
  const all = Object.values(own);
  const theirs = all.join('\n');
  const isTheirs = new Set(all);
  const foreign = Object.entries(english).filter(([key, text]) => own[key] !== text);
  const labels = foreign.flatMap(([, text]) => (/[{]/.test(text) || isTheirs.has(text) ? [] : [text]));
  const pieces = foreign
    .flatMap(([, text]) => text.split(/[{}#]/))
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= TELLING && /\s/.test(piece) && !/plural|select/.test(piece))
    .filter((piece) => !theirs.includes(piece));
  return { labels, pieces };
}

function englishOn(page: Page, { labels, pieces }: ReturnType<typeof onlyEnglish>): Promise<string[]> {
  return page.evaluate(
    ({ labels, pieces, noWords }) => {
      const whole = new Set(labels);
      const found = new Set<string>();
      const note = (text: string | null) => {
        const said = text?.trim() ?? '';
        if (said === '') return;
        if (whole.has(said)) found.add(said);
        for (const piece of pieces) if (said.includes(piece)) found.add(`${piece} in “${said.slice(0, 80)}”`);
      };
      for (const element of document.querySelectorAll('body *')) {
        if (element.closest(noWords) !== null) continue;
        for (const name of ['aria-label', 'title', 'alt', 'placeholder']) note(element.getAttribute(name));
        for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) note(child.textContent);
      }
      return [...found];
    },
    { labels, pieces, noWords: NO_WORDS },
  );
}

async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((tag) => {
    if (localStorage.getItem('jade-settings') === null)
      localStorage.setItem('jade-settings', JSON.stringify({ language: tag }));
  }, language);
}

for (const language of ['it', 'fr', 'de'])
  for (const [name, game, args] of [
    ['Ghost Stories', 'ghost-stories', ['--players', '2', '--mode', 'white-moon']],
    ['Way of the Panda', 'way-of-the-panda', ['--players', '3', '--mode', 'expert']],
    ['The Great Wall', 'great-wall', ['--players', '3']],
    ['Lantern Market', 'lantern-market', ['--players', '3']],
  ] as const) {
    if (!existsSync(wordsOf(game, language))) continue;
    const often = language === 'it' && game === 'lantern-market' ? '' : ' @deep';
    test(`nothing English is left of ${name} in ${language} @once${often}`, async ({ page }) => {
      await speak(page, language);
      const english = onlyEnglish(language, game);
      const look = async (screen: string) => expect.soft(await englishOn(page, english), screen).toEqual([]);
      await page.goto('/');
      await expect(page.locator('.home')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      await look('home');
      await page.goto(`/new/${game}`);
      await page.locator('.setting, .seats').first().waitFor();
      await look('new table');
      await inspectGame(page, { look }, name, recordOf(game, [...args, '--seed', 'layout']), ['middle']);
    });
  }

test('another language in the middle of a game loses nothing, and is kept @once', async ({ page }) => {
  await page.goto('/new/lantern-market');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.hand [data-thing]').first().waitFor();
  const hand = await page.locator('.hand').innerText();
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('de');
  await expect(page.locator(':root')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('dialog').getByLabel('Sprache')).toHaveValue('de');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt')).toContainText('Wähle eine Laterne');
  expect((await page.locator('.hand').innerText()).match(/\d+/g)).toEqual(hand.match(/\d+/g));
  await page.reload();
  await expect(page.locator('.prompt')).toContainText('Wähle eine Laterne');
});

test('a link names a language, and only that one is loaded @once', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (/\/assets\/\w\w-[^/]*\.js$/.test(response.url())) loaded.push(await response.text());
  });
  await page.goto('/?lang=it');
  await expect(page.getByRole('heading', { name: 'A che cosa giochiamo stasera?' })).toBeVisible();
  expect(loaded.some((text) => text.includes('A che cosa giochiamo'))).toBe(true);
  expect(loaded.some((text) => text.includes('What shall we play tonight'))).toBe(false);
});
