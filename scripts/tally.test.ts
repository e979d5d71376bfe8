import { describe, expect, it } from 'vitest';
import { add, summaryLine, tallyOfPlaywright, tallyOfVitest, withRunnerFailure } from './support/tally.ts';

describe('the last line of npm test', () => {
  it('says what passed and failed, and what was skipped only where something was', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });

  it('adds the parts up', () => {
    const parts = { passed: 1, failed: 2, skipped: 3 };

    expect(add(parts, parts)).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});

describe('the tally of a runner', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [],
  };

  it('counts the tests of Vitest', () => {
    expect(tallyOfVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };

    expect(tallyOfVitest({ ...report, testResults: [broken] }).failed).toBe(2);
  });

  it('counts a journey that needed a second try, and an error outside of all journeys, as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };

    expect(tallyOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 0 });
  });

  it('is a failure where no test ran, even if the runner is content', () => {
    expect(withRunnerFailure({ passed: 0, failed: 0, skipped: 4 }, true).failed).toBe(1);
  });

  it('is a failure where every test passed but the runner ended badly', () => {
    expect(withRunnerFailure({ passed: 3, failed: 0, skipped: 0 }, false)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
    expect(withRunnerFailure({ passed: 3, failed: 2, skipped: 0 }, false).failed).toBe(2);
  });
});
