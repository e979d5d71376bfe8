import { parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSignature } from '../../../../test/conflicts.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, aMissionForm, anApplication } from '../../../../test/missions.ts';
import { unlistExpired } from '../service.ts';

let test: TestApp;
let companies: TestMember[];
let customer: TestMember;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  companies = [await aMember(test, { kind: 'COMPANY' }), await aMember(test, { kind: 'COMPANY' })];
  customer = await aMember(test, { kind: 'CUSTOMER' });
});
afterAll(() => test.close());

/** Rows where the tally differs from a fresh count, for every combination of filters. */
const disagreements = async () => {
  const { rows } = await test.platform.database.pool.query(`
    with recount as (
      select is_from_customer, coalesce(department, mode, '') as place, coalesce(domain, '') as domain,
        coalesce(nature, '') as nature, coalesce(low, -2) as low_class, coalesce(high, -2) as high_class, count(*) as listed
      from (
        select is_from_customer, case when on_place then 'onPlace' else 'distance' end as mode,
          case when on_place then department end as department, domain, nature,
          coalesce(price_class(tarif_low_cents), -1) as low, coalesce(price_class(tarif_high_cents), -1) as high
        from mission where is_listed
      ) m
      group by is_from_customer, rollup (mode, department), cube (domain, nature), grouping sets ((low, high), ())
      having grouping(department) = 1 or department is not null
    ), kept as (
      select is_from_customer, place, domain, nature, low_class, high_class, sum(listed) as listed
      from mission_tally group by 1, 2, 3, 4, 5, 6 having sum(listed) <> 0)
    select * from recount full join kept using (is_from_customer, place, domain, nature, low_class, high_class)
    where recount.listed is distinct from kept.listed`);
  return rows;
};

const domains = ['divorce', 'droit_fiscal', 'droit_rural'] as const;
const wish = (turn: number) => ({
  domain: domains[turn % domains.length] ?? 'divorce',
  onPlace: turn % 2 === 0,
  place: turn % 2 === 0 ? ('75' as const) : null,
  tarifLow: turn % 3 === 0 ? null : 200 + 50 * turn,
  tarifHigh: turn % 3 === 0 ? null : 5_000,
});

describe('the counts of missions', () => {
  it('stay those of the missions, however many are published, edited and archived at once', async () => {
    const people = [...companies, customer];
    const ids = await Promise.all(
      Array.from({ length: 24 }, async (_, turn) => {
        const creator = people[turn % people.length] ?? customer;
        return { creator, id: await aMission(test, creator, wish(turn)) };
      }),
    );
    expect(await disagreements()).toEqual([]);
    const answers = await Promise.all(
      ids.flatMap(({ creator: { token }, id }, turn) => [
        test.call('POST', `/missions/publish/${id}`, { token, body: { toPublish: turn % 4 === 0 } }),
        test.call('POST', `/missions/update/${id}`, { token, body: aMissionForm(test, wish(turn + 1)) }),
        test.call('POST', `/missions/publish/${id}`, { token, body: { toPublish: turn % 2 === 0 } }),
      ]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await disagreements()).toEqual([]);
  });

  it('and nobody waits for the publication of another', async () => {
    const [one, other] = await Promise.all([
      aMission(test, customer, wish(1)),
      aMission(test, customer, wish(1)),
    ]);
    const { pool } = test.platform.database;
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('update mission set is_listed = false where id = $1', [one]);
      // Fails by the lock timeout if it waits.
      await pool.query('update mission set is_listed = false where id = $1', [other]);
      await holder.query('commit');
    } finally {
      holder.release();
    }
    expect(await disagreements()).toEqual([]);
  });

  it('and once some expired, before they are swept and after', async () => {
    const [company] = companies;
    if (company === undefined) throw new Error('There is a company.');
    const query = '?domain=droit_urbanisme';
    await aMission(test, company, {
      domain: 'droit_urbanisme',
      endDate: parisDay(test.clock.now()),
    });
    await aMission(test, company, { domain: 'droit_urbanisme' });
    const total = async () => Number((await test.call('GET', `/missions${query}`)).headers['x-total-count']);
    expect(await total()).toBe(2);
    test.clock.advance(2 * 86_400_000);
    try {
      expect(await total()).toBe(1);
      await unlistExpired(test.platform);
      expect(await total()).toBe(1);
      expect(await disagreements()).toEqual([]);
    } finally {
      test.clock.advance(-2 * 86_400_000);
    }
  });

  it('and once a member has left with all of theirs', async () => {
    const leaving = await aMember(test, { kind: 'COMPANY' });
    const id = await aMission(test, leaving);
    await aMission(test, leaving, { domain: 'droit_sport' });
    await anApplication(test, id, await aMember(test));
    const gone = await test.call('DELETE', '/users/me', { token: leaving.token });
    expect(gone.statusCode).toBeLessThan(300);
    expect(await disagreements()).toEqual([]);
    const listed = await test.call('GET', '/missions?domain=droit_sport');
    expect(listed.json()).toEqual([]);
  });

  it('tell [all, applied by me] of external customers as of members', async () => {
    const reader = await aMember(test, { jobName: 'Avocat' });
    const id = await aMission(test, customer, { domain: 'droit_douanier', nature: 'redaction' });
    await aMission(test, customer, { domain: 'droit_douanier', nature: 'audit' });
    await anApplication(test, id, reader, 500, aSignature);
    const get = async (path: string) => (await test.call('GET', path, { token: reader.token })).json();
    expect(await get('/missions/customers/count?domain=droit_douanier')).toEqual([2, 1]);
    expect(await get('/missions/customers/count?domain=droit_douanier&nature=audit')).toEqual([1, 0]);
    expect(await get(`/missions/count/user/${reader.id}?domain=droit_douanier`)).toEqual([0, 0]);
    expect(await get('/missions/customers/list?domain=droit_douanier&nature=redaction')).toMatchObject([
      { id, isFromCustomer: true },
    ]);
    expect(await get('/missions/customers/postulate?q=jurisprudence')).toMatchObject([{ mission: { id } }]);
    expect(await get('/missions/customers/postulate?q=jurisprudence&tarifLow=5000')).toEqual([]);
    expect(await get(`/missions/postulate/${reader.id}`)).toEqual([]);
  });
});
