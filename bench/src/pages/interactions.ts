import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Aim, aimLine, atMost, median } from '../report.ts';
import { openProduct } from './product.ts';

/**
 * Response of a phone with a processor four times slower to a tap: time to the next paint (INP), and to the
 * result of the tap. A visitor's first tap also starts the scripts
 * (docs/decisions/0089-scripts-at-the-first-intent.md).
 */

const slowdown = 4;
const rounds = 5;
/** Longest time from a tap to the next paint, in milliseconds. */
const paintLimit = 200;
const email = 'yasmine.benali@basoche.example';
const list = '/consult/missions';

interface Tap {
  readonly name: string;
  /** Address at which the journey begins. */
  readonly from: string;
  /** Taps before the measured one. */
  readonly before?: (page: Page) => Promise<void>;
  readonly tap: (page: Page) => Promise<void>;
  /** Resolves once the result is on the screen. */
  readonly result: (page: Page) => Promise<void>;
}

const filters = (page: Page) => page.getByRole('dialog', { name: 'Filtrer les missions' });
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filtres/ }).tap();
const seesFilters = (page: Page) => filters(page).waitFor();

const taps: readonly Tap[] = [
  { name: 'open the filters', from: list, tap: openFilters, result: seesFilters },
  {
    name: 'choose a filter',
    from: list,
    before: async (page) => {
      await openFilters(page);
      await seesFilters(page);
    },
    tap: (page) => filters(page).getByLabel('À distance').tap(),
    result: (page) => filters(page).getByLabel('À distance').and(page.locator(':checked')).waitFor(),
  },
  {
    name: 'open a card',
    from: list,
    tap: (page) => page.locator('main h2 a').first().tap(),
    result: async (page) => {
      await page.waitForURL(/\/consult\/missions\/[^?]+$/, { waitUntil: 'commit' });
      await page.locator('h1').waitFor();
    },
  },
  {
    name: 'open the menu',
    from: list,
    tap: (page) => page.getByRole('button', { name: /^Menu/ }).tap(),
    result: (page) =>
      page
        .getByRole('button', { name: /^Menu/, expanded: true })
        .or(page.getByRole('dialog', { name: 'Menu' }))
        .first()
        .waitFor(),
  },
];

/** Keeps the longest time from an event to its next paint; runs in the page before its scripts. */
const watchPaints = `
  window.longestPaint = 0;
  new PerformanceObserver((seen) => {
    for (const { interactionId, duration } of seen.getEntries()) {
      if (interactionId > 0) window.longestPaint = Math.max(window.longestPaint, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });`;

const longestPaint = (page: Page): Promise<number> => page.evaluate('window.longestPaint');
const forgetPaints = (page: Page): Promise<unknown> => page.evaluate('window.longestPaint = 0');

/** Milliseconds from a tap to the next paint, and to its result. */
const measure = async (
  context: BrowserContext,
  { from, before, tap, result }: Tap,
): Promise<{ readonly paint: number; readonly shown: number }> => {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPaints);
    await page.goto(from, { waitUntil: 'networkidle' });
    await before?.(page);
    await page.waitForLoadState('networkidle');
    await forgetPaints(page);
    const start = performance.now();
    await tap(page);
    await result(page);
    const shown = performance.now() - start;
    // An event is reported after its paint. A new document has no record of it; its paint belongs to the old
    // one.
    await page.waitForTimeout(300);
    return { paint: await longestPaint(page), shown };
  } finally {
    await page.close();
  }
};

const work = await mkdtemp(join(tmpdir(), 'basoche-taps-'));
// The browser unpacks itself into the temporary folder and would reuse files there.
process.env.TMPDIR = work;
const { default: packed } = await import('@sparticuz/chromium');
const product = await openProduct(4540);
const [origin] = product.origins;
const browser = await chromium.launch({
  executablePath: await packed.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
const aims: Aim[] = [];
try {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'basoche-demo' }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const people = { visitor: [], member: [{ name: 'accessToken', value: token }] };
  for (const [who, localStorage] of Object.entries(people)) {
    for (const one of taps) {
      const found: { paint: number; shown: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext({
          baseURL: origin,
          locale: 'fr-FR',
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
          storageState: { cookies: [], origins: [{ origin, localStorage }] },
        });
        found.push(await measure(context, one));
        await context.close();
      }
      const paint = median(found.map((each) => each.paint));
      const shown = median(found.map((each) => each.shown));
      aims.push(atMost(`${who}: ${one.name}, tap to paint in ms`, paint, paintLimit));
      console.log(
        `${who.padEnd(8)} ${one.name.padEnd(18)} ${paint.toFixed(0).padStart(5)} ms to the next paint, ${shown.toFixed(0).padStart(5)} ms to the result`,
      );
    }
  }
  for (const aim of aims.filter(({ isMet }) => !isMet)) console.log(aimLine(aim));
} finally {
  await browser.close();
  await product.stop();
  await rm(work, { recursive: true, force: true });
}
process.exit();
