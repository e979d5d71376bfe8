import { priceRange } from '@basoche/domain/limits';
import { type PricePoint, priceScale } from '@basoche/domain/missions/price-scale';
import { type Department, departments } from '@basoche/domain/options/departments';
import { type ExecutionMode, executionModes } from '@basoche/domain/options/execution-modes';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import type { Option } from '@basoche/domain/options/option';
import { known, readWords } from '../postings/filters.ts';

/** What narrows a list of missions, in the names of its query keys. A null price has no bound; without words `q` is empty. */
export interface ListFilters {
  readonly domain: readonly LegalDomain[];
  readonly modality: readonly ExecutionMode[];
  readonly departement: readonly Department[];
  readonly nature: readonly MissionNature[];
  readonly tarifLow: PricePoint | null;
  readonly tarifHigh: PricePoint | null;
  readonly q: string;
}

export const noFilters: ListFilters = {
  domain: [],
  modality: [],
  departement: [],
  nature: [],
  tarifLow: null,
  tarifHigh: null,
  q: '',
};

export const filterLists = {
  domain: legalDomains,
  modality: executionModes,
  departement: departments,
  nature: missionNatures,
} as const satisfies Partial<Record<keyof ListFilters, readonly Option[]>>;

export type ListKey = keyof typeof filterLists;
export const listKeys: readonly ListKey[] = ['domain', 'modality', 'departement', 'nature'];

/** Two ends of the scale as bounds: its first point bounds nothing from below, its last one nothing from above. */
export const priceBounds = (
  low: PricePoint,
  high: PricePoint,
): Pick<ListFilters, 'tarifLow' | 'tarifHigh'> => ({
  tarifLow: low === priceRange.low ? null : low,
  tarifHigh: high === priceRange.high ? null : high,
});

const readPrices = (search: URLSearchParams): Pick<ListFilters, 'tarifLow' | 'tarifHigh'> => {
  const point = (key: string) => priceScale.find((one) => String(one) === search.get(key));
  const low = point('tarifLow') ?? priceRange.low;
  const high = point('tarifHigh') ?? priceRange.high;
  return low <= high ? priceBounds(low, high) : priceBounds(priceRange.low, priceRange.high);
};

/** The filters of an address. What an old or mistyped address names and no list knows is left out. */
export const readFilters = (search: URLSearchParams): ListFilters => ({
  domain: known(filterLists.domain, search.getAll('domain')),
  modality: known(filterLists.modality, search.getAll('modality')),
  departement: known(filterLists.departement, search.getAll('departement')),
  nature: known(filterLists.nature, search.getAll('nature')),
  ...readPrices(search),
  q: readWords(search.get('q') ?? ''),
});

/** The filters as keys and values, in one order: of an address, and of a form that works without JavaScript. */
export const filterEntries = (filters: ListFilters): [key: string, value: string][] => [
  ...listKeys.flatMap((key) => filters[key].map((value): [string, string] => [key, value])),
  ...(['tarifLow', 'tarifHigh'] as const).flatMap((key): [string, string][] =>
    filters[key] === null ? [] : [[key, String(filters[key])]],
  ),
  ...(filters.q === '' ? [] : [['q', filters.q] satisfies [string, string]]),
];

/** The same filters as a call of the contract takes them. */
export const filterQuery = ({ tarifLow, tarifHigh, q, ...lists }: ListFilters) => ({
  ...lists,
  ...(tarifLow === null ? {} : { tarifLow }),
  ...(tarifHigh === null ? {} : { tarifHigh }),
  ...(q === '' ? {} : { q }),
});

export const isFiltered = (filters: ListFilters): boolean => filterEntries(filters).length > 0;
