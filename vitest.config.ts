import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['scripts/property-seed.ts'],
    pool: 'threads',
    // Test files share the modules they import, which is much faster: no test may leave a mark in a module.
    isolate: false,
    // Only what hangs should fail by time; a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['packages/web/**'],
          // Node runs these as it runs the server, which takes a sixth less than what Vite makes of them.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      // Node knows no JSX.
      { extends: true, test: { name: 'web', include: ['packages/web/test/**/*.test.ts'] } },
    ],
  },
});
