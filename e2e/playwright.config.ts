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
}

// Where the machine names no language, the browser gives a file with an accent in its name another one.
process.env.LC_ALL = 'C.UTF-8';

const { default: chromium } = await import('@sparticuz/chromium');
const executablePath = await chromium.executablePath();

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalTeardown: './support/teardown.ts',
  // Each has a program and a database of its own: what they do beside each other is waiting, mostly.
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  expect: { timeout: 10_000 },
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
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
