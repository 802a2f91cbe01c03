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

/**
 * Read the numbers of passed and failed tests from the JSON report of a test runner.
 * @type {Readonly<Record<NonNullable<import('../steps.mjs').Step['counts']>, (report: Report) => Count>>}
 */
export const countTests = {
  vitest: ({numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests}) => ({
    passed: numPassedTests,
    // A file that cannot be loaded reports no failed tests.
    failed: numTotalTests === 0 ? numFailedTestSuites : numFailedTests,
  }),
  playwright: ({stats}) => ({passed: stats.expected, failed: stats.unexpected + stats.flaky}),
  checks: ({passed, failed}) => ({passed, failed}),
};
