/** `npm run layout`: each screen is opened once by mouse and once by finger, and looked at in three sizes each time. */

import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

export default defineConfig({
  ...tests,
  testMatch: '*.layout.ts',
  reporter: process.env.LAYOUT_QUIET === undefined ? 'list' : 'null',
  fullyParallel: true,
  timeout: 900_000,
  projects: [
    { name: 'mouse', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'fingers',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
});
