/** Moments that a walk through a game does not come by on its way: stories that are told, and questions with a window of their own. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { openRecord } from '../records.ts';
import { ledTo } from '../shots/camera.ts';
import { Inspection, SIZES } from './inspection.ts';
import { heldStill, writeDown } from './report.ts';

const inspectionOf = (page: Page) => new Inspection(page, SIZES[test.info().project.name as keyof typeof SIZES]);

const QUESTIONS = [
  ['a ghost comes', 'led-ghost-stories.ts', 'base', 'arrive.place', '20'],
  ['an exorcism', 'led-ghost-stories.ts', 'white-moon', 'exorcise.choose', '60'],
  ['the barrier', 'led-ghost-stories.ts', 'white-moon', 'barrier.board', '0'],
  ['a General', 'led-great-wall.ts', JSON.stringify({ mode: 'competitive', players: 4, decision: 'chooseGeneral' })],
  [
    'a tactic window',
    'led-great-wall.ts',
    JSON.stringify({ mode: 'competitive', players: 4, decision: 'window.ask', option: 'basic' }),
  ],
  [
    'recruits',
    'led-great-wall.ts',
    JSON.stringify({ mode: 'competitive', players: 4, decision: 'recruitment.choose' }),
  ],
  [
    'requests',
    'led-great-wall.ts',
    JSON.stringify({ mode: 'cooperative', players: 3, decision: 'fulfilment.propose', option: 'request' }),
  ],
] as const;

for (const [name, script, ...wish] of QUESTIONS) {
  test(`the question: ${name}`, async ({ page }) => {
    await heldStill(page);
    const inspection = inspectionOf(page);
    await openRecord(page, ledTo(script, ...wish));
    await page.locator('.prompt').waitFor();
    await inspection.look(name);
    writeDown(inspection);
  });
}

/** Stories are told step by step only where moves are not shown at once. */
async function withStories(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('jade-settings', JSON.stringify({ pace: 'quick', tales: 'steps', sound: false }));
  });
}

async function inspectStory(page: Page, inspection: Inspection, name: string): Promise<void> {
  const next = page.locator('[data-tell="next"]');
  await next.waitFor();
  for (let step = 1; step < 8 && (await next.count()) > 0; step++) {
    await inspection.look(`${name}, step ${step}`);
    await next.dispatchEvent('click');
    await page.waitForTimeout(100);
  }
}

test('a story: Winter', async ({ page }) => {
  await withStories(page);
  const inspection = inspectionOf(page);
  const record = ledTo('led-great-wall.ts', JSON.stringify({ mode: 'solo', players: 1, decision: 'beforeBreach' }));
  const [, last = ''] = /^\[Next "(.*)"\]/m.exec(readFileSync(record, 'utf8')) ?? [];
  await openRecord(page, record);
  const list = page.locator('.prompt .list');
  await page.locator('[data-can="true"], .prompt [data-key]').first().waitFor();
  if ((await list.count()) > 0) await list.click();
  await page.locator(`:is(dialog[open], .prompt) [data-key="${last}"]`).first().click();
  await inspectStory(page, inspection, 'Winter');
  writeDown(inspection);
});

test('a story: Yin', async ({ page }) => {
  await withStories(page);
  const inspection = inspectionOf(page);
  await openRecord(page, ledTo('led-ghost-stories.ts', 'white-moon', 'yang.place', '90'));
  await page.locator('.prompt button[data-key="end"]').click();
  await inspectStory(page, inspection, 'Yin');
  writeDown(inspection);
});
