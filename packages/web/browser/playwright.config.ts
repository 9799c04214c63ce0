import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// A port of this run's own; the workers inherit it.
process.env.JADE_TEST_PORT ??= String(20_000 + (process.pid % 20_000));
const port = process.env.JADE_TEST_PORT;
const deep = process.env.JADE_DEEP === '1';

export default defineConfig({
  testDir: '.',
  outputDir: join(import.meta.dirname, '../../../test-results'),
  reporter: 'list',
  workers: 2,
  // A machine that is shared may stall for seconds: what fails once and then passes is named as flaky at the end.
  retries: 1,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    // See test.ts. `npm run deep` lets everything move.
    contextOptions: { reducedMotion: deep ? 'no-preference' : 'reduce' },
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Phones have no keyboard: what needs one is for `@desktop`. `@once`: one size is enough every day; `@deep`: only
  // `npm run deep` takes the time. That one runs everything at both sizes.
  projects: [
    { name: 'desktop', grepInvert: deep ? /@phone/ : /@phone|@deep/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: deep ? /@desktop/ : /@desktop|@once|@deep/,
      // As sharp as on a phone it takes longer to paint.
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: deep ? 2 : 1, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node ${join(import.meta.dirname, '../../cli/bin/jade.js')} serve --port ${port}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    // One address, many people.
    env: {
      DATA_DIR: join(tmpdir(), `jade-tests-${port}`),
      MOST_REQUESTS_PER_SECOND: '500',
      MOST_PEOPLE_PER_HOUR: '10000',
      RECONNECT_SECONDS: '1',
    },
  },
});
