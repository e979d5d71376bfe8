import type { MissionFilters } from '@basoche/contract/missions/filters';
import type { MissionForm } from '@basoche/contract/missions/publishing';
import { priceScale } from '@basoche/domain/missions/price-scale';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { searchAddress } from '@basoche/domain/searches/search';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectWithin } from '../../../../../../scripts/support/bounds.ts';
import { expectAgreement } from '../../../../test/agreement.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, aMissionForm } from '../../../../test/missions.ts';
import { asked, fillSearches, written } from '../../../../test/searched-words.ts';
import { aSavedSearch } from '../../../../test/searches.ts';
import * as alerts from '../alerts/service.ts';

/** A search matches exactly what the list shows under its filters, over random missions and filters. */

let test: TestApp;
let company: TestMember;
let customer: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  company = await aMember(test, { kind: 'COMPANY' });
  customer = await aMember(test, { kind: 'CUSTOMER' });
});
afterAll(() => test.close());

const domains = ['droit_travail', 'droit_baux', 'divorce'] as const;
const natures = ['recherches', 'redaction', 'autre'] as const;
const places = ['75', '69', '2A'] as const;

const anyPrice = fc.option(
  fc
    .tuple(fc.constantFrom(...priceScale, 150, 800, 9_950), fc.constantFrom(...priceScale, 150, 800, 9_950))
    .map(([one, other]) => ({ tarifLow: Math.min(one, other), tarifHigh: Math.max(one, other) })),
  { nil: { tarifLow: null, tarifHigh: null } },
);
const anyMission: fc.Arbitrary<Partial<MissionForm>> = fc
  .record({
    title: fc.constantFrom(...written.filter(({ length }) => length <= 200)),
    skillsRequired: fc
      .array(fc.constantFrom(...written), { minLength: 1, maxLength: 3 })
      .map((all) => all.join('. ')),
    domain: fc.constantFrom(...domains),
    nature: fc.constantFrom(...natures),
    onPlace: fc.boolean(),
    place: fc.constantFrom(...places),
    price: anyPrice,
  })
  .map(({ price, place, ...form }) => ({
    ...form,
    ...price,
    place: form.onPlace ? place : null,
    city: null,
  }));

const bound = fc.constantFrom(...priceScale);
const anyFilters: fc.Arbitrary<MissionFilters> = fc
  .record(
    {
      domain: fc.subarray([...domains]),
      nature: fc.subarray([...natures]),
      modality: fc.subarray(['onPlace' as const, 'distance' as const]),
      departement: fc.subarray([...places]),
      tarifLow: bound,
      tarifHigh: bound,
      q: fc.constantFrom(...asked),
    },
    { requiredKeys: [] },
  )
  .filter(
    ({ tarifLow, tarifHigh }) => tarifLow === undefined || tarifHigh === undefined || tarifLow <= tarifHigh,
  );

interface Search {
  readonly id: string;
  readonly audience: MissionAudience;
  readonly filters: MissionFilters;
}

const lists = { members: '/missions', customers: '/missions/customers/list' } as const;

const listed = async ({ audience, filters }: Search): Promise<string[]> => {
  const [, query = ''] = searchAddress({ audience, filters }).split('?');
  const answer = await test.call('GET', `${lists[audience]}?limit=100&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { id: string }[]).map(({ id }) => id);
};

const sides = {
  column: 'mission_id',
  listed,
  find: (id: string) => alerts.findMission(test.platform, id),
} as const;

describe('a saved search', () => {
  it('finds a mission where, and only where, the list shows it', async () => {
    const seed = 20_261_121;
    const chosen = fc.sample(anyFilters, { numRuns: 160, seed });
    const searches: Search[] = [];
    const readers: TestMember[] = [];
    for (const [index, filters] of chosen.entries()) {
      if (index % 20 === 0) readers.push(await aMember(test));
      const reader = readers.at(-1);
      if (reader === undefined) throw new Error('A search has a member.');
      const audience = index % 4 === 0 ? 'customers' : 'members';
      const wishes = { name: `Recherche ${index}`, audience, filters, frequency: 'weekly' } as const;
      searches.push({ id: await aSavedSearch(test, reader, wishes), audience, filters });
    }

    const missions: string[] = [];
    for (const [index, form] of fc.sample(anyMission, { numRuns: 50, seed }).entries()) {
      missions.push(await aMission(test, index % 4 === 0 ? customer : company, form));
    }
    // Enough matches and mismatches for the comparison to be meaningful.
    const shown = await expectAgreement(test, sides, searches, missions);
    expect(shown).toBeGreaterThan(200);
    expect(shown).toBeLessThan((searches.length * missions.length) / 2);

    // After edits and archiving, both still agree.
    for (const [index, form] of fc.sample(anyMission, { numRuns: 50, seed: seed + 1 }).entries()) {
      const { token } = index % 4 === 0 ? customer : company;
      const path = `${index % 5 === 0 ? '/missions/publish' : '/missions/update'}/${missions[index]}`;
      const body = index % 5 === 0 ? { toPublish: false } : aMissionForm(test, form);
      expect((await test.call('POST', path, { token, body })).statusCode).toBe(200);
    }
    await expectAgreement(test, sides, searches, missions);

    // The nightly word count also forgets words that no mission has any more.
    await test.platform.database.pool.query('select count_words()');
    await expectAgreement(test, sides, searches, missions);
  });
});

describe('a description of ten thousand characters', () => {
  it('is found whatever the words that it is made of', async () => {
    const letters = (number: number) => String.fromCharCode(98 + (number % 20), 98 + Math.floor(number / 20));
    const run = (number: number, size = 250) => `${letters(number)}${'k'.repeat(size - 2)}`;
    const odd = Array.from({ length: 39 }, (_, number) => run(number)).join(' ');
    const reader = await aMember(test);
    const searches: Search[] = [];
    for (const [index, q] of [
      undefined,
      'verbatim',
      'verbatin',
      `verbatim ${run(12, 90)}`,
      run(3, 60),
    ].entries()) {
      const filters = q === undefined ? {} : { q };
      const wishes = { name: `Recherche ${index}`, filters, frequency: 'weekly' } as const;
      searches.push({ id: await aSavedSearch(test, reader, wishes), audience: 'members', filters });
    }
    const id = await aMission(test, company, { skillsRequired: `verbatim ${odd}` });
    const { pool } = test.platform.database;
    await pool.query('delete from saved_search_hit');
    await alerts.findMission(test.platform, id);
    const { rows } = await pool.query('select search_id from saved_search_hit where mission_id = $1', [id]);
    const hits = rows.map(({ search_id }) => search_id);
    for (const search of searches) {
      expect(hits, JSON.stringify(search)).toContain(search.id);
      expect(await listed(search), JSON.stringify(search)).toContain(id);
    }
  });
});

describe('fifty thousand saved searches', () => {
  it('are gone through in a moment', async () => {
    const { pool } = test.platform.database;
    await fillSearches(test.platform.database.db, 'missions');
    const id = await aMission(test, company, { skillsRequired: `${written.join('. ')}. `.repeat(15) });
    const start = performance.now();
    await alerts.findMission(test.platform, id);
    // Takes half a second on two busy cores; parsing the words of each search separately would take many.
    expectWithin(performance.now() - start, 6_000);
    const { rows } = await pool.query(
      'select count(*)::integer as number from saved_search_hit where mission_id = $1',
      [id],
    );
    expect(rows[0].number).toBeGreaterThan(1_000);
  });
});
