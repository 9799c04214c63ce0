/** The tests' own `test`: most do without the offline copy and without motion, and take half as long. */

import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** `test.use(AS_PLAYED)`: with the offline copy, and everything moves. */
export const AS_PLAYED = { offlineCopy: true, contextOptions: { reducedMotion: 'no-preference' } } as const;

export const test = base.extend<{ offlineCopy: boolean }>({
  offlineCopy: [false, { option: true }],
  context: async ({ context, offlineCopy }, use) => {
    // As in a browser that has none. Playwright's own way of blocking it answers a registration with nothing at all.
    if (!offlineCopy) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
  },
});
