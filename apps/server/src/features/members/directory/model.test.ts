import { availabilityStatuses } from '@basoche/domain/members/availability';
import { type Department, departments } from '@basoche/domain/options/departments';
import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import { valuesOf } from '@basoche/domain/options/option';
import { publicRegisters, registerMatchStates, registerOf } from '@basoche/domain/public-registers/registers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aListedMember } from '../../../../test/directory.ts';

/** Compares the directory with a simple filter without index: same members, same order, for every query. */

const domains: readonly [LegalDomain, ...LegalDomain[]] = ['droit_affaires', 'divorce', 'autre'];
const places: readonly [Department, ...Department[]] = ['01', '75', '2A', '95'];
const levels = valuesOf(experienceLevels);
const kinds = valuesOf(directoryKinds);
const towns = ['Lyon', 'Ajaccio'] as const;
const roles = ['Notaire', 'Greffier'] as const;
const trades = ['Notaire', 'Collaborateur de notaire', 'Autre'] as const;

const wish = fc.record({
  kind: fc.constantFrom(...kinds),
  verified: fc.boolean(),
  completeness: fc.constantFrom(0, 50, 100),
  domains: fc.uniqueArray(fc.constantFrom(...domains), { maxLength: 2 }),
  places: fc.uniqueArray(fc.constantFrom(...places), { minLength: 1, maxLength: 2 }),
  experience: fc.option(fc.constantFrom(...levels), { nil: undefined }),
  rate: fc.option(fc.constantFrom(20, 35, 150, 199, 200, 600), { nil: undefined }),
  availability: fc.option(fc.constantFrom(...availabilityStatuses), { nil: undefined }),
  isStale: fc.boolean(),
  town: fc.constantFrom(...towns),
  role: fc.constantFrom(...roles),
  /** Profession of a natural person. */
  jobName: fc.constantFrom(...trades),
  presentation: fc.constantFrom('', 'Notaire à Lyon.', 'Greffier.'),
  /** Answer of a public register about them. */
  line: fc.record({
    register: fc.constantFrom(...publicRegisters),
    state: fc.constantFrom('confirmed', ...registerMatchStates),
  }),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

let test: TestApp;
const kept: { readonly id: string; readonly wish: Wish }[] = [];

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  const { pool } = test.platform.database;
  for (const one of fc.sample(wish, { numRuns: 90, seed: 20_261_121 })) {
    test.clock.advance(1_000);
    const {
      availability,
      experience,
      rate,
      places: [department, ...others],
      ...rest
    } = one;
    const { id } = await aListedMember(test, {
      ...rest,
      department: department ?? '75',
      locations: [department ?? '75', ...others],
      place: one.town,
      headquarters: one.town,
      ...(experience === undefined ? {} : { experience }),
      ...(rate === undefined ? {} : { rate }),
      ...(availability === undefined
        ? {}
        : { availability, ...(availability === 'SOON' ? { from: '2027-02-01' } : {}) }),
    });
    if (one.isStale) {
      await pool.query(
        `update member_availability set confirmed_at = confirmed_at - interval '15 days' where member_id = $1`,
        [id],
      );
    }
    await pool.query(
      `insert into public_register_match (member_id, register, state, seen_on, found_at)
       values ($1, $2, $3, case when $3 in ('confirmed', 'missing') then '2026-09-23'::date end, now())`,
      [id, one.line.register, one.line.state],
    );
    kept.unshift({ id, wish: one });
  }
  await pool.query('select count_words()');
});
afterAll(() => test.close());

const some = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });

const question = fc.record({
  profession: some(trades),
  kind: some(kinds),
  domain: some(domains),
  departement: some(places),
  availability: some(availabilityStatuses),
  experience: fc.option(fc.constantFrom(...levels), { nil: undefined, freq: 2 }),
  rateMin: fc.option(fc.constantFrom(0, 20, 36, 180), { nil: undefined, freq: 2 }),
  rateMax: fc.option(fc.constantFrom(180, 199, 200, 700), { nil: undefined, freq: 2 }),
  verified: fc.option(fc.constant('true'), { nil: undefined }),
  inscribed: fc.option(fc.constant('true'), { nil: undefined, freq: 2 }),
  q: fc.option(fc.constantFrom('notaire', 'greffier lyon', 'notaire lyon', 'Ajacio', 'corse', 'divor'), {
    nil: undefined,
  }),
  limit: fc.integer({ min: 1, max: 40 }),
});
type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

const tradeOf = ({ kind, jobName }: Pick<Wish, 'kind' | 'jobName'>): string | undefined =>
  kind === 'COMPANY' ? undefined : jobName;

const isInscribed = ({ kind, verified, line: { register, state }, ...one }: Wish): boolean =>
  verified &&
  state === 'confirmed' &&
  registerOf({ kind, profession: tradeOf({ kind, ...one }) ?? null }) === register;

/** `headOf` has the words of name, function, place and profession; `textOf` adds those of longer texts. */
const headOf = (one: Wish, own: readonly string[]): string =>
  [
    one.role,
    one.town,
    tradeOf(one) ?? '',
    own.includes('2A') ? 'corse' : '',
    one.domains.includes('divorce') ? 'divorce' : '',
  ]
    .join(' ')
    .toLowerCase();
const textOf = (one: Wish, own: readonly string[]): string =>
  `${headOf(one, own)} ${one.presentation.toLowerCase()}`;

