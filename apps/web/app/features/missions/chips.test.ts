import { describe, expect, it } from 'vitest';
import { missionFilterSet } from './shared/filters.ts';

const { activeChips, filterEntries, isFiltered, readFilters } = missionFilterSet;

const read = (search: string) => readFilters(new URLSearchParams(search));

const labels = (search: string) => activeChips(read(search)).map(({ label }) => label);

describe('the filters in force above a list', () => {
  it('have their French names, the words first and the price last', () => {
    expect(labels('tarifLow=500&departement=75&domain=divorce&domain=droit_penal&q=bail')).toEqual([
      '«\u00a0bail\u00a0»',
      'Droit pénal',
      'Divorce',
      'Paris (75)',
      'À partir de 500\u00a0€',
    ]);
  });

  it('say both bounds of a price at once, or the only one', () => {
    expect(labels('tarifLow=500&tarifHigh=2000')).toHaveLength(1);
    expect(labels('tarifHigh=2000')[0]).toMatch(/^Jusqu’à 2/);
  });

  it('are none where nothing is filtered', () => {
    expect(labels('vue=candidatures&sort=price')).toEqual([]);
  });

  it('leave all the others when one is taken away', () => {
    const filters = read(
      'domain=divorce&domain=droit_penal&departement=75&tarifLow=500&tarifHigh=2000&q=bail',
    );
    const left = (key: string, label: RegExp) => {
      const chip = activeChips(filters).find((one) => one.key === key && label.test(one.label));
      return chip ? new URLSearchParams(filterEntries(chip.without)).toString() : null;
    };
    expect(left('domain', /Divorce/)).toBe(
      'domain=droit_penal&departement=75&tarifLow=500&tarifHigh=2000&q=bail',
    );
    expect(left('price', /De/)).toBe('domain=droit_penal&domain=divorce&departement=75&q=bail');
    expect(left('q', /bail/)).toBe(
      'domain=droit_penal&domain=divorce&departement=75&tarifLow=500&tarifHigh=2000',
    );
  });

  it('taken away one after the other, leave the whole list', () => {
    let filters = read('domain=divorce&modality=distance&nature=audit&departement=2A&tarifLow=250&q=dol');
    for (let taken = 0; taken < 6; taken += 1) filters = activeChips(filters)[0]?.without ?? filters;
    expect(isFiltered(filters)).toBe(false);
  });
});
