import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    // Properties are tried thousands of times: what takes a second alone may take ten on a machine that does much else.
    testTimeout: 20_000,
  },
});
