/** A server of a test's own, which it can stop and start again, and people who come to it with browsers of their own. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { GLOWING, isOver, pressSomething } from './player.ts';

export interface Host {
  readonly address: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

/** Serves the same build as the other tests, which has been made by now. */
export async function host(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'jade-online-'));
  let port = 0;
  let stop = async () => {};
  const start = async () => {
    const jade = join(import.meta.dirname, '../../cli/bin/jade.js');
    const env = { ...process.env, DATA_DIR: folder, MOST_REQUESTS_PER_SECOND: '500', RECONNECT_SECONDS: '1' };
    const server = spawn(process.execPath, [jade, 'serve', '--port', String(port)], { env });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (words) => {
        said += String(words);
        const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
        if (found !== null) resolve(found[0]);
      });
      void ended.then(() => reject(new Error(`the server has ended: ${said}`)));
    });
    port = Number(new URL(address).port);
    stop = async () => {
      server.kill('SIGTERM');
      await ended;
    };
  };
  await start();
  return {
    get address() {
      return `http://127.0.0.1:${port}`;
    },
    start,
    stop: () => stop(),
    async end() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export type Size = 'desktop' | 'phone';

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** Somebody with a browser of their own, who likes it quick. */
export async function visitor(browser: Browser, address: string, size: Size = 'desktop'): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...SIZES[size] });
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    if (localStorage.getItem('jade-settings') === null)
      localStorage.setItem('jade-settings', JSON.stringify({ moments: 'once', confirmTurns: 'never', sound: 'off' }));
  });
  return context.newPage();
}

/** From the home screen to a waiting room, as its host; returns the link for friends. */
export async function setRoom(
  page: Page,
  game: string,
  { name = 'Mira', seats = 2, mode = '', address = '' } = {},
): Promise<string> {
  await page.goto(`${address}/`);
  await page.getByText('With friends', { exact: true }).click();
  await page
    .getByRole('link', { name: `Play ${game}` })
    .last()
    .click();
  if (mode !== '') await page.getByText(mode, { exact: true }).first().click();
  await page.getByRole('group', { name: 'Number of seats' }).getByText(String(seats), { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Set the table' }).click();
  const link = await page.getByRole('link', { name: 'the link to this table' }).getAttribute('href');
  return link ?? '';
}

/** By a link to a chair. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page).toHaveURL(/\/room\//);
}

export async function start(pages: readonly Page[]): Promise<void> {
  await pages[0]?.getByRole('button', { name: 'Start' }).click();
  for (const page of pages) await page.locator('.table-app').waitFor();
}

/** Whoever of these is asked, as soon as anybody is; null when the game is over for all of them. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page | null> {
  for (;;) {
    for (const page of pages) if (!(await isOver(page)) && (await page.locator(GLOWING).count()) > 0) return page;
    const over = await Promise.all(pages.map(isOver));
    if (over.every(Boolean)) return null;
    await pages[0]?.waitForTimeout(30);
  }
}

/** So often somebody may be outrun in a game. */
const MOST_OUTRUN = 20;

/** All of them play whatever glows until the game is over or enough was pressed; says how often. */
export async function playOn(pages: readonly Page[], random: () => number, most: number, calm = 0.3): Promise<number> {
  let outrun = 0;
  for (let pressed = 0; pressed < most; pressed++) {
    const page = await whoIsAsked(pages);
    if (page === null) return pressed;
    // What glowed may have gone because somebody else was quicker: then it is looked again who is asked.
    await pressSomething(page, random, calm, 2000).catch((error: unknown) => {
      outrun += 1;
      if (outrun > MOST_OUTRUN) throw error;
    });
  }
  return most;
}

/** The panel of somebody's seat at the table, or their chair in the waiting room. */
export function seatOf(page: Page, name: string): Locator {
  return page.locator(`.panel.seat[aria-label="${name}"]:visible, .chair:has(b:text-is("${name}"))`).first();
}
