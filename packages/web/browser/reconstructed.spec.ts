/** What was designed here because no print shows it says so where it is read, and what a print shows does not. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { setTable } from './player.ts';
import { openRecord, recordOf } from './records.ts';
import { expect, test } from './test.ts';

const WHY = 'No rulebook or print at hand shows this';

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../../ghost-stories', file), 'utf8'));
const { ghosts } = read('content/ghost-stories.data.json') as { ghosts: { id: string; provenance: string }[] };
const ghostWords = read('messages/en.json') as Readonly<Record<string, string>>;

/** The game as it stood at its end. */
async function lookAtTheEndOf(page: Page, game: string, args: readonly string[]): Promise<void> {
  await openRecord(page, recordOf(game, args));
  await page.locator('dialog.end').getByRole('button').first().click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
}

test('Way of the Panda: a space of the action board, and the rulebook', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await setTable(page, 'Way of the Panda', 2);
  await page.locator('[data-thing="do:monk-1a"]').dispatchEvent('contextmenu');
  await expect(page.locator('.cell-sheet .reconstructed').first()).toContainText(WHY);
  await close(page);
  await page.locator('[data-thing="do:warrior-2a"]').dispatchEvent('contextmenu');
  await expect(page.locator('.cell-sheet')).toBeVisible();
  await expect(page.locator('.cell-sheet .reconstructed')).toHaveCount(0);
  await close(page);
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'The exact rules' }).click();
  await expect(page.locator('.rulebook > .reconstructed')).toContainText(WHY);
});

test('The Great Wall: a location, a Horde and an Advisor', { tag: '@desktop' }, async ({ page }) => {
  await lookAtTheEndOf(page, 'great-wall', ['--players', '2', '--seed', 'mark']);
  for (const thing of ['location:lumberMill', 'horde:', 'advisor:']) {
    await page.locator(`.table-app [data-thing^="${thing}"]`).first().dispatchEvent('contextmenu');
    await expect(page.locator('.gw-dlg .reconstructed').first(), thing).toContainText(WHY);
    await close(page);
  }
});

/** Looks back through the game for a moment at which one of these ghosts is on the table, and reads it. */
async function readOneOf(page: Page, ids: readonly string[]): Promise<void> {
  const names = ids.map((id) => ghostWords[`ghost.${id}`]);
  const ghost = page.locator(names.map((name) => `[aria-label^="${name}: "]`).join(', ')).first();
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  const last = Number(await slider.getAttribute('max'));
  for (let moment = last; moment > 0 && (await ghost.count()) === 0; moment -= 5) {
    await slider.fill(String(moment));
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(` ${moment} of `));
  }
  await ghost.dispatchEvent('contextmenu');
  await expect(page.locator('.gs-kard')).toBeVisible();
}

test('Ghost Stories: a ghost of White Moon, and none of the base game', { tag: '@desktop' }, async ({ page }) => {
  const idsFrom = (source: string) => ghosts.filter(({ provenance }) => provenance === source).map(({ id }) => id);
  await lookAtTheEndOf(page, 'ghost-stories', ['--mode', 'white-moon', '--players', '2', '--seed', 'mark']);
  await page.getByRole('button', { name: 'Look back' }).first().click();
  await readOneOf(page, idsFrom('public'));
  await expect(page.locator('.gs-kard .reconstructed')).toHaveCount(0);
  await close(page);
  await readOneOf(page, idsFrom('reconstructed'));
  await expect(page.locator('.gs-kard .reconstructed').first()).toContainText(WHY);
});
