// The tests of the web client in a real browser, against the real server: two files at a time.
import { defineConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Whole games, and every page: they start first, so that none of them is left alone at the end. */
const LONGEST = ['visitor', 'accessible', 'online', 'battle'];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));

class LongestFirst implements TestSequencer {
  shard = (files: TestSpecification[]): TestSpecification[] => files;

  sort = (files: TestSpecification[]): TestSpecification[] =>
    files.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
}

export default defineConfig({
  test: {
    include: ['packages/web/browser/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 480_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // a loaded machine can be late once; what fails twice is wrong
    retry: 1,
  },
});
