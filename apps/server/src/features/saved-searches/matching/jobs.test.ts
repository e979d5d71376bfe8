import type { JobFilters } from '@basoche/contract/jobs/filters';
import { searchAddress } from '@basoche/domain/searches/search';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectWithin } from '../../../../../../scripts/support/bounds.ts';
import { expectAgreement } from '../../../../test/agreement.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aJobOffer } from '../../../../test/jobs.ts';
import { aMission } from '../../../../test/missions.ts';
import { asked, fillSearches, written } from '../../../../test/searched-words.ts';
import { aSavedSearch } from '../../../../test/searches.ts';
import * as alerts from '../alerts/service.ts';

/** A search of offers matches exactly what the list shows under its filters, over random offers and filters. */

let test: TestApp;
let company: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  company = await aMember(test, { kind: 'COMPANY' });
});
afterAll(() => test.close());

const domains = ['droit_travail', 'droit_baux', 'divorce'] as const;
const natures = ['recherches', 'redaction', 'autre'] as const;
const places = ['75', '69', '2A'] as const;
const modalities = ['onPlace', 'distance', 'mixte'] as const;
const contracts = ['CDI', 'CDD', 'collaboration', 'other'] as const;

const anyJob = fc
  .record({
    title: fc.constantFrom(...written.filter(({ length }) => length <= 200)),
    description: fc
      .array(fc.constantFrom(...written), { minLength: 1, maxLength: 3 })
      .map((all) => all.join('. ')),
    domain: fc.constantFrom(...domains),
    nature: fc.constantFrom(...natures),
    modality: fc.constantFrom(...modalities),
    contract_type: fc.constantFrom(...contracts),
    department: fc.constantFrom(...places),
  })
  .map((offer) => ({
    ...offer,
    department: offer.modality === 'distance' ? null : offer.department,
    city: null,
  }));

const anyFilters: fc.Arbitrary<JobFilters> = fc.record(
  {
    domain: fc.subarray([...domains]),
    nature: fc.subarray([...natures]),
    modality: fc.subarray([...modalities]),
    departement: fc.subarray([...places]),
    contractType: fc.subarray([...contracts]),
    q: fc.constantFrom(...asked),
  },
  { requiredKeys: [] },
);

interface Saved {
  readonly id: string;
  readonly filters: JobFilters;
}

const listed = async ({ filters }: Saved): Promise<string[]> => {
  const [, query = ''] = searchAddress({ audience: 'jobs', filters }).split('?');
  const answer = await test.call('GET', `/jobs?limit=100&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { id: string }[]).map(({ id }) => id);
};

const sides = {
  column: 'job_id',
  listed,
  find: (id: string) => alerts.findJob(test.platform, id),
} as const;

describe('a saved search of offers', () => {
  it('finds an offer where, and only where, the list shows it', async () => {
    const seed = 20_261_121;
    const searches: Saved[] = [];
    const readers: TestMember[] = [];
    for (const [index, filters] of fc.sample(anyFilters, { numRuns: 160, seed }).entries()) {
      if (index % 20 === 0) readers.push(await aMember(test));
      const reader = readers.at(-1);
      if (reader === undefined) throw new Error('A search has a member.');
      const wishes = { name: `Recherche ${index}`, audience: 'jobs', filters, frequency: 'weekly' } as const;
      searches.push({ id: await aSavedSearch(test, reader, wishes), filters });
    }
    const offers: string[] = [];
    for (const wishes of fc.sample(anyJob, { numRuns: 50, seed })) {
      offers.push(await aJobOffer(test, company, wishes));
    }
    // Enough matches and mismatches for the comparison to be meaningful.
    const shown = await expectAgreement(test, sides, searches, offers);
    expect(shown).toBeGreaterThan(200);
    expect(shown).toBeLessThan((searches.length * offers.length) / 2);

    // After changes, archiving and expiry, both still agree.
    const { pool } = test.platform.database;
    await pool.query(
      `update job_offer set domain = 'divorce', contract_type = 'CDD', title = 'Baux ruraux'
      where id = any($1)`,
      [offers.slice(0, 20)],
    );
    await pool.query('update job_offer set is_archived = true, is_listed = false where id = any($1)', [
      offers.slice(20, 30),
    ]);
    await pool.query(`update job_offer set end_date = current_date - 3 where id = any($1)`, [
      offers.slice(30, 35),
    ]);
    await expectAgreement(test, sides, searches, offers);

    // The nightly word count also forgets words that no offer has any more.
    await pool.query('select count_words()');
    await expectAgreement(test, sides, searches, offers);
  });

  it('finds no mission, and a search of missions no offer, whatever their filters', async () => {
    const reader = await aMember(test);
    const ofJobs = await aSavedSearch(test, reader, { name: 'Offres', audience: 'jobs', filters: {} });
    const ofMissions = await aSavedSearch(test, reader, { name: 'Missions', filters: {} });
    const mission = await aMission(test, company);
    const offer = await aJobOffer(test, company);
    await alerts.findMission(test.platform, mission);
    await alerts.findJob(test.platform, offer);
    const { rows } = await test.platform.database.pool.query(
      'select search_id, mission_id, job_id from saved_search_hit where search_id in ($1, $2)',
      [ofJobs, ofMissions],
    );
    const hits = rows.toSorted(
      (one, other) => (one.job_id === null ? 1 : 0) - (other.job_id === null ? 1 : 0),
    );
    expect(hits).toEqual([
      { search_id: ofJobs, mission_id: null, job_id: offer },
      { search_id: ofMissions, mission_id: mission, job_id: null },
    ]);
  });
});

describe('fifty thousand saved searches of offers', () => {
  it('are gone through in a moment', async () => {
    const { pool } = test.platform.database;
    await fillSearches(test.platform.database.db, 'jobs');
    const description = `${written.join('. ')}. `.repeat(15);
    const id = await aJobOffer(test, company, { description });
    const start = performance.now();
    await alerts.findJob(test.platform, id);
    // Takes half a second on two busy cores; parsing the words of each search separately would take many.
    expectWithin(performance.now() - start, 6_000);
    const { rows } = await pool.query(
      'select count(*)::integer as number from saved_search_hit where job_id = $1',
      [id],
    );
    expect(rows[0].number).toBeGreaterThan(1_000);
  });
});
