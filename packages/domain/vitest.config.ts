import { defineConfig } from 'vitest/config';

// Properties are tried thousands of times: what takes a second alone may take ten on a machine that does much else.
export default defineConfig({
  test: { name: 'domain', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
});
