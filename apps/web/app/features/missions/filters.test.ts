import { describe, expect, it } from 'vitest';
import { activeFilters, isFiltered, noFilters, readFilters, withoutFilter, writeFilters } from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('filters of the list of missions', () => {
  it('repeat a key for several values', () => {
    expect(read('domain=droit_penal&domain=divorce&modality=distance&departement=2A&nature=audit')).toEqual({
      domain: ['droit_penal', 'divorce'],
      modality: ['distance'],
      departement: ['2A'],
      nature: ['audit'],
    });
  });

  it('are the same whatever the order or the repetitions of the address', () => {
    expect(read('domain=divorce&domain=droit_penal&domain=divorce')).toEqual(
      read('domain=droit_penal&domain=divorce'),
    );
  });

  it('leave out what no list knows', () => {
    expect(read('domain=sorcellerie&departement=99&modality=&nature=<script>')).toEqual(noFilters);
  });

  it('give back the address they were read from', () => {
    const address = 'domain=droit_penal&modality=onPlace&departement=69&departement=75&nature=veille';
    expect(writeFilters(new URLSearchParams(), read(address)).toString()).toBe(address);
  });

  it('keep the tab and leave the place in the list when they change', () => {
    const search = new URLSearchParams('vue=candidatures&after=abc&domain=divorce');
    expect(writeFilters(search, read('nature=audit')).toString()).toBe('vue=candidatures&nature=audit');
  });

  it('are shown with their French labels, and each can be taken away alone', () => {
    const filters = read('domain=divorce&domain=droit_penal&departement=75');
    expect(activeFilters(filters).map(({ label }) => label)).toEqual(['Droit pénal', 'Divorce', 'Paris']);
    const left = withoutFilter(filters, { key: 'domain', value: 'divorce', label: 'Divorce' });
    expect(left).toEqual(read('domain=droit_penal&departement=75'));
  });

  it('say whether anything is filtered at all', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(isFiltered(read('nature=audit'))).toBe(true);
  });
});
