import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { type ChosenMembers, directoryFilters } from '@basoche/domain/searches/directory-filters';
import { filtersOf } from '../postings/filter-set.ts';
import type { DirectoryAudience } from './directory-content.ts';

/** Filters of the directory; null, and an empty `q`, filter nothing. */
export type DirectoryFilters = ChosenMembers;

const ofAddress = filtersOf(directoryFilters);
export const { noFilters, filterEntries, isFiltered, activeChips } = ofAddress;

/** Filters without a choice for students: they have one profession, and a page of their own. */
export const withoutChoice = (audience: DirectoryAudience): readonly ('profession' | 'kind')[] =>
  audience === 'students' ? ['profession', 'kind'] : [];

export const readFilters = (search: URLSearchParams, audience: DirectoryAudience): DirectoryFilters => {
  const filters = ofAddress.readFilters(search);
  const { profession, kind } = audience === 'students' ? noFilters : filters;
  // All kinds together are no filter.
  return { ...filters, profession, kind: kind.length === directoryKinds.length ? [] : kind };
};

/** Filters as the query of the call. */
export const filterQuery = (filters: DirectoryFilters, audience: DirectoryAudience) => ({
  ...ofAddress.filterQuery(filters),
  ...(audience === 'students' ? { kind: ['STUDENT'] as const } : {}),
});

/** Query string of the directory for these filters, from a position if one is given. */
export const writeFilters = (filters: DirectoryFilters, after: string | null = null): string => {
  const search = new URLSearchParams(filterEntries(filters));
  if (after !== null) search.set('after', after);
  return search.toString();
};
