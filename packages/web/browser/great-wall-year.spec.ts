/** The Great Wall explains itself: what Spring and Summer do, and what cards say before anybody pays for them. */

import type { Page } from '@playwright/test';
import { hurried, waitForTurn } from './player.ts';
import { openAndGoOn, openRecord } from './records.ts';
import { ledTo } from './shots/camera.ts';
import { expect, test } from './test.ts';

/** Takes the last choice before something that is then told, each moment waiting for a press. */
async function lastChoiceBefore(page: Page, wish: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript(() => {
    const settings = { moments: 'calm', byPress: true, confirmTurns: 'never', sound: 'off' };
    localStorage.setItem('jade-settings', JSON.stringify(settings));
  });
  const record = ledTo('led-great-wall.ts', JSON.stringify(wish));
  await openAndGoOn(page, record);
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

test('every card of a large hand shows its sign and its whole name, and is held up once', {
  tag: ['@once', '@desktop'],
}, async ({ page }) => {
  await hurried(page);
  const likes = '^(pass|from|to|advisor|clerk)';
  const wish = {
    mode: 'competitive',
    players: 3,
    decision: 'chooseCommand',
    hand: 9,
    likes,
    shuns: '^(basic|enhanced|use)',
  };
  await openRecord(page, ledTo('led-great-wall.ts', JSON.stringify(wish)));
  await waitForTurn(page);
  for (const width of [1440, 1366, 1280]) {
    await page.setViewportSize({ width, height: width === 1366 ? 768 : 900 });
    const cards = page.locator('.gw-hc');
    expect(await cards.count()).toBeGreaterThanOrEqual(9);
    const unread = await cards.evaluateAll((all) =>
      all
        .filter((card) => {
          const box = card.getBoundingClientRect();
          return [...card.querySelectorAll('b, .ic')].some((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < box.left || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
          });
        })
        .map((card) => card.textContent),
    );
    expect(unread, `at ${width}`).toEqual([]);
  }
  await page.locator('.gw-hc.tactic').last().hover();
  await expect(page.locator('.gw-preview .gw-card')).toBeVisible();
  // What is held up is not told a second time beside it.
  await page.waitForTimeout(600);
  await expect(page.locator('.beside')).toHaveCount(0);
});

test('an Artefact is a card to be read, with its picture and what it counts today', { tag: '@once' }, async ({
  page,
}) => {
  await hurried(page);
  await openRecord(
    page,
    ledTo('led-great-wall.ts', JSON.stringify({ mode: 'competitive', players: 4, decision: 'moving.origin', year: 2 })),
  );
  await waitForTurn(page);
  const court = page.getByRole('tab', { name: 'Court' });
  if (await court.isVisible()) await court.click();
  await page.locator('.gw-artefact').first().click();
  await expect(page.locator('dialog[open] .gw-card-face svg.ic')).toBeVisible();
  await expect(page.locator('dialog[open]')).toContainText('Counted today');
});

test('what is asked has the room of its words, and what is always done stands with the other buttons', {
  tag: ['@once', '@desktop'],
}, async ({ page }) => {
  await hurried(page);
  const wish = { mode: 'competitive', players: 4, decision: 'donate.choose', hand: 5 };
  await openRecord(page, ledTo('led-great-wall.ts', JSON.stringify(wish)));
  await waitForTurn(page);
  await expect(page.locator('.prompt .choices .gw-habit')).toBeVisible();
  const title = page.locator('.prompt h2');
  const lines = await title.evaluate(
    (words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight),
  );
  expect(lines).toBeLessThan(3.5);
  const box = await page.locator('.prompt').boundingBox();
  expect(box?.height).toBeLessThan(150);
});

test('what is always done is pressed once, and taken back in the log', { tag: ['@once', '@desktop'] }, async ({
  page,
}) => {
  await hurried(page);
  const wish = { mode: 'solo', players: 1, decision: 'activate.gather' };
  await openRecord(page, ledTo('led-great-wall.ts', JSON.stringify(wish)));
  await waitForTurn(page);
  await page.locator('.gw-habit').click();
  await expect(page.locator('.gw-standing')).toContainText('By itself you always gather.');
  await page.locator('.gw-standing button').click();
  await expect(page.locator('.gw-standing')).toHaveCount(0);
});

test('sites say what they cost, and a finger reads the sum of the Section in view', { tag: '@phone' }, async ({
  page,
}) => {
  await hurried(page);
  await openRecord(
    page,
    ledTo('led-great-wall.ts', JSON.stringify({ mode: 'competitive', players: 4, decision: 'build.choose' })),
  );
  await waitForTurn(page);
  await expect(page.locator('.gw-barricades .gw-site').first()).toHaveText(/for \d|free/);
  const chosen = page.locator('.gw-chooser [aria-pressed="true"]');
  expect((await chosen.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await chosen.click();
  await expect(page.locator('dialog[open] .gw-sums')).toContainText('Defence of the Wall');
});
