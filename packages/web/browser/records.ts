/** Games that bots have played, as records of the command line, and tables that go on from them. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { waitForTurn } from './player.ts';
import { ledTo } from './shots/camera.ts';

const JADE = join(import.meta.dirname, '../../cli/bin/jade.js');

const played = new Map<string, string>();

/** The record of a game that bots have played by their policy alone, which is quick. */
export function recordOf(game: string, args: readonly string[]): string {
  const wish = [game, ...args].join(' ');
  const known = played.get(wish);
  if (known !== undefined) return known;
  const file = join(mkdtempSync(join(tmpdir(), 'jade-records-')), `${game}.txt`);
  execFileSync('node', [JADE, 'sim', game, ...args, '--games', '1', '--bots', 'policy', '--record', file]);
  played.set(wish, file);
  return file;
}

/** How many choices a record has before the first of this kind: `104. P2 card:C3 ebb02058`. */
export function choicesBefore(file: string, kind: string): number {
  const found = readFileSync(file, 'utf8').match(new RegExp(`^(\\d+)\\. P\\d ${kind}:`, 'm'));
  if (found === null) throw new Error(`${file} has no choice '${kind}:'`);
  return Number(found[1]) - 1;
}

/** Opens a record from the home screen. */
export async function openRecord(page: Page, file: string): Promise<void> {
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('.table-app').waitFor();
}

/** Opens a record that was led to just before something, and makes the choice it names as its next. */
export async function openAndGoOn(page: Page, file: string): Promise<void> {
  const [, next = ''] = /^\[Next "(.*)"\]/m.exec(readFileSync(file, 'utf8')) ?? [];
  await openRecord(page, file);
  await waitForTurn(page);
  const list = page.getByRole('button', { name: 'All choices as a list' });
  if ((await list.count()) > 0) await list.click();
  await page.locator(`:is(dialog[open], .prompt) [data-key="${next}"]`).first().click();
}

/** A table of Way of the Panda with two where I am to choose an action; an apprentice plays against me. */
export async function openMyTurn(page: Page): Promise<void> {
  await openRecord(page, ledTo('led-panda.ts'));
  await expect(page.locator('.prompt h2')).toHaveText('Choose an action, or pass');
}

/** Goes to the moment of the open game after so many choices, and plays on from there. */
export async function branchAfter(page: Page, choices: number): Promise<void> {
  await branch(page, () => choices);
}

/** The same at a point of the game from 0 to 1. */
export async function branchAt(page: Page, point: number): Promise<void> {
  await branch(page, (last) => Math.floor(last * point));
}

async function branch(page: Page, momentOf: (last: number) => number): Promise<void> {
  const here = page.url();
  await page.getByRole('button', { name: 'Look back' }).first().click();
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  const last = Number(await slider.getAttribute('max'));
  await slider.fill(String(momentOf(last)));
  await page.getByRole('button', { name: 'What if' }).click();
  await page.waitForURL((url) => url.href !== here);
  await page.locator('.table-app').waitFor();
}
