import { configDefaults, defineConfig } from 'vitest/config';

/** `npm run deep` plays many more random games, and the matches of bots that take minutes (`*.deep.test.ts`). */
const deep = process.env.JADE_DEEP === '1';

export default defineConfig({
  define: { JADE_ROOT: JSON.stringify(import.meta.dirname), JADE_GAMES_TIMES: deep ? '8' : '1' },
  test: {
    include: ['packages/**/*.test.ts', 'scripts/*.test.ts'],
    exclude: [...configDefaults.exclude, 'packages/web/browser/**', ...(deep ? [] : ['**/*.deep.test.ts'])],
    testTimeout: deep ? 1_200_000 : 60_000,
    // Two cores are what it is measured on; by itself it would leave one free.
    maxWorkers: 2,
  },
});
