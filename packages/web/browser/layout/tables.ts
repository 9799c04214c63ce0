/** Everything that can be opened at a table, opened one after the other and looked at. */

import type { Locator, Page } from '@playwright/test';
import { openRecord } from '../records.ts';

/** Whoever looks at each screen. */
export interface Inspector {
  look(screen: string): Promise<void>;
}

/** Points of a game at which its table is looked at, from 0 to 1. */
export const MOMENTS = { early: 0.04, middle: 0.5, late: 0.94 } as const;

/** So many things of one kind are held up to be read. */
const READINGS = 2;

/** A finished game: its end first, then moments of it as tables at which somebody is asked. */
export async function inspectGame(
  page: Page,
  inspection: Inspector,
  name: string,
  record: string,
  moments: readonly (keyof typeof MOMENTS)[],
  opens = true,
): Promise<void> {
  await openRecord(page, record);
  await page.locator('dialog.end').waitFor();
  await inspection.look(`${name}, end`);
  await close(page);
  const played = page.url();
  for (const moment of moments) {
    await page.goto(played);
    await page.locator('dialog.end').waitFor();
    await close(page);
    await branchAt(page, MOMENTS[moment]);
    await inspection.look(`${name}, ${moment}`);
    await inspectTabs(page, inspection, `${name}, ${moment}`);
    if (!opens) continue;
    // These are the same at every moment.
    if (moment === moments[0]) await inspectDoors(page, inspection, `${name}, ${moment}`);
    await inspectTable(page, inspection, `${name}, ${moment}`);
  }
}

async function branchAt(page: Page, point: number): Promise<void> {
  const here = page.url();
  await page.locator('[data-opens="replay"]').click();
  const slider = page.locator('.dock input[type="range"]');
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * point)));
  await page.locator('.dock [data-opens="branch"]').click();
  await page.waitForURL((url) => url.href !== here);
  await page.locator('.table-app, .curtain').first().waitFor();
  const curtain = page.locator('.curtain button');
  if ((await curtain.count()) > 0) await curtain.click();
  await page.locator('.prompt').waitFor();
  await page.waitForTimeout(300);
}

async function inspectDoors(page: Page, inspection: Inspector, name: string): Promise<void> {
  for (const door of ['rules', 'save', 'settings'])
    await inspectOpened(page, inspection, `${name}, ${door}`, () => page.locator(`[data-opens="${door}"]`).click());
  if (!(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)))
    await inspectOpened(page, inspection, `${name}, keys`, () => page.keyboard.press('?'));
}

async function inspectOpened(
  page: Page,
  inspection: Inspector,
  screen: string,
  open: () => Promise<void>,
): Promise<void> {
  await open();
  await page.locator('dialog[open]').waitFor();
  await page.waitForTimeout(150);
  await inspection.look(screen);
  await close(page);
}

async function inspectTable(page: Page, inspection: Inspector, name: string): Promise<void> {
  const list = page.locator('.prompt .list');
  if ((await list.count()) > 0) await inspectOpened(page, inspection, `${name}, list`, () => list.click());
  await inspectSlip(page, inspection, name);
  await inspectReadings(page, inspection, name);
  const coach = page.locator('[data-opens="coach"]');
  if ((await coach.count()) > 0) {
    await coach.click();
    await page.locator('.coach footer').waitFor();
    await inspection.look(`${name}, coach`);
    await coach.dispatchEvent('click');
    await page.locator('.coach').waitFor({ state: 'detached' });
  }
  await page.locator('[data-opens="replay"]').click();
  await page.locator('.dock').waitFor();
  await inspection.look(`${name}, look back`);
  await page.locator('.dock [data-closes]').dispatchEvent('click');
}

/** Why something cannot be chosen; where it is another's turn, or all can be, nobody asks. */
async function inspectSlip(page: Page, inspection: Inspector, name: string): Promise<void> {
  const thing = page.locator('.table-app [data-thing][data-can="false"]:visible').first();
  if ((await thing.count()) === 0) return;
  // Pressed wherever the board has been moved to.
  await thing.dispatchEvent('click', { clientX: 180, clientY: 180 });
  const slip = page.locator('.slip');
  const isAsked = await slip.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
  if (isAsked) await inspection.look(`${name}, why not`);
  if (isAsked) await slip.locator('[data-closes]').dispatchEvent('click');
  else if ((await page.locator('dialog[open]').count()) > 0) await close(page);
}

/** Small screens have tabs; larger ones show the same in one. */
async function inspectTabs(page: Page, inspection: Inspector, name: string): Promise<void> {
  const tabs = page.locator('.table-app [role="tab"]');
  for (let index = 0; index < (await tabs.count()); index++) {
    const tab = tabs.nth(index);
    if (!(await tab.isVisible())) return;
    await tab.dispatchEvent('click');
    await inspection.look(`${name}, tab ${await tab.textContent()}`);
  }
}

/** Whatever can be held up to be read, a few of each kind. */
async function inspectReadings(page: Page, inspection: Inspector, name: string): Promise<void> {
  const things = await page.locator('.table-app [data-thing]').evaluateAll((elements, most) => {
    const kinds = new Map<string, number>();
    return elements.flatMap((element) => {
      const thing = element.getAttribute('data-thing') ?? '';
      const [kind = ''] = thing.split(':');
      const times = kinds.get(kind) ?? 0;
      if (times >= most || !element.checkVisibility()) return [];
      kinds.set(kind, times + 1);
      return [thing];
    });
  }, READINGS);
  for (const thing of things) {
    await page.locator(`.table-app [data-thing="${thing}"]`).first().dispatchEvent('contextmenu');
    await page.waitForTimeout(40);
    if ((await page.locator('dialog[open]').count()) === 0) continue;
    await inspection.look(`${name}, reading of ${thing}`);
    await close(page);
  }
}

/** Closes what lies open by its own button, where that can be reached. */
async function close(page: Page): Promise<void> {
  const open: Locator = page.locator('dialog[open]');
  await open.locator('[data-closes]').first().dispatchEvent('click');
  await open.waitFor({ state: 'detached' });
}
