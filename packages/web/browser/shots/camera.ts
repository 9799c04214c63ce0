/** Takes the pictures. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Of these the README has a small one: `npm run shots -- --project=readme`. */
const IN_README = new Set(['home', 'panda-middle', 'ghosts-exorcism', 'wall-coach']);

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
      JSON.stringify({
        moments: 'once',
        confirmTurns: 'never',
        sound: 'off',
        motion: 'reduced',
        light: chosen,
        name: 'Lin',
      }),
    );
  }, light);
}

const led = new Map<string, string>();

/** The record of a game that a script beside this one has led to a certain question. */
export function ledTo(script: string, ...args: readonly string[]): string {
  const wish = [script, ...args].join(' ');
  const known = led.get(wish);
  if (known !== undefined) return known;
  const record = execFileSync('node', [join(ROOT, 'scripts/ts.js'), join(import.meta.dirname, script), ...args]);
  const file = join(mkdtempSync(join(tmpdir(), 'jade-shots-')), 'led.txt');
  writeFileSync(file, record);
  led.set(wish, file);
  return file;
}

/** Asks the coach, and waits for what it says. */
export async function askCoach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await page.locator('.coach footer').waitFor();
}

/** Waits until the coach has said everything about a game that is over. */
export async function coachIsDone(page: Page): Promise<void> {
  const review = page.locator('dialog.end .review');
  await review.waitFor();
  await expect(review).not.toContainText('The coach is thinking');
}
