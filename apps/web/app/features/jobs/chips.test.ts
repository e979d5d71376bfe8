import { describe, expect, it } from 'vitest';
import { jobFilterSet } from './shared/filters.ts';

const { activeChips, filterEntries, isFiltered, readFilters } = jobFilterSet;

const chips = (search: string) => activeChips(readFilters(new URLSearchParams(search)));

describe('the filters in force above the list of offers', () => {
  it('have their French names, the words first', () => {
    expect(
      chips('departement=75&contractType=collaboration&modality=mixte&domain=divorce&q=bail').map(
        ({ label }) => label,
      ),
    ).toEqual(['«\u00a0bail\u00a0»', 'Divorce', 'Collaboration libérale', 'Mixte', 'Paris (75)']);
  });

  it('are told apart where two lists have the same word', () => {
    const same = chips('domain=autre&nature=autre');
    expect(new Set(same.map(({ key, label }) => `${key}:${label}`)).size).toBe(2);
  });

  it('leave all the others when one is taken away', () => {
    const chip = chips('contractType=CDI&contractType=CDD&nature=audit').find(({ label }) => label === 'CDI');
    expect(chip && new URLSearchParams(filterEntries(chip.without)).toString()).toBe(
      'contractType=CDD&nature=audit',
    );
  });

  it('taken away one after the other, leave the whole list', () => {
    let filters = readFilters(
      new URLSearchParams('domain=divorce&modality=distance&nature=audit&contractType=CDI&q=dol'),
    );
    for (let taken = 0; taken < 5; taken += 1) filters = activeChips(filters)[0]?.without ?? filters;
    expect(isFiltered(filters)).toBe(false);
  });
});
