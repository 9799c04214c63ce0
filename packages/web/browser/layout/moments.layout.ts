/** Moments that a walk through a game does not come by on its way: stories that are told, and questions with a window of their own. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openRecord } from '../records.ts';
import { ledTo } from '../shots/camera.ts';
import { test } from '../test.ts';
import { Inspection, SIZES } from './inspection.ts';
import { heldStill, writeDown } from './report.ts';

const inspectionOf = (page: Page) => new Inspection(page, SIZES[test.info().project.name as keyof typeof SIZES]);

const QUESTIONS = [
  ['a ghost comes', 'led-ghost-stories.ts', 'base', 'placeDrawn.choose', '20'],
  ['an exorcism', 'led-ghost-stories.ts', 'white-moon', 'exorcise.choose', '60'],
  ['the barrier', 'led-ghost-stories.ts', 'white-moon', 'barrier.board', '0'],
  ['a General', 'led-great-wall.ts', JSON.stringify({ mode: 'competitive', players: 4, decision: 'chooseGeneral' })],
  ['an Advisor', 'led-great-wall.ts', JSON.stringify({ mode: 'competitive', players: 4, decision: 'chooseAdvisor' })],
  [
    'a payment',
    'led-great-wall.ts',
    JSON.stringify({ mode: 'competitive', players: 4, decision: 'adjust', options: 3 }),
  ],
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
    localStorage.setItem(
      'jade-settings',
      JSON.stringify({ moments: 'calm', confirmTurns: 'never', byPress: true, sound: 'off' }),
    );
  });
}

async function inspectStory(page: Page, inspection: Inspection, name: string): Promise<void> {
  const next = page.locator('[data-moment="next"]');
  await next.waitFor();
  for (let step = 1; step < 8 && (await next.count()) > 0; step++) {
    await inspection.look(`${name}, step ${step}`);
    await next.dispatchEvent('click');
    await page.waitForTimeout(100);
  }
}

test('the question: a Taoist and a power', async ({ page }) => {
  await heldStill(page);
  const inspection = inspectionOf(page);
  await page.goto('/new/ghost-stories');
  await page.locator('h2.lab .seg label, h2.lab .seg button').last().dispatchEvent('click');
  await page.locator('select:has(option[value="chosen"])').selectOption('chosen');
  await inspection.look('a new table with chosen Taoists');
  await page.locator('.btn.pri').last().dispatchEvent('click');
  await page.locator('.gs-choice').waitFor();
  await inspection.look('a Taoist and a power');
  writeDown(inspection);
});

test('standing answers', async ({ page }) => {
  await heldStill(page);
  const inspection = inspectionOf(page);
  const wish = { mode: 'solo', players: 1, decision: 'window.ask', option: 'basic' };
  await openRecord(page, ledTo('led-great-wall.ts', JSON.stringify(wish)));
  const form = page.locator('.gw-again');
  await form.locator('summary').dispatchEvent('click');
  await inspection.look('a standing answer');
  await form.locator('button').dispatchEvent('click');
  await page.locator('.gw-standing').waitFor({ state: 'attached' });
  await inspection.look('with a standing answer');
  writeDown(inspection);
});

for (const [name, decision] of [
  ['Winter', 'beforeBreach'],
  ['Qin', 'beforeQin'],
] as const) {
  test(`a story: ${name}`, async ({ page }) => {
    await withStories(page);
    const inspection = inspectionOf(page);
    const record = ledTo('led-great-wall.ts', JSON.stringify({ mode: 'solo', players: 1, decision }));
    const [, last = ''] = /^\[Next "(.*)"\]/m.exec(readFileSync(record, 'utf8')) ?? [];
    await openRecord(page, record);
    const button = page.locator(`:is(dialog[open], .prompt) [data-key="${last}"]`).first();
    await page.locator('.prompt .choices').waitFor();
    if ((await button.count()) === 0) await page.locator('.prompt .list').click();
    await button.dispatchEvent('click');
    await inspectStory(page, inspection, name);
    writeDown(inspection);
  });
}

test('a story: Yin', async ({ page }) => {
  await withStories(page);
  const inspection = inspectionOf(page);
  await openRecord(page, ledTo('led-ghost-stories.ts', 'white-moon', 'yang.place', '90'));
  await page.locator('.prompt button[data-key="end"]').click();
  await inspectStory(page, inspection, 'Yin');
  writeDown(inspection);
});
