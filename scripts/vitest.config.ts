import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'scripts', include: ['**/*.test.ts'], isolate: false, maxWorkers: 2, testTimeout: 20_000 },
});
