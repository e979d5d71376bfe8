import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { type ChosenMembers, directoryFilters } from '@basoche/domain/searches/directory-filters';
import { filtersOf } from '../postings/filter-set.ts';
import type { DirectoryAudience } from './directory-content.ts';

/** Filters of the directory; null, and an empty `q`, filter nothing. */
export type DirectoryFilters = ChosenMembers;

const ofAddress = filtersOf(directoryFilters);
export const { noFilters, filterEntries, isFiltered, activeChips } = ofAddress;

const notOfStudents = ['profession', 'kind', 'inscribed'] as const;

/**
 * Filters that make no sense for students: all have the same profession and kind, and none is in a register.
 */
export const withoutChoice = (audience: DirectoryAudience): readonly (typeof notOfStudents)[number][] =>
  audience === 'students' ? notOfStudents : [];

export const readFilters = (search: URLSearchParams, audience: DirectoryAudience): DirectoryFilters => {
  const filters = ofAddress.readFilters(search);
  const { profession, kind, inscribed } = audience === 'students' ? noFilters : filters;
  // All kinds together are no filter.
  return { ...filters, profession, inscribed, kind: kind.length === directoryKinds.length ? [] : kind };
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
