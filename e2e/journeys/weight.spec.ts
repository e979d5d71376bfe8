import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { fillCompany } from '../support/companies.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { makeArticles } from '../support/news.ts';
import { makeJob, makeMember, makeMission } from '../support/personas.ts';
import { fillPerson } from '../support/persons.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** A page on a slow network: what a visitor's first page makes a phone download and run, in compressed kilobytes. */

/** JavaScript of a page before its reader means to use it. */
const restingBudget = 15;
const styleBudget = 40;
const fontBudget = 45;

/** Largest layout shift while the page loads. */
const mostShift = 0.02;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0) / 1_000;

/** Bodies are read when they are weighed: one that comes later, as the page closes, could not be read any more. */
const bodiesOf = (files: Iterable<Response>): Promise<Buffer[]> =>
  Promise.all([...files].map((file) => file.body()));

const kilobytes = async (files: Iterable<Response>): Promise<number> =>
  sum((await bodiesOf(files)).map((body) => gzipSync(body, { level: 9 }).length));

/** Opens a page first of all, and returns the files loaded with it. */
const weigh = async (page: Page, path: string) => {
  const files = { js: new Map<string, Response>(), css: new Map<string, Response>() };
  const fonts: Response[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.js.set(pathname, response);
    if (pathname.endsWith('.css')) files.css.set(pathname, response);
    if (pathname.endsWith('.woff2')) fonts.push(response);
  });
  // Fonts arrive after the text, as on a slow network.
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const atRest = await kilobytes(files.js.values());
  await page.mouse.move(2, 2);
  await page.locator('html[data-session^="logged"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const shift = await layoutShift(page);
  return {
    fonts: sum((await bodiesOf(fonts)).map(({ length }) => length)),
    atRest,
    scripts: await kilobytes(files.js.values()),
    styles: await kilobytes(files.css.values()),
    number: files.js.size,
    shift,
  };
};

test('a first visit of each public page fetches no more than its budget, and nothing of it moves', async ({
  product,
  open,
}) => {
  const company = await makeMember(product, 'company', 'Étude Lemercier');
  await fillCompany(product, company);
  const person = await makeMember(product, 'employee', 'Solène Marchand');
  await fillPerson(product, person);
  const mission = await makeMission(product, company, 'Note sur une servitude de passage');
  const offer = await makeJob(product, company, 'Juriste en droit de la construction (F/H)');
  await makeArticles(product, 3, 'Poids');

  const pages: readonly (readonly [path: string, budget: number])[] = [
    ['/', 163],
    ['/entreprises', 167],
    ['/formations', 167],
    ['/clients', 167],
    ['/blog', 169],
    ['/blog/article/numero-1', 169],
    ['/consult/missions', 154],
    ['/consult/customers/missions', 154],
    [`/consult/missions/${mission}`, 166],
    ['/consult/emplois', 154],
    [`/consult/emplois/${offer}`, 162],
    ['/members', 161],
    ['/users', 161],
    [`/users/${person.id}`, 175],
    [`/entreprises/${company.id}`, 175],
  ];
  for (const [path, budget] of pages) {
    const page = await open({ viewport: windowSizes.phone, atRest: true });
    const { fonts, atRest, scripts, styles, number, shift } = await weigh(page, path);
    process.stdout.write(
      `${path}: JavaScript ${atRest.toFixed(1)} kB, then ${scripts.toFixed(1)} kB in ${number} files, CSS ${styles.toFixed(1)} kB, fonts ${fonts.toFixed(1)} kB, shift ${shift.toFixed(3)}\n`,
    );
    expect(number, path).toBeGreaterThan(3);
    expect.soft(fonts, `fonts of ${path}`).toBeLessThanOrEqual(fontBudget);
    expect.soft(atRest, `JavaScript of ${path} before it is used`).toBeLessThanOrEqual(restingBudget);
    expect.soft(scripts, `JavaScript of ${path}`).toBeLessThanOrEqual(budget);
    expect.soft(styles, `CSS of ${path}`).toBeLessThanOrEqual(styleBudget);
    expect.soft(shift, `shift of ${path}`).toBeLessThanOrEqual(mostShift);
    await page.context().close();
  }
});
