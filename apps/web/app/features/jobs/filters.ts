import { type ContractType, contractTypes } from '@basoche/domain/options/contract-types';
import { type Department, departments } from '@basoche/domain/options/departments';
import { type JobModality, jobModalities } from '@basoche/domain/options/job-modalities';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import type { Option } from '@basoche/domain/options/option';
import { known, readWords } from '../postings/filters.ts';

/** What narrows the list of offers, in the names of its query keys; without words `q` is empty. */
export interface JobListFilters {
  readonly domain: readonly LegalDomain[];
  readonly contractType: readonly ContractType[];
  readonly modality: readonly JobModality[];
  readonly departement: readonly Department[];
  readonly nature: readonly MissionNature[];
  readonly q: string;
}

export const noFilters: JobListFilters = {
  domain: [],
  contractType: [],
  modality: [],
  departement: [],
  nature: [],
  q: '',
};

export const filterLists = {
  domain: legalDomains,
  contractType: contractTypes,
  modality: jobModalities,
  departement: departments,
  nature: missionNatures,
} as const satisfies Partial<Record<keyof JobListFilters, readonly Option[]>>;

export type ListKey = keyof typeof filterLists;
export const listKeys: readonly ListKey[] = ['domain', 'contractType', 'modality', 'departement', 'nature'];

/** The filters of an address. What an old or mistyped address names and no list knows is left out. */
export const readFilters = (search: URLSearchParams): JobListFilters => ({
  domain: known(filterLists.domain, search.getAll('domain')),
  contractType: known(filterLists.contractType, search.getAll('contractType')),
  modality: known(filterLists.modality, search.getAll('modality')),
  departement: known(filterLists.departement, search.getAll('departement')),
  nature: known(filterLists.nature, search.getAll('nature')),
  q: readWords(search.get('q') ?? ''),
});

/** The filters as keys and values, in one order: of an address, and of a form that works without JavaScript. */
export const filterEntries = (filters: JobListFilters): [key: string, value: string][] => [
  ...listKeys.flatMap((key) => filters[key].map((value): [string, string] => [key, value])),
  ...(filters.q === '' ? [] : [['q', filters.q] satisfies [string, string]]),
];

/** The same filters as a call of the contract takes them. */
export const filterQuery = ({ q, ...lists }: JobListFilters) => ({ ...lists, ...(q === '' ? {} : { q }) });

export const isFiltered = (filters: JobListFilters): boolean => filterEntries(filters).length > 0;
