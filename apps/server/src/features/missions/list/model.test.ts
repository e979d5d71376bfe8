import type { MissionForm } from '@basoche/contract/missions/publishing';
import { priceClass, priceScale } from '@basoche/domain/missions/price-scale';
import { type Department, departments } from '@basoche/domain/options/departments';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, aMissionForm } from '../../../../test/missions.ts';

/** Compares the lists and counts with a simple model without index: same missions, same order, for every query. */

const domains = ['droit_affaires', 'divorce', 'droit_fiscal'] as const;
const natures = ['recherches', 'audit', 'redaction'] as const;
const places: readonly Department[] = ['75', '69', '2A'];
const words = ['bail', 'licenciement', 'cautionnement', 'succession'];

interface Kept {
  readonly id: string;
  readonly form: MissionForm;
  readonly fromCustomer: boolean;
  isArchived: boolean;
}

let test: TestApp;
let reader: TestMember;
let creators: TestMember[];
const kept: Kept[] = [];

/** Seeded, so that each run draws the same values and a failure repeats. */
const draw = fc.sample(
  fc.record({
    domain: fc.constantFrom(...domains),
    nature: fc.constantFrom(...natures),
    place: fc.option(fc.constantFrom(...places)),
    tarif: fc.option(fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 140 }))),
    days: fc.option(fc.integer({ min: 0, max: 40 })),
    title: fc.constantFrom(...words),
    text: fc.constantFrom(...words),
    fromCustomer: fc.boolean(),
    anonymous: fc.boolean(),
  }),
  { numRuns: 150, seed: 20_261_121 },
);

const formOf = ({ place, tarif, days, title, text, ...rest }: (typeof draw)[number]): MissionForm =>
  aMissionForm(test, {
    domain: rest.domain,
    nature: rest.nature,
    isAnonym: rest.anonymous,
    title: `Dossier de ${title}`,
    skillsRequired: `Étudier une question de ${text} et en rendre compte.`,
    onPlace: place !== null,
    place,
    city: null,
    tarifLow: tarif === null ? null : tarif[0] * 50,
    tarifHigh: tarif === null ? null : (tarif[0] + Math.min(tarif[1], 200 - tarif[0])) * 50,
    endDate: days === null ? null : addDays(parisDay(test.clock.now()), days),
  });

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  reader = await aMember(test);
  creators = [await aMember(test, { kind: 'COMPANY' }), await aMember(test, { kind: 'CUSTOMER' })];
  for (const one of draw) {
    const form = formOf(one);
    const creator = creators[one.fromCustomer ? 1 : 0] ?? reader;
    test.clock.advance(1_000);
    const id = await aMission(test, creator, form);
    kept.push({ id, form, fromCustomer: one.fromCustomer, isArchived: false });
  }
});
afterAll(() => test.close());

const question = fc.record({
  domain: fc.uniqueArray(fc.constantFrom(...domains), { maxLength: 2 }),
  nature: fc.uniqueArray(fc.constantFrom(...natures), { maxLength: 2 }),
  departement: fc.uniqueArray(fc.constantFrom(...places), { maxLength: 2 }),
  modality: fc.uniqueArray(fc.constantFrom('onPlace', 'distance')),
  tarifLow: fc.option(fc.constantFrom(...priceScale), { nil: undefined }),
  tarifHigh: fc.option(fc.constantFrom(...priceScale), { nil: undefined }),
  q: fc.option(fc.constantFrom(...words), { nil: undefined }),
  sort: fc.option(fc.constantFrom('newest', 'deadline', 'price', 'relevance'), { nil: undefined }),
  limit: fc.integer({ min: 1, max: 40 }),
  fromCustomer: fc.boolean(),
});
type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

const closingOf = ({ form }: Kept) => form.endDate ?? '9999';
const paysOf = ({ form }: Kept) => form.tarifHigh ?? -1;

const orders: Record<string, (question: Question) => (a: Kept, b: Kept) => number> = {
  newest: () => () => 0,
  // A mission without a deadline closes sixty days after its publication: here all of them on the same day,
  // after the others.
  deadline: () => (a, b) => closingOf(a).localeCompare(closingOf(b)),
  price: () => (a, b) => paysOf(b) - paysOf(a),
  relevance:
    ({ q }) =>
    (a, b) =>
      Number(b.form.title.includes(q ?? '')) - Number(a.form.title.includes(q ?? '')),
};

const matches = (asked: Question, { form, fromCustomer, isArchived }: Kept): boolean => {
  const among = (values: readonly string[], value: string | null | undefined) =>
    values.length === 0 || (value !== null && value !== undefined && values.includes(value));
  const low = form.tarifLow ?? null;
  const wantsPrice = asked.tarifLow !== undefined || asked.tarifHigh !== undefined;
  return (
    !isArchived &&
    fromCustomer === asked.fromCustomer &&
    among(asked.domain, form.domain) &&
    among(asked.nature, form.nature) &&
    among(asked.departement, form.place) &&
    among(asked.modality, form.onPlace ? 'onPlace' : 'distance') &&
    (!wantsPrice ||
      (low !== null && low <= (asked.tarifHigh ?? 1e9) && (form.tarifHigh ?? 0) >= (asked.tarifLow ?? 0))) &&
    (asked.q === undefined || `${form.title} ${form.skillsRequired}`.includes(asked.q))
  );
};

