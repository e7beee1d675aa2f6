// The tests of the web client in a real browser, against the real server: one after the other.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/web/browser/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    testTimeout: 480_000,
    hookTimeout: 120_000,
  },
});
