import { contractTypes } from '@basoche/domain/options/contract-types';
import { type Department, departments } from '@basoche/domain/options/departments';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { aJobOffer } from '../../../../test/jobs.ts';
import { unlistExpiredJobs } from './service.ts';

/** Compares the list and counts with a simple model without an index: same offers, same order, for every query. */

const domains = ['droit_affaires', 'divorce', 'droit_fiscal'] as const;
const natures = ['recherches', 'audit', 'redaction'] as const;
const places: readonly [Department, ...Department[]] = ['75', '69', '2A'];
const modalities = valuesOf(jobModalities);
const contracts = valuesOf(contractTypes);
const words = ['bail', 'licenciement', 'cautionnement', 'succession'];

const wish = fc.record({
  domain: fc.constantFrom(...domains),
  nature: fc.constantFrom(...natures),
  place: fc.constantFrom(...places),
  modality: fc.constantFrom(...modalities),
  contractType: fc.constantFrom(...contracts),
  days: fc.integer({ min: 0, max: 40 }),
  title: fc.constantFrom(...words),
  text: fc.constantFrom(...words),
});
interface Kept {
  readonly id: string;
  readonly wish: typeof wish extends fc.Arbitrary<infer Value> ? Value : never;
  isArchived: boolean;
}

let test: TestApp;
const kept: Kept[] = [];

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  const creator = await aMember(test, { kind: 'COMPANY' });
  for (const one of fc.sample(wish, { numRuns: 150, seed: 20_261_121 })) {
    test.clock.advance(1_000);
    const id = await aJobOffer(test, creator, {
      title: `Dossier de ${one.title}`,
      description: `Suivre les questions de ${one.text} et en rendre compte.`,
      domain: one.domain,
      nature: one.nature,
      modality: one.modality,
      department: one.modality === 'distance' ? null : one.place,
      city: null,
      contract_type: one.contractType,
      end_date: addDays(parisDay(test.clock.now()), one.days),
    });
    kept.push({ id, wish: one, isArchived: false });
  }
});
afterAll(() => test.close());

const some = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 });

const question = fc.record({
  domain: some(domains),
  nature: some(natures),
  departement: some(places),
  modality: some(modalities),
  contractType: some(contracts),
  q: fc.option(fc.constantFrom(...words), { nil: undefined }),
  sort: fc.option(fc.constantFrom('newest', 'deadline', 'relevance'), { nil: undefined }),
  limit: fc.integer({ min: 1, max: 40 }),
});
type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

const lists = ['domain', 'nature', 'departement', 'modality', 'contractType'] as const;

const matches = (asked: Question, { wish: one, isArchived }: Kept): boolean => {
  const among = (values: readonly string[], value: string | null) =>
    values.length === 0 || (value !== null && values.includes(value));
  return (
    !isArchived &&
    among(asked.domain, one.domain) &&
    among(asked.nature, one.nature) &&
    among(asked.departement, one.modality === 'distance' ? null : one.place) &&
    among(asked.modality, one.modality) &&
    among(asked.contractType, one.contractType) &&
    (asked.q === undefined || one.title === asked.q || one.text === asked.q)
  );
};

const expected = (asked: Question): string[] => {
  const found = kept.filter((one) => matches(asked, one)).toReversed();
  const sort = asked.sort ?? 'relevance';
  const compare: Record<typeof sort, (a: Kept, b: Kept) => number> = {
    newest: () => 0,
    deadline: (a, b) => a.wish.days - b.wish.days,
    relevance: (a, b) => Number(b.wish.title === asked.q) - Number(a.wish.title === asked.q),
  };
  return found.toSorted(compare[sort]).map(({ id }) => id);
};

const addressOf = (asked: Question): string => {
  const search = new URLSearchParams();
  for (const key of lists) for (const value of asked[key]) search.append(key, value);
  if (asked.q !== undefined) search.set('q', asked.q);
  return search.toString();
};

