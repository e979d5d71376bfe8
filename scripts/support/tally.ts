/** Result of a part of the checks. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The last line of `npm test`. */
export const lineOf = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Vitest's JSON report. A file that could not be loaded has no tests, and counts as one failure. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

export const tallyOfVitest = (report: VitestReport): Tally => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Playwright's JSON report. A journey that passed only on a retry is unreliable, and counts as failed. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

export const tallyOfPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** A corrected tally: a runner that ended with an error has at least one failure, and so has one that ran no test. */
export const honest = (tally: Tally, endedWell: boolean): Tally => {
  const silent = tally.passed + tally.failed === 0;
  return (silent || !endedWell) && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
};
