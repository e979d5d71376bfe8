import { defineConfig } from 'vitest/config';

// A real PostgreSQL, the one of the server's tests: each file has a database of its own in it.
export default defineConfig({
  test: {
    name: 'payment-sandbox',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['../../apps/server/test/postgres.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
  },
});
