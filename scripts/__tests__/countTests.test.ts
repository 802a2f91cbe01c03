import {describe, expect, it} from 'vitest';
import {countTests} from '../run/countTests.mjs';

const report = {
  numPassedTests: 0,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numTotalTests: 0,
  stats: {expected: 0, unexpected: 0, flaky: 0},
  passed: 0,
  failed: 0,
};

describe('countTests', () => {
  it('reads the report of each runner', () => {
    expect(
      countTests.vitest({...report, numPassedTests: 7, numFailedTests: 1, numTotalTests: 8}),
    ).toEqual({passed: 7, failed: 1});
    expect(
      countTests.playwright({...report, stats: {expected: 5, unexpected: 1, flaky: 1}}),
    ).toEqual({passed: 5, failed: 2});
    expect(countTests.checks({...report, passed: 3, failed: 0})).toEqual({passed: 3, failed: 0});
  });

  it('counts a test file that cannot be loaded as failed', () => {
    expect(countTests.vitest({...report, numFailedTestSuites: 1})).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});
