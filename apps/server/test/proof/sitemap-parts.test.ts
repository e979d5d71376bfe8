import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectWithin } from '../../../../scripts/support/bounds.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember } from '../factories.ts';
import { sitemapOf } from '../sitemap.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

it('the map of the site is in parts of fifty thousand addresses, each offer in one of them', async () => {
  const { pool } = test.platform.database;
  const creator = await aMember(test, { kind: 'COMPANY' });
  const { read, mapped } = sitemapOf(test);
  await pool.query('set statement_timeout = 0');
  await pool.query(`
      insert into job_offer (creator_id, title, domain, nature, modality, contract_type, timing, start_now, end_date, experiences,
        description, summary, labels, is_listed, created_at, published_at, updated_at)
      select '${creator.id}', 'Offre ' || i, 'divorce', 'autre', 'distance', 'CDI', 'full', true, current_date + 20, 'juriste', 'x', 'x',
        'x', true, now(), now(), now() from generate_series(1, 50500) i`);
  const index = await read('/sitemap.xml');
  const parts = index.addresses.filter((address) => address.includes('/emplois/'));
  expect(parts).toHaveLength(2);
  const start = performance.now();
  const all = (await mapped()).filter((address) => address.includes('/consult/emplois/'));
  expectWithin(performance.now() - start, 15_000);
  const { rows } = await pool.query(
    `select count(*)::integer as number from job_listing where closes_on >= current_date`,
  );
  expect(all).toHaveLength(rows[0].number);
  expect(new Set(all).size).toBe(all.length);
});