/** The words of each query, spelled correctly; « Ajacio » is a typing error. */
const words: Readonly<Record<string, readonly string[]>> = {
  notaire: ['notaire'],
  'greffier lyon': ['greffier', 'lyon'],
  'notaire lyon': ['notaire', 'lyon'],
  Ajacio: ['ajaccio'],
  corse: ['corse'],
  divor: ['divor'],
};
const hasAll = (text: string, asked: readonly string[]) => asked.every((word) => text.includes(word));
const ownOf = ({ kind, places: own }: Wish) => (kind === 'COMPANY' ? own : own.slice(0, 1));

/**
 * Rank of a member for a query: members of a named profession first, then words in their identity before words in their texts.
 * Null if no match.
 */
const rankOf = (q: string | undefined, one: Wish): number | null => {
  if (q === undefined) return 0;
  const asked = words[q] ?? [];
  if (!hasAll(textOf(one, ownOf(one)), asked)) return null;
  const isNamed = !asked.includes('notaire') || tradeOf(one) === 'Notaire';
  return (isNamed ? 0 : 2) + (hasAll(headOf(one, ownOf(one)), asked) ? 0 : 1);
};

const matches = (asked: Question, one: Wish): boolean => {
  const isPerson = one.kind !== 'COMPANY';
  const own = ownOf(one);
  const [rate, experience] = isPerson ? [one.rate, one.experience] : [];
  const availability = isPerson && !one.isStale ? one.availability : undefined;
  const any = <Value>(chosen: readonly Value[], has: readonly (Value | undefined)[]) =>
    chosen.length === 0 || has.some((value) => value !== undefined && chosen.includes(value));
  return (
    any(asked.kind, [one.kind]) &&
    any<string>(asked.profession, [tradeOf(one)]) &&
    any(asked.domain, one.domains) &&
    any(asked.departement, own) &&
    any(asked.availability, [availability]) &&
    (asked.experience === undefined ||
      (experience !== undefined && levels.indexOf(experience) >= levels.indexOf(asked.experience))) &&
    (asked.rateMin === undefined || (rate !== undefined && rate >= asked.rateMin)) &&
    (asked.rateMax === undefined || (rate !== undefined && rate <= asked.rateMax)) &&
    (asked.verified === undefined || one.verified) &&
    (asked.inscribed === undefined || isInscribed(one)) &&
    rankOf(asked.q, one) !== null
  );
};

/** `kept` is newest first, so sorting by rank and standing keeps the expected order. */
const expected = (asked: Question): string[] =>
  kept
    .filter((one) => matches(asked, one.wish))
    .toSorted(
      (a, b) =>
        (rankOf(asked.q, a.wish) ?? 0) - (rankOf(asked.q, b.wish) ?? 0) ||
        Number(b.wish.verified) - Number(a.wish.verified) ||
        b.wish.completeness - a.wish.completeness,
    )
    .map(({ id }) => id);

const addressOf = ({ kind, profession, domain, departement, availability, ...one }: Question): string => {
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries({ kind, profession, domain, departement, availability })) {
    for (const value of values) search.append(key, value);
  }
  for (const [key, value] of Object.entries(one)) if (value !== undefined) search.set(key, String(value));
  return search.toString();
};

/** Ids of all pages, and the total given by the first page. */
const listed = async (asked: Question) => {
  const ids: string[] = [];
  let total: unknown;
  let path: string | undefined = `/users/members/list?${addressOf(asked)}`;
  while (path !== undefined) {
    const page: Awaited<ReturnType<TestApp['call']>> = await test.call('GET', path);
    if (page.statusCode !== 200) throw new Error(`${path}: ${page.body}`);
    total ??= Number(page.headers['x-total-count']);
    for (const { id } of page.json()) ids.push(id);
    path = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
  }
  return { ids, total };
};

describe('the directory, page after page', () => {
  /** With frequent words the total is not computed: the answer gives the right number, or none. */
  const check = (countsWords: boolean) =>
    fc.assert(
      fc.asyncProperty(question, async (asked) => {
        fc.pre(asked.rateMin === undefined || asked.rateMax === undefined || asked.rateMin <= asked.rateMax);
        const wanted = expected(asked);
        const { ids, total } = await listed(asked);
        expect(ids).toEqual(wanted);
        if (countsWords || asked.q === undefined || !Number.isNaN(total)) expect(total).toBe(wanted.length);
      }),
      { numRuns: 120 },
    );

  it('has every member that its filters keep, in its order, and tells how many', () => check(true));

  it('has the same where it believes that many match, and goes through its order', async () => {
    const { pool } = test.platform.database;
    await pool.query('update member_facet set listed = 1000000');
    await pool.query(`update listed_word set listed = 1000000 where list = 'members'`);
    test.clock.advance(10 * 60_000);
    await check(false);
  });

  it('takes every department at once', async () => {
    const search = new URLSearchParams();
    for (const { value } of departments.slice(0, 90)) search.append('departement', value);
    for (const domain of domains) search.append('domain', domain);
    const page = await test.call('GET', `/users/members/list?${search}&limit=100`);
    const among = kept.filter(
      ({ wish: { domains: said, places: own, kind } }) =>
        said.length > 0 && (kind === 'COMPANY' ? own : own.slice(0, 1)).some((place) => place !== '95'),
    );
    expect(page.json()).toHaveLength(among.length);
  });
});
