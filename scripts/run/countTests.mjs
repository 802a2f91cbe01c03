/**
 * @typedef {{passed: number, failed: number}} Count
 */

/**
 * @typedef {object} Report The parts of the three reports that contain numbers.
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numFailedTestSuites
 * @property {number} numTotalTests
 * @property {{expected: number, unexpected: number, flaky: number}} stats
 * @property {number} passed
 * @property {number} failed
 */

/** @type {Readonly<Record<string, (report: Report) => Count>>} */
const readers = {
  vitest: ({numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests}) => ({
    passed: numPassedTests,
    // A file that cannot be loaded reports no failed tests.
    failed: numTotalTests === 0 ? numFailedTestSuites : numFailedTests,
  }),
  playwright: ({stats}) => ({passed: stats.expected, failed: stats.unexpected + stats.flaky}),
  checks: ({passed, failed}) => ({passed, failed}),
};

/**
 * Reads the numbers of passed and failed tests from the JSON report of a test runner.
 * @param {string} kind
 * @param {Report} report
 * @returns {Count}
 */
export function countTests(kind, report) {
  const read = readers[kind];
  if (!read) {
    throw new Error(`No reader for reports of "${kind}". Add it to scripts/run/countTests.mjs.`);
  }
  return read(report);
}
