import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'packages/web/browser/**'],
    testTimeout: 60_000,
  },
});
