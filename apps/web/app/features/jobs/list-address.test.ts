import { describe, expect, it } from 'vitest';
import { jobAddresses } from './list-address.ts';
import { jobFilterSet } from './shared/filters.ts';

const { offeredSorts, readChoice, withFilters, withSort, writeChoice } = jobAddresses;
const { noFilters, readFilters } = jobFilterSet;

const read = (search: string) => readChoice(new URLSearchParams(search));

describe('the address of the list of offers', () => {
  it('gives back the choice that it was read from', () => {
    const address =
      'vue=candidatures&domain=droit_penal&contractType=CDI&modality=mixte&departement=69&q=bail&sort=deadline&after=abc';
    const choice = read(address);
    expect(writeChoice(choice, choice)).toBe(address);
  });

  it('leaves the place in the list whenever filters or order change', () => {
    const choice = read('contractType=CDD&after=abc');
    expect(withFilters(choice, readFilters(new URLSearchParams('nature=audit')))).toBe('nature=audit');
    expect(withSort(choice, 'deadline')).toBe('contractType=CDD&sort=deadline');
  });

  it('knows no order by price, and offers nearness with words only', () => {
    expect(read('sort=price').sort).toBe('newest');
    expect(offeredSorts(noFilters).map(({ value }) => value)).toEqual(['newest', 'deadline']);
    expect(read('q=bail').sort).toBe('relevance');
  });
});
