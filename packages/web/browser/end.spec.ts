/** The end of a game: what ended it, why, where it turned, a picture of it, and a way on from every size. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolation, heldStill } from './measures.ts';
import { complaintsOf, hurried } from './player.ts';
import { openRecord, recordOf } from './records.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await hurried(page);
});

const SIZES = [
  [390, 844],
  [844, 390],
  [1366, 768],
  [1440, 900],
] as const;

const lost = () => recordOf('ghost-stories', ['--players', '3', '--seed', 'shots']);
const panda = () => recordOf('way-of-the-panda', ['--players', '3', '--seed', 'shots']);

/** A night that bots have won: some do, so a few are played. */
function won(): string {
  for (const seed of ['d4', ...Array.from({ length: 20 }, (_, index) => `d${index + 5}`)]) {
    const sitting = ['--players', '4', '--option', 'difficulty=initiation'];
    const file = recordOf('ghost-stories', [...sitting, '--seed', seed]);
    if (/^= P/m.test(readFileSync(file, 'utf8'))) return file;
  }
  throw new Error('no village was saved in so many nights');
}

const end = (page: Page) => page.locator('dialog.end');

test('a village that is lost: the cause first, then why in facts, then the score', { tag: '@once' }, async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openRecord(page, lost());
  await expect(end(page).getByRole('heading', { level: 2 })).toHaveText('The village is lost');
  const told = end(page).locator('.picture > div > *');
  await expect(told.nth(0)).toHaveText('The village is haunted beyond help.');
  await expect(told.nth(1)).toHaveText('The village is lost');
  // The fourth tile ends a game at the level of beginners, the third at any other.
  await expect(told.nth(2)).toHaveText(/ is haunted \((?:4 of 4|3 of 3)\)$/);
  await expect(told.nth(3)).toHaveText(/^Turn \d+: /);
  await expect(end(page).locator('.picture img')).toHaveAttribute('src', /end-dusk/);
  const why = end(page).locator('.why');
  await expect(why.getByRole('heading')).toHaveText('Why we lost');
  const sentences = await why.getByRole('listitem').allTextContents();
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.length).toBeLessThanOrEqual(3);
  for (const sentence of sentences) expect(sentence).toMatch(/\d.*\.$/);
  await expect(end(page).locator('.gs-score .total td')).toHaveText(/^−?\d+$/);
  expect(complaints).toEqual([]);
});

test('a village that stands has its own picture and its own why', { tag: '@once' }, async ({ page }) => {
  await openRecord(page, won());
  await expect(end(page).getByRole('heading', { level: 2 })).toHaveText('Dawn over the village');
  await expect(end(page).locator('.picture img')).toHaveAttribute('src', /end-dawn/);
  await expect(end(page).locator('.picture p').first()).toHaveText(/is exorcised/);
  await expect(end(page).locator('.why h3')).toHaveText('Why we won');
});

test('where the winner was ahead is said of games against each other, too', { tag: '@once' }, async ({ page }) => {
  await openRecord(page, panda());
  const winner = /^(.+) wins with (\d+)$/.exec(
    (await end(page).getByRole('heading', { level: 2 }).textContent()) ?? '',
  );
  await expect(end(page).locator('.why h3')).toHaveText(`Why ${winner?.[1]} won`);
  const [first = ''] = await end(page).locator('.why li').allTextContents();
  const [, own, theirs] = /: (\d+) for .+, (\d+) for .+, who came next\.$/.exec(first) ?? [];
  expect(Number(own)).toBeGreaterThan(Number(theirs));
});

test('there is a way on at every size, words stand below the picture, and nothing scrolls sideways', {
  tag: '@once',
}, async ({ page }) => {
  await openRecord(page, lost());
  await end(page).locator('.review').waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const name of ['Rematch', 'Same deal', 'Look back']) {
      const button = end(page).getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click({ trial: true });
    }
    await end(page).getByRole('link', { name: 'Shelf' }).click({ trial: true });
    const [picture, words] = await Promise.all(
      ['.picture img', '.picture > div'].map((part) => end(page).locator(part).boundingBox()),
    );
    expect(words?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1);
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(height);
    const sideways = await end(page).evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('.account, .tale, .rest')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect(Math.max(...sideways)).toBeLessThanOrEqual(0);
    // Parts of the page stand below each other: none lies on the next.
    const parts = await end(page)
      .locator('.why, .score, .review, .share')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    for (const [index, one] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        const apart =
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1 ||
          one.right <= other.left + 1 ||
          other.right <= one.left + 1;
        expect(apart, `${width}x${height}`).toBe(true);
      }
    }
  }
  await end(page).getByRole('link', { name: 'Shelf' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('turning points are named by round and person, and lead there', { tag: '@once' }, async ({ page }) => {
  await openRecord(page, panda());
  const turns = end(page).locator('.review .turns button');
  // The turn is named once the story has been read.
  await expect(turns.last()).toHaveText(/^Round \d+ · .+$/);
  const [, round, who] = /^Round (\d+) · (.+)$/.exec((await turns.last().textContent()) ?? '') ?? [];
  await expect(end(page).locator('.review .turns li').last()).toContainText(`${who} chose`);
  await turns.last().click();
  await expect(page.locator('.topbar')).toContainText(`Round ${round}`);
});

test('axe finds nothing serious at the end, by day and by night', { tag: '@once' }, async ({ page }) => {
  await heldStill(page);
  for (const [game, record] of [
    ['night', lost()],
    ['race', panda()],
  ] as const) {
    await openRecord(page, record);
    await end(page).locator('.review').waitFor();
    await end(page).locator('.share > img').waitFor();
    await expectNoViolation(page, game);
  }
});

test('the sheet can be opened again', { tag: '@once' }, async ({ page }) => {
  await openRecord(page, lost());
  await end(page).getByRole('button', { name: 'Close' }).click();
  await expect(end(page)).toHaveCount(0);
  await page.locator('.prompt').getByRole('button').first().click();
  await expect(end(page).locator('.why')).toBeVisible();
});

test('the picture of the result: its size, its words, with names and without, saved and copied', {
  tag: '@once',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecord(page, panda());
  const share = page.getByRole('region', { name: 'Picture to share' });
  const picture = share.getByRole('img');
  const drawn = async () => {
    const address = (await picture.getAttribute('src')) ?? '';
    return decodeURIComponent(address.slice(address.indexOf(',') + 1));
  };
  const title = (await end(page).getByRole('heading', { level: 2 }).textContent()) ?? '';
  const [, name = 'nobody', score = ''] = /^(.+) wins with (\d+)$/.exec(title) ?? [];
  await expect(picture).toHaveAttribute('alt', `Picture of the result: ${title}`);
  const wordsOf = (svg: string) => svg.replaceAll(/<\/text>/g, ' ').replaceAll(/<[^>]+>/g, '');
  await expect.poll(async () => wordsOf(await drawn())).toContain(name);
  const sizes = [...(await drawn()).matchAll(/font-size:(\d+(?:\.\d+)?)px/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(6);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(22);

  const saved = page.waitForEvent('download');
  await share.getByRole('button', { name: 'Save' }).click();
  const png = readFileSync(await (await saved).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

  await share.getByRole('checkbox', { name: 'Names' }).uncheck();
  await expect(picture).toHaveAttribute('alt', `Picture of the result: Won with ${score}`);
  await expect.poll(async () => wordsOf(await drawn())).toContain('Won with');
  expect(wordsOf(await drawn())).not.toContain(name);

  await share.getByRole('button', { name: 'Copy' }).click();
  const kinds = () => page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => [...types]));
  await expect.poll(kinds).toContain('image/png');
});
