import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Landing pages on a phone before anything is published: empty lists and their samples take little room. */

test('a landing page is at most six screens of a phone before anything is published', async ({ open }) => {
  const page = await open({ viewport: windowSizes.phone });
  const long: string[] = [];
  for (const path of [
    '/',
    '/entreprises',
    '/salaries',
    '/formations',
    '/clients',
    '/professionnels-independants',
  ]) {
    await visit(page, { path });
    await picture(page, `landing-empty-${path.slice(1)}`);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    if (screens > 6) long.push(`${path}: ${screens.toFixed(2)}`);
  }
  expect(long).toEqual([]);
});
