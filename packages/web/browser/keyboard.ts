/** A scripted player without a mouse: Tab to what has a name, arrows and Enter to choose. */

import type { Page } from '@playwright/test';
import { isOver, MOST_CHOICES, standOf, waitForTurn } from './player.ts';

export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (here.trim() === name) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** From the home screen to a table of the preset size. */
export async function setTableByKeyboard(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await tabTo(page, `Play ${game}`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');
}

/** Chooses until the game is over; says how often. `calm` is how often it takes the last choice, to stop or to pass. */
export async function playByKeyboard(page: Page, random: () => number, calm: number): Promise<number> {
  let chosen = 0;
  while (chosen < MOST_CHOICES) {
    await waitForTurn(page);
    if (await isOver(page)) return chosen;
    await choose(page, random, calm);
    chosen += 1;
  }
  return chosen;
}

/** What the others do may still be told when the keys are pressed: then Enter turns the page, and one chooses again. */
async function choose(page: Page, random: () => number, calm: number): Promise<void> {
  const before = await standOf(page);
  for (let attempt = 0; attempt < 20; attempt++) {
    if (random() < calm) await page.keyboard.press('ArrowLeft');
    else for (let steps = 1 + Math.floor(random() * 6); steps > 0; steps--) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    for (let wait = 0; wait < 40; wait++) {
      if ((await standOf(page)) !== before) return;
      await page.waitForTimeout(25);
    }
  }
  throw new Error('whatever key is pressed, nothing happens');
}
