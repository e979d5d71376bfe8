import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { departments } from '../options/departments.ts';
import { executionModes } from '../options/execution-modes.ts';
import { legalDomains } from '../options/legal-domains.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { canonicalFilters, filtersInWords, foldedName, suggestedName } from './filters.ts';

const some = <Value>(values: readonly Value[]) =>
  fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 6 });
const anyFilters = fc.record(
  {
    domain: some(valuesOf(legalDomains)),
    nature: some(valuesOf(missionNatures)),
    modality: some(valuesOf(executionModes)),
    departement: some(valuesOf(departments)),
    tarifLow: fc.constantFrom(100, 500),
    tarifHigh: fc.constantFrom(500, 2_000),
    q: fc.string({ minLength: 1, maxLength: 100 }),
  },
  { requiredKeys: [] },
);

describe('the filters of a saved search', () => {
  it('are one and the same whatever the order in which they were chosen', () => {
    expect(
      canonicalFilters({
        domain: ['divorce', 'droit_affaires', 'divorce'],
        departement: [],
        nature: undefined,
        q: '  bail ',
      }),
    ).toEqual({ domain: ['droit_affaires', 'divorce'], q: 'bail' });
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const once = canonicalFilters(filters);
        expect(canonicalFilters(once)).toEqual(once);
        const turned = { ...filters, domain: filters.domain?.toReversed() };
        expect(canonicalFilters(turned)).toEqual(once);
      }),
    );
  });

  it('are read in French', () => {
    expect(
      filtersInWords({
        domain: ['droit_travail'],
        nature: ['redaction'],
        modality: ['distance'],
        departement: ['75', '2A'],
        tarifLow: 500,
        tarifHigh: 2_000,
        q: 'licenciement',
      }),
    ).toEqual([
      '«\u202flicenciement\u202f»',
      'Droit du travail',
      "Rédaction d'actes",
      'À distance',
      'Corse-du-Sud (2A)',
      'Paris (75)',
      'de 500\u00a0€ à 2\u202f000\u00a0€',
    ]);
    expect(filtersInWords({ tarifLow: 750 })).toEqual(['à partir de 750\u00a0€']);
    expect(filtersInWords({ tarifHigh: 750 })).toEqual(["jusqu'à 750\u00a0€"]);
    expect(filtersInWords({ tarifLow: 750, tarifHigh: 750 })).toEqual(['750\u00a0€']);
    expect(filtersInWords({})).toEqual([]);
  });
});

describe('the name that is proposed for a search', () => {
  it('says its filters', () => {
    expect(suggestedName({ domain: ['droit_travail'], departement: ['69'] }, 100)).toBe(
      'Droit du travail, Rhône (69)',
    );
    expect(suggestedName({ q: 'bail commercial', modality: ['distance'] }, 100)).toBe(
      'bail commercial, À distance',
    );
    expect(suggestedName({}, 100)).toBe('Toutes les missions');
  });

  it('is never empty and never too long', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const name = suggestedName(filters, 100);
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