/** Ids of all pages, and the total given by the first page. */
const listed = async (asked: Question) => {
  const sort = asked.sort === undefined ? '' : `&sort=${asked.sort}`;
  const ids: string[] = [];
  let total: unknown;
  let path: string | undefined = `/jobs?${addressOf(asked)}&limit=${asked.limit}${sort}`;
  while (path !== undefined) {
    const page: Awaited<ReturnType<TestApp['call']>> = await test.call('GET', path);
    if (page.statusCode !== 200) throw new Error(`${path}: ${page.body}`);
    total ??= Number(page.headers['x-total-count']);
    ids.push(...page.json().map(({ id }: { id: string }) => id));
    path = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return { ids, total };
};

const check = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(question, async (asked) => {
      const wanted = expected(asked);
      expect(await listed(asked)).toEqual({ ids: wanted, total: wanted.length });
    }),
    { numRuns },
  );

/** Rows where the tally differs from a fresh count, for every combination of filters. */
const disagreements = async () => {
  const { rows } = await test.platform.database.pool.query(`
    with recount as (
      select coalesce(domain, '') as domain, coalesce(nature, '') as nature, coalesce(place, '') as place,
        coalesce(modality, '') as modality, coalesce(contract_type, '') as contract_type, count(*) as listed
      from (select *, coalesce(department, 'distance') as place from job_offer where is_listed) j
      group by cube (domain, nature, place, modality, contract_type) having count(*) > 0
    ), kept as (
      select domain, nature, place, modality, contract_type, sum(listed) as listed
      from job_tally group by 1, 2, 3, 4, 5 having sum(listed) <> 0)
    select * from recount full join kept using (domain, nature, place, modality, contract_type)
    where recount.listed is distinct from kept.listed`);
  return rows;
};

describe('the list of offers, page after page', () => {
  it('has every offer that its filters keep, in its order, and its total agrees', () => check(150));

  it('has the same where it believes that many match, and goes through its order', async () => {
    const { pool } = test.platform.database;
    await pool.query(`update listed_word set listed = 1000000, headed = 1000000 where list = 'jobs'`);
    await check(60);
    await pool.query('select count_words()');
  });

  it('has them still once some were archived, edited and took another place', async () => {
    const { db } = test.platform.database;
    for (const [index, one] of kept.entries()) {
      if (index % 5 === 0) {
        await db
          .updateTable('job_offer')
          .set({ is_archived: true, is_listed: false })
          .where('id', '=', one.id)
          .execute();
        one.isArchived = true;
      }
      if (index % 7 === 0) {
        const domain = domains[index % domains.length] ?? 'divorce';
        await db.updateTable('job_offer').set({ domain }).where('id', '=', one.id).execute();
        kept[index] = { ...one, wish: { ...one.wish, domain } };
      }
    }
    await check(100);
    expect(await disagreements()).toEqual([]);
  });

  it('leaves out what expired, before it is swept and after', async () => {
    const total = async () => Number((await test.call('GET', '/jobs')).headers['x-total-count']);
    const before = await total();
    const closing = kept.filter(({ isArchived, wish: { days } }) => !isArchived && days < 10).length;
    test.clock.advance(10 * 86_400_000);
    try {
      expect(await total()).toBe(before - closing);
      await unlistExpiredJobs(test.platform);
      expect(await total()).toBe(before - closing);
      expect(await disagreements()).toEqual([]);
    } finally {
      test.clock.advance(-10 * 86_400_000);
    }
  });

  it('refuses a place in it that is of another order', async () => {
    const first = await test.call('GET', '/jobs?limit=1&sort=deadline');
    const next = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    for (const sort of ['newest', 'relevance']) {
      const answer = await test.call('GET', next.replace('sort=deadline', `sort=${sort}`));
      expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'after']);
    }
  });

  it('counts very many choices together as it lists them', async () => {
    const search = new URLSearchParams();
    for (const { value } of legalDomains.slice(0, 46)) search.append('domain', value);
    for (const { value } of departments.slice(0, 90)) search.append('departement', value);
    for (const { value } of missionNatures.slice(0, 11)) search.append('nature', value);
    const page = await test.call('GET', `/jobs?${search}&limit=100`);
    expect(Number(page.headers['x-total-count'])).toBe(page.json().length);
    expect(page.json().length).toBeGreaterThan(20);
  });
});
