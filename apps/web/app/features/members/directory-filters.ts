import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { type ChosenMembers, directoryFilters } from '@basoche/domain/searches/directory-filters';
import { filtersOf } from '../postings/filter-set.ts';
import type { DirectoryAudience } from './directory-content.ts';

/** What narrows the directory; null, and `q` empty, narrow nothing. */
export type DirectoryFilters = ChosenMembers;

const ofAddress = filtersOf(directoryFilters);
export const { noFilters, filterEntries, isFiltered, activeChips } = ofAddress;

/** Filters that students have no choice of: they have one profession, and a page of their own. */
export const withoutChoice = (audience: DirectoryAudience): readonly ('profession' | 'kind')[] =>
  audience === 'students' ? ['profession', 'kind'] : [];

export const readFilters = (search: URLSearchParams, audience: DirectoryAudience): DirectoryFilters => {
  const filters = ofAddress.readFilters(search);
  const { profession, kind } = audience === 'students' ? noFilters : filters;
  // All kinds are no choice.
  return { ...filters, profession, kind: kind.length === directoryKinds.length ? [] : kind };
};

/** The same filters as the call takes them. */
export const filterQuery = (filters: DirectoryFilters, audience: DirectoryAudience) => ({
  ...ofAddress.filterQuery(filters),
  ...(audience === 'students' ? { kind: ['STUDENT'] as const } : {}),
});

/** The address of the directory under these filters, as its query; with a place in the list, from there on. */
export const writeFilters = (filters: DirectoryFilters, after: string | null = null): string => {
  const search = new URLSearchParams(filterEntries(filters));
  if (after !== null) search.set('after', after);
  return search.toString();
};
