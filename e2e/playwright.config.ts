import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { hasRoomInMemory } from '../scripts/support/shared-memory.ts';
import { patience } from './support/patience.ts';

/**
 * The journeys: a real browser against a running program with its own database and mail server. The browser comes from
 * npm, so nothing else has to be installed.
 *
 * It unpacks itself into the temporary folder and would reuse files there, so it gets a private one. Playwright loads
 * this file in each of its processes: the folder is made once.
 */
const folder = process.env.BASOCHE_JOURNEYS ?? mkdtempSync(join(tmpdir(), 'basoche-journeys-'));
if (process.env.BASOCHE_JOURNEYS === undefined) {
  // As root, the database runs as another user, who must read this folder.
  chmodSync(folder, 0o755);
  process.env.BASOCHE_JOURNEYS = folder;
  process.env.TMPDIR = folder;
  // Node's compile cache, shared by the programs and the runner's processes.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
}

// Without a locale, the browser changes file names that contain accents.
process.env.LC_ALL = 'C.UTF-8';

const { default: chromium } = await import('@sparticuz/chromium');
const executablePath = await chromium.executablePath();

/** The main journey, accounts and money: run by `npm test`. `npm run test:all` adds all the others. */
const main = [
  'main-job',
  'accounts',
  'account-security',
  'account-deletion',
  'deposits',
  'held-funds',
  'bank-details',
  'invoice',
  'subscription',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'journeys',
  projects: [
    { name: 'main', testMatch: main },
    { name: 'more', testIgnore: main },
  ],
  outputDir: 'test-results',
  globalSetup: './support/setup.ts',
  // Three workers keep two cores busy, since they also wait for pages.
  workers: 3,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 6 * patience,
  expect: { timeout: patience },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      // Otherwise, Playwright keeps the memory that the browser's processes share in files of the temporary folder.
      ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        // Short-lived pages on two busy cores: optimising and parallel threads cost a tenth more than they save.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
        '--num-raster-threads=1',
      ],
    },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    actionTimeout: patience,
    navigationTimeout: patience,
    // Keeps the last screenshot before a failure. `--trace on` records a whole file; for all files it would take a
    // tenth more time.
    screenshot: 'only-on-failure',
  },
});
