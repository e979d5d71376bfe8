import { publicScreens } from '@basoche/domain/access/public-screens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aJobOffer } from '../../../test/jobs.ts';
import { aMission } from '../../../test/missions.ts';
import { origin, sitemapOf } from '../../../test/sitemap.ts';

let test: TestApp;
let creator: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY' });
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ method: 'GET', url });
const mapped = () => sitemapOf(test).mapped();
const read = (url: string) => sitemapOf(test).read(url);

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
    // Expired, but not swept yet.
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
