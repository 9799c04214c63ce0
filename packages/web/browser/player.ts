/** A scripted player: looks for what glows and presses it, like somebody who tries the game for the first time. */

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export { dice } from './dice.ts';

/** Everything that can be pressed to choose: things on the board and buttons of the prompt. */
export const GLOWING = '[data-can="true"][data-thing]:not([role="checkbox"]), .prompt button[data-key]';

/** More than any game takes. */
export const MOST_CHOICES = 900;

/** Collects what the page complains about; tests expect it to stay empty. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const complain = (what: string) => {
    complaints.push(what);
    console.log(`the page complains: ${what}`);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`error: ${error.message}`));
  return complaints;
}

/** Settings that make tests quick: others' moves at once, no sound. */
export async function hurried(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('jade-settings') === null)
      localStorage.setItem('jade-settings', JSON.stringify({ moments: 'once', confirmTurns: 'never', sound: 'off' }));
  });
}

/** From the home screen to a table: the first player is a person, the others are bots. */
export async function setTable(page: Page, game: string, seats: number): Promise<void> {
  await page
    .getByRole('link', { name: `Play ${game}` })
    .last()
    .click();
  await page.getByRole('group', { name: 'Number of seats' }).getByText(String(seats), { exact: true }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill(`${game} ${seats}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator('.prompt')).toBeVisible();
}

/** A table at which only bots sit; says where it stands. */
export async function tableOfBots(page: Page): Promise<string> {
  await page.goto('/new/way-of-the-panda');
  await page.getByRole('group', { name: 'Number of seats' }).getByText('2', { exact: true }).click();
  await page.locator('.seats .seat').first().getByText('Bot', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.table-app').waitFor();
  return page.url();
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('dialog.end').count()) > 0;
}

/** Waits until something can be chosen or the game is over. */
export async function waitForTurn(page: Page, timeout?: number): Promise<void> {
  await page
    .locator(`${GLOWING}, dialog.end`)
    .first()
    .waitFor({ state: 'attached', ...(timeout !== undefined && { timeout }) });
}

interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What can really be pressed now: a point of each glowing thing that lies in the window and under nothing else. */
async function targets(page: Page): Promise<Target[]> {
  return page.evaluate((glowing) => {
    const inWindow = (x: number, y: number) => x > 1 && y > 1 && x < innerWidth - 1 && y < innerHeight - 1;
    return [...document.querySelectorAll<HTMLElement>(glowing)].flatMap((element) => {
      const points: [number, number][] = [];
      const path = element.querySelector<SVGPathElement>('path.hit');
      const matrix = path?.getScreenCTM();
      if (path && matrix) {
        for (let step = 1; step < 20; step++) {
          const at = path.getPointAtLength((path.getTotalLength() * step) / 20).matrixTransform(matrix);
          points.push([at.x, at.y]);
        }
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const fx of [0.5, 0.3, 0.7, 0.15, 0.88])
        for (const fy of [0.5, 0.3, 0.7]) points.push([left + width * fx, top + height * fy]);
      const name = element.dataset.thing ?? element.dataset.key ?? '';
      const found = points.find(
        ([x, y]) => inWindow(x, y) && document.elementFromPoint(x, y)?.closest('[data-thing], [data-key]') === element,
      );
      return found === undefined ? [] : [{ name, x: found[0], y: found[1] }];
    });
  }, GLOWING);
}

/** Presses something that glows. `calm` is how often it leaves it at that, or passes, when it may. */
export async function pressSomething(
  page: Page,
  random: () => number,
  calm = 0.25,
  patience?: number,
): Promise<string> {
  await waitForTurn(page, patience);
  const before = await standOf(page);
  // Pieces and the camera may be on the move when the press comes: then it misses, and one presses again.
  // Several options for one thing, a space on a small screen, a choice that asks once more: a list opens, at once or a little later.
  const listed = page.locator('dialog[open]:not(.end) [data-key]:enabled, .beside.held [data-key]').first();
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await isOver(page)) return 'over';
    const chosen = choice(await targets(page), random, calm);
    if (chosen !== null) await page.mouse.click(chosen.x, chosen.y);
    else if ((await listed.count()) === 0) {
      // What a shortcut led to is being told, and waits to be read.
      if ((await page.locator('[data-moment="next"]').count()) > 0) return 'told';
      // The table moved on under the finger, and something was held up to be read instead: put it down.
      if ((await page.locator('dialog[open]:not(.end)').count()) > 0) await page.keyboard.press('Escape');
      await page.waitForTimeout(50);
      continue;
    }
    const name = chosen?.name ?? 'listed';
    for (let wait = 0; wait < 40; wait++) {
      if ((await standOf(page)) !== before) return name;
      if ((await listed.count()) > 0) {
        await listed.click();
        await expect(page.locator('.table-app')).not.toHaveAttribute('data-seq', before);
        return name;
      }
      await page.waitForTimeout(25);
    }
  }
  throw new Error('whatever is pressed, nothing happens');
}

function choice(all: readonly Target[], random: () => number, calm: number): Target | null {
  const calmer = all.filter(({ name }) => ['pass', 'stop', 'leave'].includes(name));
  const bolder = all.filter(({ name }) => !['pass', 'stop', 'leave', 'idle'].includes(name));
  const pool = bolder.length === 0 || (calmer.length > 0 && random() < calm) ? calmer : bolder;
  return pool[Math.floor(random() * pool.length)] ?? all[0] ?? null;
}

/** Presses whatever glows until the game is over; says how often. */
export async function playToTheEnd(page: Page, random: () => number, calm: number): Promise<number> {
  let pressed = 0;
  while (!(await isOver(page)) && pressed < MOST_CHOICES) {
    await pressSomething(page, random, calm);
    pressed += 1;
  }
  return pressed;
}

/** Presses on until the player is asked this. */
export async function playUntilAsked(page: Page, prompt: string, random: () => number): Promise<void> {
  await waitForTurn(page);
  while ((await page.locator('.prompt h2').textContent()) !== prompt) {
    await pressSomething(page, random, 0);
    await waitForTurn(page);
  }
}

/** How many choices the table has seen. */
export async function standOf(page: Page): Promise<string> {
  return page
    .locator('.table-app')
    .getAttribute('data-seq')
    .then((seq) => seq ?? '');
}
