import { describe, expect, it } from 'vitest';
import { missionAddresses } from './list-address.ts';
import { missionFilterSet } from './shared/filters.ts';

const { offeredSorts, readChoice, sortEntry, withFilters, withSort, writeChoice } = missionAddresses;
const { noFilters, readFilters } = missionFilterSet;

const read = (search: string) => readChoice(new URLSearchParams(search));
const filtersOf = (search: string) => readFilters(new URLSearchParams(search));

describe('the address of a list of missions', () => {
  it('gives back the choice that it was read from', () => {
    const address =
      'vue=candidatures&domain=droit_penal&modality=onPlace&departement=69&tarifLow=500&q=bail&sort=deadline&after=abc';
    const choice = read(address);
    expect(writeChoice(choice, choice)).toBe(address);
  });

  it('leaves the place in the list whenever filters or order change', () => {
    const choice = read('domain=divorce&after=abc');
    expect(withFilters(choice, filtersOf('nature=audit'))).toBe('nature=audit');
    expect(withSort(choice, 'price')).toBe('domain=divorce&sort=price');
    expect(writeChoice({ ...choice, isApplied: true })).toBe('vue=candidatures&domain=divorce');
  });

  it('keeps the tab and the order when filters change', () => {
    expect(withFilters(read('vue=candidatures&sort=deadline&q=bail'), filtersOf('nature=audit'))).toBe(
      'vue=candidatures&nature=audit&sort=deadline',
    );
  });
});

describe('the order of a list of missions', () => {
  it('is the newest first, or the nearest first where words are searched', () => {
    expect(read('').sort).toBe('newest');
    expect(read('q=bail').sort).toBe('relevance');
  });

  it('is what the address says, where that has a meaning', () => {
    expect(read('sort=price').sort).toBe('price');
    expect(read('q=bail&sort=newest').sort).toBe('newest');
    expect(read('sort=relevance').sort).toBe('newest');
    expect(read('sort=hasard').sort).toBe('newest');
    expect(read('sort=').sort).toBe('newest');
  });

  it('is written only where it is not the usual one', () => {
    expect(sortEntry(read('sort=newest'))).toBe('');
    expect(sortEntry(read('q=bail&sort=relevance'))).toBe('');
    expect(sortEntry(read('q=bail&sort=newest'))).toBe('newest');
  });

  it('offers nearness only with words', () => {
    const offered = (search: string) => offeredSorts(filtersOf(search)).map(({ value }) => value);
    expect(offered('')).not.toContain('relevance');
    expect(offered('q=bail')).toContain('relevance');
  });

  it('follows the words where it was not chosen, and stays where it was', () => {
    expect(withFilters(read('q=bail'), noFilters)).toBe('');
    expect(withFilters(read(''), filtersOf('q=bail'))).toBe('q=bail');
    expect(withFilters(read('q=bail&sort=price'), noFilters)).toBe('sort=price');
    expect(withFilters(read('q=bail&sort=newest'), noFilters)).toBe('');
  });
});
