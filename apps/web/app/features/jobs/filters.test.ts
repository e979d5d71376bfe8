import type { Option } from '@basoche/domain/options/option';
import { jobFilters } from '@basoche/domain/searches/job-filters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JobListFilters, jobFilterSet } from './shared/filters.ts';

const { filterEntries, filterQuery, isFiltered, noFilters, readFilters } = jobFilterSet;

const read = (search: string) => readFilters(new URLSearchParams(search));

const wanted = (filters: Partial<JobListFilters>): JobListFilters => ({ ...noFilters, ...filters });

describe('filters of the list of offers', () => {
  it('repeat a key for several values, and know contracts and the mixed modality', () => {
    expect(
      read('domain=droit_penal&domain=divorce&modality=mixte&departement=2A&nature=audit&contractType=CDD'),
    ).toEqual(
      wanted({
        domain: ['droit_penal', 'divorce'],
        contractType: ['CDD'],
        modality: ['mixte'],
        departement: ['2A'],
        nature: ['audit'],
      }),
    );
  });

  it('leave out what no list knows, and the prices of missions', () => {
    expect(read('domain=sorcellerie&contractType=cdi&departement=99&modality=&tarifLow=500')).toEqual(
      noFilters,
    );
  });

  it('are sent to the server without words where none are searched', () => {
    expect(filterQuery(read('contractType=CDI'))).not.toHaveProperty('q');
    expect(filterQuery(read('q=+bail+'))).toMatchObject({ q: 'bail' });
  });

  it('say whether anything is filtered at all', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(isFiltered(read('contractType=other'))).toBe(true);
    expect(isFiltered(read('q=bail'))).toBe(true);
  });

  it('come back from an address as they were written into it', () => {
    const some = <Value extends string>(options: readonly Option<Value>[]) =>
      fc.subarray(options.map(({ value }) => value));
    const filters = fc.record({
      domain: some(jobFilters.domain.options),
      contractType: some(jobFilters.contractType.options),
      modality: some(jobFilters.modality.options),
      departement: some(jobFilters.departement.options),
      nature: some(jobFilters.nature.options),
      q: fc.constantFrom('', 'bail', 'clause d’exclusivité & co', 'a=b?#é'),
    });
    fc.assert(
      fc.property(filters, (chosen) => {
        const address = new URLSearchParams(filterEntries(chosen)).toString();
        expect(readFilters(new URLSearchParams(address))).toEqual(chosen);
      }),
    );
  });
});
