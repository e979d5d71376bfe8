import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * The journeys: a real browser against a running program with its own database and mail server. The browser comes from
 * npm, so that nothing has to be installed; it unpacks itself into the temporary folder and would reuse whatever lies
 * there, so it is given a private one. Playwright loads this file in each of its processes: the folder is made once.
 */
const folder = process.env.BASOCHE_JOURNEYS ?? mkdtempSync(join(tmpdir(), 'basoche-journeys-'));
if (process.env.BASOCHE_JOURNEYS === undefined) {
  // The program's database runs as another user when the program runs as root.
  chmodSync(folder, 0o755);
  process.env.BASOCHE_JOURNEYS = folder;
  process.env.TMPDIR = folder;
  // What Node has compiled once, the programs and the runner's own processes do not compile again.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
}

// Where the machine names no language, the browser gives a file with an accent in its name another one.
process.env.LC_ALL = 'C.UTF-8';

const { default: chromium } = await import('@sparticuz/chromium');
const executablePath = await chromium.executablePath();

/** The main job, accounts and money: what `npm test` goes through. `npm run test:all` adds all the others. */
const main = [
  'main-job',
  'accounts',
  'account-security',
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
  // Two cores are busy with three: they wait for pages, too.
  workers: 3,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Patience, and no promise of the product: a machine may be twice as slow as another.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
    },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // The last picture before a failure is kept. `--trace on` keeps every moment of one file; of all it would cost a tenth more.
    screenshot: 'only-on-failure',
  },
});
