import { defineConfig } from 'vitest/config';

/** The tests that are asked about each change of the domain. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['scripts/support/same-cases.ts'],
    provide: { areTimesJudged: false },
  },
});
