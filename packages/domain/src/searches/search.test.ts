import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractTypes } from '../options/contract-types.ts';
import { departments } from '../options/departments.ts';
import { executionModes } from '../options/execution-modes.ts';
import { jobModalities } from '../options/job-modalities.ts';
import { legalDomains } from '../options/legal-domains.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import {
  canonicalSearch,
  foldedName,
  type Search,
  searchAddress,
  searchInWords,
  suggestedName,
} from './search.ts';

const some = <Value>(values: readonly Value[]) =>
  fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 6 });
const shared = {
  domain: some(valuesOf(legalDomains)),
  nature: some(valuesOf(missionNatures)),
  departement: some(valuesOf(departments)),
  q: fc.string({ minLength: 1, maxLength: 100 }),
};
const ofMissions = fc.record(
  {
    ...shared,
    modality: some(valuesOf(executionModes)),
    tarifLow: fc.constantFrom(100, 500),
    tarifHigh: fc.constantFrom(500, 2_000),
  },
  { requiredKeys: [] },
);
const ofJobs = fc.record(
  { ...shared, modality: some(valuesOf(jobModalities)), contractType: some(valuesOf(contractTypes)) },
  { requiredKeys: [] },
);
const anySearch: fc.Arbitrary<Search> = fc.oneof(
  fc.record({ audience: fc.constantFrom('members' as const, 'customers' as const), filters: ofMissions }),
  fc.record({ audience: fc.constant('jobs' as const), filters: ofJobs }),
);

describe('a search', () => {
  it('is one and the same whatever the order in which its filters were chosen', () => {
    expect(
      canonicalSearch({
        audience: 'members',
        filters: { domain: ['divorce', 'droit_affaires', 'divorce'], departement: [], q: '  bail ' },
      }).filters,
    ).toEqual({ domain: ['droit_affaires', 'divorce'], q: 'bail' });
    expect(
      canonicalSearch({
        audience: 'jobs',
        filters: { modality: ['mixte', 'onPlace'], contractType: ['CDD', 'CDI'], nature: undefined },
      }).filters,
    ).toEqual({ modality: ['onPlace', 'mixte'], contractType: ['CDI', 'CDD'] });
    fc.assert(
      fc.property(anySearch, (search) => {
        const once = canonicalSearch(search);
        expect(canonicalSearch(once)).toEqual(once);
        const { domain } = search.filters;
        const turned = { ...search, filters: { ...search.filters, domain: domain?.toReversed() } } as Search;
        expect(canonicalSearch(turned)).toEqual(once);
      }),
    );
  });

  it('is read in French', () => {
    expect(
      searchInWords({
        audience: 'jobs',
        filters: {
          domain: ['droit_travail'],
          nature: ['redaction'],
          modality: ['distance', 'mixte'],
          departement: ['75', '2A'],
          contractType: ['collaboration', 'CDI'],
          q: 'licenciement',
        },
      }),
    ).toEqual([
      '«\u00a0licenciement\u00a0»',
      'Droit du travail',
      'CDI',
      'Collaboration libérale',
      'Rédaction d’actes',
      'Distanciel',
      'Mixte',
      'Corse-du-Sud (2A)',
      'Paris (75)',
    ]);
    expect(searchInWords({ audience: 'jobs', filters: {} })).toEqual([]);
  });

  it('leads to the list that it is of', () => {
    expect(searchAddress({ audience: 'members', filters: {} })).toBe('/consult/missions');
    expect(searchAddress({ audience: 'customers', filters: { tarifLow: 500 } })).toBe(
      '/consult/customers/missions?tarifLow=500',
    );
    expect(
      searchAddress({
        audience: 'jobs',
        filters: { contractType: ['CDD', 'CDI'], domain: ['divorce'], q: 'baux & loyers' },
      }),
    ).toBe('/consult/emplois?domain=divorce&contractType=CDI&contractType=CDD&q=baux%20%26%20loyers');
  });
});

describe('the name that is proposed for a search', () => {
  it('says its filters', () => {
    const named = (search: Search) => suggestedName(search, 100);
    expect(named({ audience: 'members', filters: { domain: ['droit_travail'], departement: ['69'] } })).toBe(
      'Droit du travail, Rhône (69)',
    );
    expect(named({ audience: 'members', filters: { q: 'bail commercial', modality: ['distance'] } })).toBe(
      'bail commercial, À distance',
    );
    expect(named({ audience: 'jobs', filters: { q: 'bail', contractType: ['CDI'] } })).toBe('bail, CDI');
    expect(named({ audience: 'members', filters: {} })).toBe('Toutes les missions');
    expect(named({ audience: 'jobs', filters: {} })).toBe('Toutes les offres');
  });

  it('is never empty and never too long', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const name = suggestedName(search, 100);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('the name of a search', () => {
  it('is the same whatever its case', () => {
    expect(foldedName('ÉTÉ à Paris')).toBe(foldedName('été À paris'));
    expect(foldedName('E\u0301te\u0301')).toBe(foldedName('été'));
    expect(foldedName('ete')).not.toBe(foldedName('été'));
  });
});