const expected = (asked: Question): string[] => {
  const order = asked.sort ?? (asked.q === undefined ? 'newest' : 'relevance');
  const compare = orders[asked.q === undefined && order === 'relevance' ? 'newest' : order];
  const found = kept.filter((one) => matches(asked, one)).toReversed();
  return (compare ? found.toSorted(compare(asked)) : found).map(({ id }) => id);
};

const addressOf = (asked: Question): string => {
  const search = new URLSearchParams();
  for (const key of ['domain', 'nature', 'departement', 'modality'] as const) {
    for (const value of asked[key]) search.append(key, value);
  }
  for (const key of ['tarifLow', 'tarifHigh', 'q'] as const) {
    if (asked[key] !== undefined) search.set(key, String(asked[key]));
  }
  return search.toString();
};

/** Ids of all pages, and the total given by the first page. */
const listed = async (asked: Question) => {
  const base = asked.fromCustomer ? '/missions/customers/list' : '/missions';
  const sort = asked.sort === undefined ? '' : `&sort=${asked.sort}`;
  const ids: string[] = [];
  let total: unknown;
  let path: string | undefined = `${base}?${addressOf(asked)}&limit=${asked.limit}${sort}`;
  while (path !== undefined) {
    const page: Awaited<ReturnType<TestApp['call']>> = await test.call('GET', path);
    if (page.statusCode !== 200) throw new Error(`${path}: ${page.body}`);
    total ??= Number(page.headers['x-total-count']);
    ids.push(...page.json().map(({ id }: { id: string }) => id));
    path = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return { ids, total };
};

const counted = async (asked: Question): Promise<number[]> => {
  const base = asked.fromCustomer ? '/missions/customers/count' : `/missions/count/user/${reader.id}`;
  return (await test.call('GET', `${base}?${addressOf(asked)}`, { token: reader.token })).json();
};

const check = async (numRuns: number) => {
  const isAnswerable = ({ tarifLow, tarifHigh }: Question) =>
    (tarifLow ?? 0) <= (tarifHigh ?? Number.POSITIVE_INFINITY);
  await fc.assert(
    fc.asyncProperty(question.filter(isAnswerable), async (asked) => {
      const wanted = expected(asked);
      const { ids, total } = await listed(asked);
      expect(ids).toEqual(wanted);
      expect(total).toBe(wanted.length);
      expect(await counted(asked)).toEqual([wanted.length, 0]);
    }),
    { numRuns },
  );
};

describe('a list of missions, page after page', () => {
  it('has every mission that its filters keep, in its order, and its counts agree', () => check(150));

  it('has the same where it believes that many match, and goes through its order', async () => {
    const { pool } = test.platform.database;
    await pool.query(`update listed_word set listed = 1000000, headed = 1000000 where list = 'missions'`);
    await check(60);
    await pool.query('select count_words()');
  });

  it('has them still once some were archived and edited', async () => {
    for (const [index, one] of kept.entries()) {
      const token = creators[one.fromCustomer ? 1 : 0]?.token;
      if (index % 5 === 0) {
        const body = { toPublish: false };
        await test.call('POST', `/missions/publish/${one.id}`, { token, body });
        one.isArchived = true;
      }
      if (index % 7 === 0) {
        const other = draw[(index + 11) % draw.length];
        if (other === undefined) throw new Error('There are as many draws as missions.');
        const form = formOf(other);
        await test.call('POST', `/missions/update/${one.id}`, { token, body: form });
        kept[index] = { ...one, form };
      }
    }
    await check(100);
  });

  it('refuses a place in it that is of another order', async () => {
    const first = await test.call('GET', '/missions?limit=1&sort=price');
    const next = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    for (const sort of ['newest', 'deadline', 'relevance']) {
      const answer = await test.call('GET', next.replace('sort=price', `sort=${sort}`));
      expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'after']);
    }
  });

  it('classes prices in the database as the rules do', async () => {
    const cents = Array.from({ length: 220 }, (_, index) => index * 5_000);
    const { rows } = await test.platform.database.pool.query<{ cents: number; class: number }>(
      'select cents, price_class(cents) as class from unnest($1::integer[]) cents',
      [cents],
    );
    expect(rows).toEqual(cents.map((one) => ({ cents: one, class: priceClass(one) })));
  });

  it('finds a mission by the name of its department and of its domain', async () => {
    const search = async (q: string) =>
      (await test.call('GET', `/missions?q=${encodeURIComponent(q)}&limit=100`)).json().length;
    const rhone = departments.find(({ value }) => value === '69')?.label ?? '';
    const expectedThere = kept.filter(
      (one) => !one.isArchived && !one.fromCustomer && one.form.place === '69',
    ).length;
    expect(expectedThere).toBeGreaterThan(0);
    expect(await search(rhone)).toBe(expectedThere);
    const fiscal = kept.filter(
      (one) => !one.isArchived && !one.fromCustomer && one.form.domain === 'droit_fiscal',
    ).length;
    expect(await search('droit fiscal')).toBe(fiscal);
  });
});
