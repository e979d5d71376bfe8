import { type Department, departments } from '@basoche/domain/options/departments';
import { type ExecutionMode, executionModes } from '@basoche/domain/options/execution-modes';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import type { Option } from '@basoche/domain/options/option';

/** What narrows the list of missions, in the names of the specification's query keys. */
export interface ListFilters {
  readonly domain: readonly LegalDomain[];
  readonly modality: readonly ExecutionMode[];
  readonly departement: readonly Department[];
  readonly nature: readonly MissionNature[];
}

export type FilterKey = keyof ListFilters;

export const noFilters: ListFilters = { domain: [], modality: [], departement: [], nature: [] };

const lists = {
  domain: legalDomains,
  modality: executionModes,
  departement: departments,
  nature: missionNatures,
} as const satisfies Record<FilterKey, readonly Option[]>;

const filterKeys: readonly FilterKey[] = ['domain', 'modality', 'departement', 'nature'];

/** Known values only, each once, in the order of their list: one set of filters has one address and one query. */
const known = <Value extends string>(options: readonly Option<Value>[], given: readonly string[]): Value[] =>
  options.filter((option) => given.includes(option.value)).map((option) => option.value);

/** The filters of an address. What an old or mistyped address names and no list knows is left out. */
export const readFilters = (search: URLSearchParams): ListFilters => ({
  domain: known(lists.domain, search.getAll('domain')),
  modality: known(lists.modality, search.getAll('modality')),
  departement: known(lists.departement, search.getAll('departement')),
  nature: known(lists.nature, search.getAll('nature')),
});

/** The same address with other filters: what is no filter stays, but the place in the list is left. */
export const writeFilters = (search: URLSearchParams, filters: ListFilters): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete('after');
  for (const key of filterKeys) {
    next.delete(key);
    for (const value of filters[key]) next.append(key, value);
  }
  return next;
};

export interface ActiveFilter {
  readonly key: FilterKey;
  readonly value: string;
  readonly label: string;
}

/** One entry per value, as the chips above the list show them. */
export const activeFilters = (filters: ListFilters): ActiveFilter[] =>
  filterKeys.flatMap((key) =>
    lists[key]
      .filter(({ value }) => filters[key].some((one) => one === value))
      .map(({ value, label }) => ({ key, value, label })),
  );

export const isFiltered = (filters: ListFilters): boolean =>
  filterKeys.some((key) => filters[key].length > 0);

export const withoutFilter = (filters: ListFilters, { key, value }: ActiveFilter): ListFilters => ({
  ...filters,
  [key]: filters[key].filter((one) => one !== value),
});
