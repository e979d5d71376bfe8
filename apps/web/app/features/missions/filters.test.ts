import { priceScale } from '@basoche/domain/missions/price-scale';
import type { Option } from '@basoche/domain/options/option';
import { missionFilters } from '@basoche/domain/searches/mission-filters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListFilters, missionFilterSet } from './shared/filters.ts';

const { filterEntries, isFiltered, noFilters, readFilters } = missionFilterSet;

const read = (search: string) => readFilters(new URLSearchParams(search));

const wanted = (filters: Partial<ListFilters>): ListFilters => ({ ...noFilters, ...filters });

describe('filters of a list of missions', () => {
  it('repeat a key for several values', () => {
    expect(read('domain=droit_penal&domain=divorce&modality=distance&departement=2A&nature=audit')).toEqual(
      wanted({
        domain: ['droit_penal', 'divorce'],
        modality: ['distance'],
        departement: ['2A'],
        nature: ['audit'],
      }),
    );
  });

  it('are the same whatever the order or the repetitions of the address', () => {
    expect(read('domain=divorce&domain=droit_penal&domain=divorce')).toEqual(
      read('domain=droit_penal&domain=divorce'),
    );
  });

  it('leave out what no list knows', () => {
    expect(read('domain=sorcellerie&departement=99&modality=&nature=<script>&tarifLow=123')).toEqual(
      noFilters,
    );
  });

  it('take the prices of the scale, whose two ends bound nothing', () => {
    expect(read('tarifLow=500&tarifHigh=2000')).toEqual(wanted({ tarifLow: 500, tarifHigh: 2_000 }));
    expect(read('tarifLow=100&tarifHigh=10000')).toEqual(noFilters);
    expect(read('tarifLow=100&tarifHigh=250')).toEqual(wanted({ tarifHigh: 250 }));
  });

  it('leave out a lowest price above the highest', () => {
    expect(read('tarifLow=5000&tarifHigh=500')).toEqual(noFilters);
  });

  it('read words as one line of the length that a search takes', () => {
    expect(read('q=++bail%0A%00commercial+').q).toBe('bail commercial');
    expect(read(`q=${'mot '.repeat(60)}`).q).toHaveLength(99);
    expect(read('q=%20%09').q).toBe('');
  });

  it('say whether anything is filtered at all', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(isFiltered(read('nature=audit'))).toBe(true);
    expect(isFiltered(read('tarifHigh=500'))).toBe(true);
    expect(isFiltered(read('q=bail'))).toBe(true);
  });

  it('come back from an address as they were written into it', () => {
    const some = <Value extends string>(options: readonly Option<Value>[]) =>
      fc.subarray(options.map(({ value }) => value));
    const price = fc.option(fc.constantFrom(...priceScale.slice(1, -1)));
    const filters = fc
      .record({
        domain: some(missionFilters.domain.options),
        modality: some(missionFilters.modality.options),
        departement: some(missionFilters.departement.options),
        nature: some(missionFilters.nature.options),
        tarifLow: price,
        tarifHigh: price,
        q: fc.constantFrom('', 'bail', 'clause d’exclusivité & co', 'a=b?#é'),
      })
      .filter(({ tarifLow, tarifHigh }) => tarifLow === null || tarifHigh === null || tarifLow <= tarifHigh);
    fc.assert(
      fc.property(filters, (chosen) => {
        const address = new URLSearchParams(filterEntries(chosen)).toString();
        expect(readFilters(new URLSearchParams(address))).toEqual(chosen);
      }),
    );
  });
});
