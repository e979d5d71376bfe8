import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seed/**/*.test.ts'],
    globalSetup: ['./test/postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // What is awaited comes from other processes, on a machine that is busy: how soon it must come is said where it matters.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
  },
});
