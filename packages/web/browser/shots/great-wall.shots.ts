/** The Great Wall. Games are led to the question that is on the picture. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitForTurn } from '../player.ts';
import { openRecord } from '../records.ts';
import { expect, test } from '../test.ts';
import { askCoach, ledTo, shoot, still } from './camera.ts';

test.beforeEach(async ({ page }) => still(page));

interface Wish {
  readonly mode?: string;
  readonly players?: number;
  readonly decision: string;
  readonly [more: string]: unknown;
}

/** A table at which the first seat is asked this. */
async function at(page: Page, { mode = 'competitive', players = 4, ...wish }: Wish): Promise<void> {
  await openRecord(page, ledTo('led-great-wall.ts', JSON.stringify({ mode, players, ...wish })));
  await (wish.decision === 'end' ? page.locator('dialog.end').waitFor() : waitForTurn(page));
}

/** Stories are told step by step only where moves are not shown at once. */
async function withStories(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('jade-settings') ?? '{}');
    localStorage.setItem(
      'jade-settings',
      JSON.stringify({ ...kept, moments: 'calm', confirmTurns: 'never', byPress: true }),
    );
  });
}

/** Holds something up, takes a picture, puts it down. */
async function heldUp(page: Page, thing: string, name: string): Promise<void> {
  await page.locator(thing).first().dispatchEvent('contextmenu');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await shoot(page, name);
  await page.keyboard.press('Escape');
}

test('The Great Wall in the middle @sizes', async ({ page }) => {
  await at(page, { decision: 'strike.target', year: 3, options: 9 });
  await shoot(page, 'wall-middle');
  await page.getByRole('button', { name: 'All choices' }).click();
  await shoot(page, 'wall-list');
  await page.keyboard.press('Escape');
  await askCoach(page);
  await shoot(page, 'wall-coach');
});

test('The Great Wall through a year', async ({ page }) => {
  await at(page, { decision: 'chooseGeneral' });
  await shoot(page, 'wall-setup');
  await at(page, { decision: 'summer.recover', players: 3, options: 3 });
  await shoot(page, 'wall-summer');
  await at(page, { decision: 'chooseCommand', year: 2 });
  await page.locator('.gw-hc').nth(1).hover();
  await shoot(page, 'wall-secret');
  await at(page, { decision: 'autumn.space', year: 2 });
  await shoot(page, 'wall-track');
  await at(page, { decision: 'moving.origin', year: 2 });
  await shoot(page, 'wall-autumn');
  await heldUp(page, '.gw-loc', 'wall-location');
  await heldUp(page, '.gw-horde > [data-thing^="horde:"]', 'wall-horde');
  await page.locator('.gw-name button').first().dispatchEvent('click');
  await shoot(page, 'wall-general');
});

test('The Great Wall, what is asked in windows', async ({ page }) => {
  await at(page, { decision: 'window.ask', frame: { on: 'soldiersKilled' }, option: 'basic' });
  await shoot(page, 'wall-tactic');
  await at(page, { decision: 'window.ask', frame: { on: 'beforeAssault' }, option: 'basic' });
  await shoot(page, 'wall-tactic-winter');
  await at(page, { decision: 'recruitment.choose' });
  await shoot(page, 'wall-recruit');
  await at(page, { decision: 'adjust', options: 3 });
  await shoot(page, 'wall-payment');
  await at(page, { decision: 'activationStep.choose', year: 2, options: 2 });
  await shoot(page, 'wall-activation');
  await at(page, { decision: 'receiveShame.choose', players: 2, options: 3 });
  await shoot(page, 'wall-shame');
});

test('The Great Wall, a winter with a breach', async ({ page }) => {
  await withStories(page);
  // One choice before a winter in which the wall breaks: taking it tells the winter.
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
  await shoot(page, 'wall-breach');
});

test('The Great Wall alone against Qin', async ({ page }) => {
  await at(page, { mode: 'solo', players: 1, decision: 'strike.target', year: 2 });
  await shoot(page, 'wall-solo');
  await at(page, { mode: 'solo', players: 1, decision: 'end' });
  await shoot(page, 'wall-solo-end');
});

test('The Great Wall together', async ({ page }) => {
  await at(page, { mode: 'cooperative', players: 3, decision: 'fulfilment.propose', option: 'request' });
  await shoot(page, 'wall-coop');
  await at(page, { mode: 'cooperative', players: 3, decision: 'proposal.agree' });
  await shoot(page, 'wall-coop-vote');
  await at(page, { mode: 'cooperative', players: 3, decision: 'end' });
  await shoot(page, 'wall-coop-end');
});

test('The Great Wall with two and the Reed Clan, to the end', async ({ page }) => {
  await at(page, { players: 2, decision: 'moving.origin', year: 2 });
  await shoot(page, 'wall-two');
  await at(page, { players: 4, decision: 'end' });
  await shoot(page, 'wall-end');
});
