/** Takes the pictures, and sets up what is on them from games that bots have played. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../../..');

/** Of these the README has a small one: `npm run shots -- --project=readme`. */
const IN_README = new Set(['home', 'panda-middle', 'ghosts-exorcism', 'wall-middle']);

/** A picture of the window as it is now. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(700);
  const project = test.info().project.name;
  if (project !== 'readme') await page.screenshot({ path: join(ROOT, 'shots', project, `${name}.png`) });
  else if (IN_README.has(name))
    await page.screenshot({ path: join(ROOT, 'docs/pictures', `${name}.jpg`), type: 'jpeg', quality: 80 });
}

/** Still pictures: no motion, no sound, and the light of the project. */
export async function still(page: Page): Promise<void> {
  const light = test.info().project.name === 'day' ? 'day' : 'night';
  await page.addInitScript((chosen) => {
    localStorage.setItem(
      'jade-settings',
      JSON.stringify({ pace: 'instant', sound: false, motion: 'reduced', light: chosen, name: 'Lin' }),
    );
  }, light);
}

const played = new Map<string, string>();

/** The record of a game that greedy bots have played. */
export function recordOf(game: string, args: readonly string[]): string {
  const wish = [game, ...args].join(' ');
  const known = played.get(wish);
  if (known !== undefined) return known;
  const file = join(mkdtempSync(join(tmpdir(), 'jade-shots-')), `${game}.txt`);
  const jade = join(ROOT, 'packages/cli/bin/jade.js');
  execFileSync('node', [jade, 'sim', game, ...args, '--games', '1', '--bots', 'greedy', '--record', file]);
  played.set(wish, file);
  return file;
}

/** The record of a game that a script beside this one has led to a certain question. */
export function ledTo(script: string, ...args: readonly string[]): string {
  const wish = [script, ...args].join(' ');
  const known = played.get(wish);
  if (known !== undefined) return known;
  const record = execFileSync('node', [join(ROOT, 'scripts/ts.js'), join(import.meta.dirname, script), ...args]);
  const file = join(mkdtempSync(join(tmpdir(), 'jade-shots-')), 'led.txt');
  writeFileSync(file, record);
  played.set(wish, file);
  return file;
}

/** Opens a record from the home screen. */
export async function openRecord(page: Page, file: string): Promise<void> {
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('.table-app').waitFor();
}

/** Asks the coach, and waits for what it says. */
export async function askCoach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await page.locator('.coach .chances').waitFor();
}

/** Waits until the coach has said everything about a game that is over. */
export async function coachIsDone(page: Page): Promise<void> {
  const review = page.locator('dialog.end .review');
  await review.waitFor();
  await expect(review).not.toContainText('The coach is thinking');
}

/** Goes to a point of the open game, from 0 to 1, and plays on from there. */
export async function branchAt(page: Page, point: number): Promise<void> {
  const here = page.url();
  await page.getByRole('button', { name: 'Look back' }).first().click();
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  const last = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.floor(last * point)));
  await page.getByRole('button', { name: 'What if' }).click();
  await page.waitForURL((url) => url.href !== here);
  await page.locator('.table-app').waitFor();
}
