import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['scripts/property-seed.ts'],
    pool: 'threads',
    // Test files share the modules they import, which is much faster: no test may leave a mark in a module.
    isolate: false,
    // Only what hangs should fail by time; a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
