import { publicScreens } from '@basoche/domain/access/public-screens';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectWithin } from '../../../../../scripts/support/bounds.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aJobOffer } from '../../../test/jobs.ts';
import { aMission } from '../../../test/missions.ts';

let test: TestApp;
let creator: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY' });
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ method: 'GET', url });

/** The addresses of a map or of an index, whichever it is. */
const read = async (url: string): Promise<{ root: string | null; addresses: string[]; body: string }> => {
  const { statusCode, body } = await get(url);
  expect(statusCode, url).toBe(200);
  const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
    body,
    'text/xml',
  ).documentElement;
  expect(root?.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const addresses = [...(root?.getElementsByTagName('loc') ?? [])].map((loc) => loc.textContent ?? '');
  return { root: root?.localName ?? null, addresses, body };
};

const origin = 'http://basoche.test';

/** Every address that the map leads to. */
const mapped = async (): Promise<string[]> => {
  const index = await read('/sitemap.xml');
  expect(index.root).toBe('sitemapindex');
  const all: string[] = [];
  for (const part of index.addresses) {
    const { root, addresses } = await read(part.replace(origin, ''));
    expect(root).toBe('urlset');
    expect(addresses.length).toBeLessThanOrEqual(50_000);
    all.push(...addresses);
  }
  return all;
};

const update = (columns: string, ids: readonly string[]) =>
  test.platform.database.pool.query(`update job_offer set ${columns} where id = any($1)`, [ids]);

describe('the map of the site', () => {
  it('has the public screens, what is open, and nothing else', async () => {
    const customer = await aMember(test, { kind: 'CUSTOMER' });
    const hidden = await aMember(test, { kind: 'COMPANY', companyName: 'Zythomax-canari' });
    const shown = [
      `/consult/missions/${await aMission(test, creator)}`,
      `/consult/missions/${await aMission(test, customer)}`,
      `/consult/missions/${await aMission(test, hidden, { isAnonym: true })}`,
      `/consult/emplois/${await aJobOffer(test, creator)}`,
    ];
    const [archived, filled, expired] = [
      await aJobOffer(test, creator),
      await aJobOffer(test, creator),
      await aJobOffer(test, creator),
    ];
    await update('is_archived = true, is_listed = false', [archived]);
    await update('is_archived = true, is_listed = false, filled_at = now()', [filled]);
    // Past its last day, and not swept yet.
    await update('end_date = current_date - 2', [expired]);
    const all = await mapped();
    expect(all.toSorted()).toEqual([...publicScreens, ...shown].map((path) => origin + path).toSorted());
    expect(all.join()).not.toMatch(/zythomax/i);
    expect(all.join()).not.toContain(hidden.id);
  });

  it('loses an offer the day after its last', async () => {
    const id = await aJobOffer(test, creator);
    const address = `${origin}/consult/emplois/${id}`;
    expect(await mapped()).toContain(address);
    test.clock.advance(40 * 86_400_000);
    try {
      expect(await mapped()).not.toContain(address);
    } finally {
      test.clock.advance(-40 * 86_400_000);
    }
  });

  it('is in parts of fifty thousand addresses, each offer in one of them', { timeout: 120_000 }, async () => {
    const { pool } = test.platform.database;
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

  it('has no part of another name', async () => {
    for (const path of [
      '/sitemaps/emplois/x.xml',
      '/sitemaps/membres/x.xml',
      `/sitemaps/emplois/${creator.id}`,
    ]) {
      expect((await get(path)).statusCode).toBe(404);
    }
    const after = await read('/sitemaps/emplois/ffffffff-ffff-ffff-ffff-ffffffffffff.xml');
    expect(after.addresses).toEqual([]);
  });
});

describe('what robots are told', () => {
  it('names the map, and closes the calls alone: screens say themselves that they are to be left out', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    expect(closed).toEqual(['/api/']);
  });
});
