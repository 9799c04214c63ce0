/** Whole games and all that can be pressed, in a real browser. */

import { findChromium } from './chromium.ts';
import { run, step } from './steps.ts';

export async function browserTests(env: Readonly<Record<string, string>> = {}): Promise<void> {
  let chromium = '';
  await step('Chromium', async () => {
    try {
      chromium = await findChromium();
      return { code: 0, output: '' };
    } catch (error) {
      return { code: 1, output: error instanceof Error ? error.message : String(error) };
    }
  });
  await step('browser tests', () => {
    return run('playwright', ['test', '-c', 'packages/web/browser'], {
      show: true,
      env: { CHROMIUM: chromium, ...env },
    });
  });
}
