import { type MissionSort, missionSorts } from '@basoche/domain/options/mission-sorts';
import { filterEntries, type ListFilters, readFilters } from './filters.ts';
import { appliedView, isAppliedView } from './views.ts';

/** What an address asks of a list of missions: what to keep, in which order, from which place, in which tab. */
export interface ListChoice {
  readonly filters: ListFilters;
  readonly sort: MissionSort;
  readonly after: string | null;
  readonly isApplied: boolean;
}

/** Nearest first where words are searched, newest first otherwise. */
export const usualSort = ({ q }: ListFilters): MissionSort => (q === '' ? 'newest' : 'relevance');

/** The orders that have a meaning: nearness has none without words. */
export const offeredSorts = ({ q }: ListFilters) =>
  missionSorts.filter(({ value }) => q !== '' || value !== 'relevance');

export const readChoice = (search: URLSearchParams): ListChoice => {
  const filters = readFilters(search);
  const sort = offeredSorts(filters).find(({ value }) => value === search.get('sort'))?.value;
  return {
    filters,
    sort: sort ?? usualSort(filters),
    after: search.get('after') || null,
    isApplied: isAppliedView(search),
  };
};

/** What an address says of the order: nothing where it is the usual one, so that one list has one address. */
export const sortEntry = ({ filters, sort }: Pick<ListChoice, 'filters' | 'sort'>): string =>
  sort === usualSort(filters) ? '' : sort;

/**
 * The address of a choice, as its query. A place in a list belongs to its filters and its order: it is written only where
 * it is given again beside them.
 */
export const writeChoice = (
  choice: Omit<ListChoice, 'after'>,
  { after = null }: { after?: string | null } = {},
): string => {
  const search = new URLSearchParams();
  if (choice.isApplied) search.set('vue', appliedView);
  for (const [key, value] of filterEntries(choice.filters)) search.append(key, value);
  const sort = sortEntry(choice);
  if (sort !== '' && offeredSorts(choice.filters).some(({ value }) => value === sort))
    search.set('sort', sort);
  if (after !== null) search.set('after', after);
  return search.toString();
};

/** The same list with other filters, from its start. */
export const withFilters = (choice: ListChoice, filters: ListFilters): string => {
  // The usual order follows the words; one that was chosen stays.
  const sort = sortEntry(choice) === '' ? usualSort(filters) : choice.sort;
  return writeChoice({ ...choice, filters, sort });
};

export const withSort = (choice: ListChoice, sort: MissionSort): string => writeChoice({ ...choice, sort });
