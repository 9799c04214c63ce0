/** npm run shots: pictures of every screen, at every size, into the folder shots/. Words after it narrow it down. */

import { findChromium } from './chromium.ts';
import { run, step } from './steps.ts';

const chromium = await findChromium();
await step('pictures of every screen', () => {
  const args = ['test', '-c', 'packages/web/browser/shots', ...process.argv.slice(2)];
  return run('playwright', args, { show: true, env: { CHROMIUM: chromium } });
});
