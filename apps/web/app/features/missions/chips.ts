import { missionFiltersInWords } from '@basoche/domain/searches/mission-filters';
import { filterQuery, type ListFilters, type ListKey, listKeys, noFilters } from './filters.ts';

/** One filter in force, as it is named above the list, with the filters that are left once it is taken away. */
export interface Chip {
  readonly key: ListKey | 'price' | 'words';
  readonly value: string;
  readonly label: string;
  readonly without: ListFilters;
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** The words first, then one chip for each value of the lists, and one for the price whatever its bounds. */
export const activeChips = (filters: ListFilters): Chip[] => {
  const chip = (key: Chip['key'], kept: Partial<ListFilters>, without: Partial<ListFilters>): Chip[] =>
    missionFiltersInWords(filterQuery({ ...noFilters, ...kept })).map((label) => ({
      key,
      value: label,
      label: capitalized(label),
      without: { ...filters, ...without },
    }));
  const { q, tarifLow, tarifHigh } = filters;
  return [
    ...chip('words', { q }, { q: noFilters.q }),
    ...listKeys.flatMap((key) =>
      filters[key].flatMap((value) =>
        chip(key, { [key]: [value] }, { [key]: filters[key].filter((one) => one !== value) }),
      ),
    ),
    ...chip('price', { tarifLow, tarifHigh }, { tarifLow: null, tarifHigh: null }),
  ];
};
