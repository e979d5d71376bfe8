import { jobFiltersInWords } from '@basoche/domain/searches/job-filters';
import { filterQuery, type JobListFilters, listKeys, noFilters } from './filters.ts';

/** One filter in force, as it is named above the list, with the filters that are left once it is taken away. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly without: JobListFilters;
}

/** The words first, then one chip for each value of the lists. */
export const activeChips = (filters: JobListFilters): Chip[] => {
  const chip = (key: string, kept: Partial<JobListFilters>, without: Partial<JobListFilters>): Chip[] =>
    jobFiltersInWords(filterQuery({ ...noFilters, ...kept })).map((label) => ({
      key,
      label,
      without: { ...filters, ...without },
    }));
  return [
    ...chip('words', { q: filters.q }, { q: noFilters.q }),
    ...listKeys.flatMap((key) =>
      filters[key].flatMap((value) =>
        chip(key, { [key]: [value] }, { [key]: filters[key].filter((one) => one !== value) }),
      ),
    ),
  ];
};
