/** `npm run shots`: a picture of every screen in every size, into the folder shots/. */

import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

const phone = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };

export default defineConfig({
  ...tests,
  testMatch: '*.shots.ts',
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, ...phone } },
    { name: 'wide', grep: /@sizes/, use: { viewport: { width: 1920, height: 1080 } } },
    { name: 'laptop', grep: /@sizes/, use: { viewport: { width: 1366, height: 768 } } },
    { name: 'tablet', grep: /@sizes/, use: { viewport: { width: 820, height: 1180 }, ...phone } },
    { name: 'landscape', grep: /@sizes/, use: { viewport: { width: 844, height: 390 }, ...phone } },
    { name: 'readme', grep: /@sizes/, use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 } },
    { name: 'day', grep: /@sizes/, use: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
  ],
});
