import { defineConfig } from 'vitest/config';
import { SmallestFirst } from './smallest-first.ts';

/** The tests that run for each mutant of the domain. */
export default defineConfig({
  test: {
    // Stryker bounds the time of each mutant itself; the first run, with counters in the code, may take minutes on a busy machine.
    testTimeout: 600_000,
    // Changes are made while tests run, never while a module is loaded (`ignoreStatic`): files may share what is loaded.
    isolate: false,
    sequence: { sequencer: SmallestFirst },
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['scripts/support/same-cases.ts', 'mutants/first-failure.ts'],
    provide: { areTimesJudged: false },
  },
});
