import type { MissionAudience } from '../options/mission-audiences.ts';
import type { SearchAudience } from '../options/search-audiences.ts';
import { type JobQuery, jobFilters } from './job-filters.ts';
import { type MissionQuery, missionFilters } from './mission-filters.ts';
import { canonicalQuery, filterLabels } from './saved-search-content.ts';

/** A search: one of the lists, and its filters. */
export type Search =
  | { readonly audience: MissionAudience; readonly filters: MissionQuery }
  | { readonly audience: 'jobs'; readonly filters: JobQuery };

/** Normal form of a search, independent of the order in which its filters were chosen. */
export const canonicalSearch = ({ audience, filters }: Search): Search =>
  audience === 'jobs'
    ? { audience, filters: canonicalQuery(jobFilters, filters) }
    : { audience, filters: canonicalQuery(missionFilters, filters) };

/** Its filters in French words, one entry for each; empty without filters. */
export const searchInWords = ({ audience, filters }: Search): string[] =>
  audience === 'jobs'
    ? filterLabels(jobFilters, filters, ['q', 'domain', 'contractType', 'nature'])
    : filterLabels(missionFilters, filters, ['q', 'domain', 'nature']);

/** Suggests a name for a search from its filters, of at most `atMost` characters: as many filters as fit. */
export const suggestedName = (search: Search, atMost: number): string => {
  const { q: quoted } = canonicalSearch(search).filters;
  const [first, ...others] = searchInWords(search);
  // Search words are quoted among filters, but not in a name.
  const words = first === undefined ? [] : [quoted ?? first, ...others];
  const name = words.reduce((text, word) => {
    const longer = text === '' ? word : `${text}, ${word}`;
    return longer.length <= atMost ? longer : text;
  }, '');
  if (name !== '') return name;
  return search.audience === 'jobs' ? 'Toutes les offres' : 'Toutes les missions';
};

/** Names that differ only in case count as one. */
export const foldedName = (name: string): string => name.normalize('NFC').toLocaleLowerCase('fr');

const screens: Readonly<Record<SearchAudience, string>> = {
  members: '/consult/missions',
  customers: '/consult/customers/missions',
  jobs: '/consult/emplois',
};

/** The address of the screen with the results of a search. */
export const searchAddress = (search: Search): string => {
  const { audience, filters } = canonicalSearch(search);
  const query = Object.entries(filters).flatMap(([key, value]) =>
    [value].flat().map((one) => `${key}=${encodeURIComponent(String(one))}`),
  );
  return query.length === 0 ? screens[audience] : `${screens[audience]}?${query.join('&')}`;
};
