import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { JADE_ROOT: JSON.stringify(import.meta.dirname) },
  test: {
    include: ['packages/**/*.test.ts', 'scripts/*.test.ts'],
    exclude: ['**/node_modules/**', 'packages/web/browser/**'],
    testTimeout: 60_000,
  },
});
