import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { call } from '../support/personas.ts';
import { startProduct } from '../support/product.ts';
import { openPrograms, root } from '../support/programs.ts';
import { startPostgres } from '../support/setup.ts';
import { visit } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Takes the pictures of the README (`npm run pictures`, after `npm run build`) in the demonstration. */

const heaviest = 600_000;
const email = 'yasmine.benali@basoche.example';
const password = 'basoche-demo';
const folder = join(root, 'docs/pictures');

const work = await mkdtemp(join(tmpdir(), 'basoche-pictures-'));
// The browser unpacks itself into the temporary folder and would reuse files there.
process.env.TMPDIR = work;
process.env.LC_ALL = 'C.UTF-8';
const { default: packed } = await import('@sparticuz/chromium');

const stopPostgres = await startPostgres();
const programs = await openPrograms();
const product = await startProduct(programs, { DEMO: '1' });
const browser = await chromium.launch({
  executablePath: await packed.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});

/** Saves what the window shows as WebP; resolves with its size in bytes. */
const keep = async (page: Page, name: string): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
  const picture = Buffer.from(data, 'base64');
  await writeFile(join(folder, `${name}.webp`), picture);
  console.log(`${name}: ${Math.round(picture.length / 1_000)} kB`);
  return picture.length;
};

try {
  const { access_token: token } = await call<{ access_token: string }>(product, 'POST', '/auth/login', {
    body: { email, password },
  });
  const open = async (viewport: { readonly width: number; readonly height: number }): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      viewport,
      storageState: {
        cookies: [],
        origins: [{ origin: product.url, localStorage: [{ name: 'accessToken', value: token }] }],
      },
    });
    return context.newPage();
  };
  const desk = await open(windowSizes.desk);
  await visit(desk, { path: '/consult/missions' });
  const sizes = [await keep(desk, 'missions')];
  await visit(desk, { path: '/messages' });
  const thread = await desk.locator('main a[href^="/messages/"]').first().getAttribute('href');
  if (thread === null) throw new Error('The demonstration has no thread.');
  await visit(desk, { path: thread });
  sizes.push(await keep(desk, 'thread'));
  const phone = await open(windowSizes.phone);
  await visit(phone, { path: thread });
  sizes.push(await keep(phone, 'phone'));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > heaviest) throw new Error(`The pictures are heavier than ${heaviest / 1_000} kB.`);
} finally {
  await browser.close();
  await product.stop();
  await programs.close();
  await stopPostgres();
  await rm(work, { recursive: true, force: true });
}
