import { describe, expect, it } from 'vitest';
import { tallyLine, tallyTests } from './tally.mjs';

const clean = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

describe('the tally of a test run', () => {
  it('counts passed, failed and skipped tests', () => {
    const report = { ...clean, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(tallyTests(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('counts a file that broke before its tests as failed', () => {
    const report = { ...clean, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(tallyTests(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('does not count a file again whose failed tests are counted', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
    expect(tallyTests({ ...clean, numFailedTests: 1, testResults: [file] }, 1).failed).toBe(1);
  });

  it('fails when vitest fails though every test passed', () => {
    expect(tallyTests(clean, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('fails when no test ran or there is no report', () => {
    expect(tallyTests({ ...clean, numPassedTests: 0 }, 0).failed).toBe(1);
    expect(tallyTests(undefined, 0).failed).toBe(1);
  });

  it('is one plain line', () => {
    expect(tallyLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
    expect(tallyLine({ passed: 7, failed: 1, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });
});
