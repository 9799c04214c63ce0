/** What is measured in the browser: accessibility, transfer, how soon a click is answered, and how smooth the page stays. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { faintWords } from './contrast.ts';
import { isOver, setTable, waitForTurn } from './player.ts';

/** Settings for a check of the page: nothing moves while it is looked at. */
export async function heldStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      'jade-settings',
      JSON.stringify({ moments: 'once', confirmTurns: 'never', sound: 'off', light: 'auto', motion: 'reduced' }),
    );
  });
}

const LIGHTS = ['light', 'dark'] as const;
let screens = 0;

/** Every second screen by day, the others by night; `npm run deep` looks at all of them in both. */
function lights(): readonly ('light' | 'dark')[] {
  screens += 1;
  return process.env.JADE_DEEP === '1' ? LIGHTS : LIGHTS.filter((_, index) => index === screens % 2);
}

/** Nothing that axe takes for serious; by day or by night no words that do not stand out, which the pixels tell better and sooner than axe. */
export async function expectNoViolation(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules('color-contrast').analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id} ${nodes.map((node) => `${node.target}: ${node.failureSummary}`).join(' ')}`,
  );
  expect.soft(found, screen).toEqual([]);
  for (const colorScheme of lights()) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(':root')).toHaveAttribute('data-theme', colorScheme);
    expect(await faintWords(page), `too faint, ${screen}, ${colorScheme}`).toEqual([]);
  }
}

/** What is transferred, compressed, in KB: for the home screen, and more until a game is on the table. */
export async function weighTransfer(page: Page, game: string, seats: number): Promise<{ home: number; more: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  // Everything has come when nothing more came for a second and a half.
  const allCame = async () => {
    for (let quiet = 0, before = -1; quiet < 6; before = bytes) {
      await page.waitForTimeout(250);
      quiet = bytes === before ? quiet + 1 : 0;
    }
    return bytes / 1024;
  };
  await page.goto('/');
  await page
    .getByRole('link', { name: `Play ${game}` })
    .last()
    .waitFor();
  const home = await allCame();
  await setTable(page, game, seats);
  await waitForTurn(page);
  return { home, more: (await allCame()) - home };
}

/** How long ten clicks take to be answered on screen, in milliseconds, on a processor four times slower. */
export async function answerTimes(page: Page, glowing: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  while (times.length < 10 && !(await isOver(page))) {
    await waitForTurn(page);
    await page.waitForTimeout(300);
    times.push(await page.evaluate(pressAndMeasure, glowing));
    await page.waitForTimeout(200);
    const listed = page.locator('dialog[open]:not(.end) [data-key]:enabled').first();
    if ((await listed.count()) > 0) await listed.click();
  }
  return times.sort((a, b) => a - b);
}

export function inWords(times: readonly number[]): string {
  const [median, worst] = [times[Math.floor(times.length / 2)], times[times.length - 1]];
  const all = times.map((time) => time.toFixed(0)).join(' ');
  return `a click is answered on screen after ${median?.toFixed(0)} ms (median), ${worst?.toFixed(0)} ms (worst) at 4x throttled CPU: ${all}`;
}

/** Presses the last thing that glows and measures until the screen has changed. */
function pressAndMeasure(glowing: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    [...document.querySelectorAll(glowing)].at(-1)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

/** How the page did while something went on. */
export interface Smoothness {
  /** The times between the frames that the page drew, in milliseconds; those right after a change of the table apart. */
  readonly still: readonly number[];
  readonly changing: readonly number[];
  /** Seconds of computing: of the thread that draws the page and hears clicks, and of all its threads with the workers'. */
  readonly own: number;
  readonly all: number;
}

/** So long, in milliseconds, a change of the table is still being drawn. */
const DRAWN_AFTER = 250;

export async function smoothnessWhile(page: Page, action: () => Promise<void>): Promise<Smoothness> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { own: of('ThreadTime'), all: of('ProcessTime') };
  };
  const frames = await page.evaluateHandle(() => {
    const drawn = { times: [] as { time: number; seq: string | undefined }[], goesOn: true };
    const table = document.querySelector<HTMLElement>('.table-app');
    const count = (time: number) => {
      drawn.times.push({ time, seq: table?.dataset.seq });
      if (drawn.goesOn) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return drawn;
  });
  const before = await worked();
  await action();
  const after = await worked();
  const times = await frames.evaluate((drawn) => {
    drawn.goesOn = false;
    return drawn.times;
  });
  await session.detach();
  return { ...sorted(times), own: after.own - before.own, all: after.all - before.all };
}

function sorted(frames: readonly { time: number; seq: string | undefined }[]): Pick<Smoothness, 'still' | 'changing'> {
  const still: number[] = [];
  const changing: number[] = [];
  // Whoever measures has just pressed something.
  let changed = frames[0]?.time ?? 0;
  for (const [index, { time, seq }] of frames.entries()) {
    const last = frames[index - 1];
    if (last === undefined) continue;
    if (seq !== last.seq) changed = time;
    (last.time - changed < DRAWN_AFTER ? changing : still).push(time - last.time);
  }
  return { still, changing };
}

export function together(parts: readonly Smoothness[]): Smoothness {
  const sum = (of: (part: Smoothness) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    still: parts.flatMap(({ still }) => still),
    changing: parts.flatMap(({ changing }) => changing),
    own: sum(({ own }) => own),
    all: sum(({ all }) => all),
  };
}

export function smoothnessInWords({ still, changing, own, all }: Smoothness): string {
  return [
    ...(still.length > 0 ? [paceInWords(still)] : []),
    ...(changing.length > 0 ? [`${paceInWords(changing)} while a move is drawn`] : []),
    `${Math.round((own / all) * 100)} % of ${all.toFixed(1)} s of computing on the page's own thread`,
  ].join(', ');
}

function paceInWords(gaps: readonly number[]): string {
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  return `${(gaps.length / seconds).toFixed(0)} frames a second (${seconds.toFixed(1)} s, ${Math.max(...gaps).toFixed(0)} ms at the longest)`;
}
