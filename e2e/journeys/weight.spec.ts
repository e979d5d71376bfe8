import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test.ts';

/** A page on a train: what a visitor's first page makes a phone fetch and run. */

const budgetKb = 180;

test('a first visit of the missions fetches no more JavaScript than its budget', async ({ open }) => {
  const page = await open();
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    scripts.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  await page.goto('/consult/missions', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.values());
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000;
  process.stdout.write(
    `JavaScript of a first visit: ${kilobytes.toFixed(1)} kB gzip in ${sizes.length} files\n`,
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(kilobytes).toBeLessThanOrEqual(budgetKb);
});
