// The tests of the web client in a real browser, against the real server: two files at a time.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/web/browser/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 480_000,
    hookTimeout: 120_000,
    // a loaded machine can be late once; what fails twice is wrong
    retry: 1,
  },
});
