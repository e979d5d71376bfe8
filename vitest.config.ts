import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['packages/*', 'apps/*/vitest.config.ts', 'scripts/vitest.config.ts'] },
});
