// Counting: what vitest's JSON report amounts to in tests passed, failed and skipped.

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @typedef {object} VitestReport the part of vitest's JSON report that we read
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {readonly { status: string, assertionResults: readonly { status: string }[] }[]} testResults
 */

/**
 * A file that breaks before its tests run, an error outside every test and a run without any test
 * are failures too, though vitest counts no failed test in them.
 * @param {VitestReport | undefined} report undefined if vitest did not get as far as writing it
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyTests(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + brokenFiles;
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : 0;
  return { passed, failed: failed + unexplained, skipped: report.numPendingTests + report.numTodoTests };
}

/** @param {Tally} tally */
export function tallyLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
