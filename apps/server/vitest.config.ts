import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seed/**/*.test.ts'],
    globalSetup: ['./test/postgres.ts'],
    // Two processes for all the files, each file with a program and a database of its own: nothing is stubbed, and what a file
    // sets is set in its own program. A third of the time went into loading the same modules again for each file. A third
    // process would take a fifth less time, and the tests that bound a duration would fail on a busy machine.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // What is awaited comes from other processes, on a machine that is busy: how soon it must come is said where it matters.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
  },
});
