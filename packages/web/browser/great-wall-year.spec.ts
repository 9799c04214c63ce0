/** The Great Wall explains its Year: what Spring and Summer do, and what a Winter will bring. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitForTurn } from './player.ts';
import { openRecord } from './records.ts';
import { ledTo } from './shots/camera.ts';
import { expect, test } from './test.ts';

/** Takes the last choice before something that is then told, each moment waiting for a press. */
async function lastChoiceBefore(page: Page, wish: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript(() => {
    const settings = { moments: 'calm', byPress: true, confirmTurns: 'never', sound: 'off' };
    localStorage.setItem('jade-settings', JSON.stringify(settings));
  });
  const record = ledTo('led-great-wall.ts', JSON.stringify(wish));
  const [, last = ''] = /^\[Next "(.*)"\]/m.exec(readFileSync(record, 'utf8')) ?? [];
  await openRecord(page, record);
  await waitForTurn(page);
  const list = page.getByRole('button', { name: 'All choices as a list' });
  if ((await list.count()) > 0) await list.click();
  await page.locator(`:is(dialog[open], .prompt) [data-key="${last}"]`).first().click();
  await page.locator('[data-moment="next"]').waitFor();
}

test('Spring and Summer are told step by step, each line with its step', { tag: '@once' }, async ({ page }) => {
  await lastChoiceBefore(page, { mode: 'competitive', players: 3, decision: 'beforeSpring' });
  const next = page.locator('[data-moment="next"]');
  const board = page.locator('.gw-season');
  const now = board.locator('.gw-season-steps > [aria-current]');
  const told: string[] = [];
  for (let pressed = 0; pressed < 60 && (await next.count()) > 0; pressed++) {
    if ((await board.count()) > 0) {
      const step = `${await board.locator('h2').innerText()}: ${(await now.locator('h3').innerText()).split('\n')[0]}`;
      if (told.at(-1) !== step) told.push(step);
      // What the prompt says stands in its step.
      await expect(now.locator('ul')).toContainText(await page.locator('.prompt h2').innerText());
    }
    await next.click();
  }
  expect(told.slice(0, 2)).toEqual(['Spring of Year 2: Hordes come', 'Spring of Year 2: Advisors']);
  expect(told.slice(2).every((step) => step.startsWith('Summer of Year 2: '))).toBe(true);
});
