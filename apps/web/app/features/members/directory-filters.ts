import type { AvailabilityStatus } from '@basoche/domain/members/availability';
import { rateScale } from '@basoche/domain/members/rate-scale';
import { type Department, departments } from '@basoche/domain/options/departments';
import { type DirectoryKind, directoryKinds } from '@basoche/domain/options/directory-kinds';
import { type ExperienceLevel, experienceLevels } from '@basoche/domain/options/experience-levels';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import type { Option } from '@basoche/domain/options/option';
import { type Profession, professions } from '@basoche/domain/options/professions';
import { known } from '@basoche/domain/searches/known';
import { readWords } from '@basoche/domain/searches/read-words';
import { type DirectoryAudience, directory } from './directory-content.ts';

export type RatePoint = (typeof rateScale)[number];

/** What narrows the directory, in the names of its query keys; null and `q` empty narrow nothing. */
export interface DirectoryFilters {
  readonly q: string;
  readonly profession: readonly Profession[];
  readonly kind: readonly DirectoryKind[];
  readonly domain: readonly LegalDomain[];
  readonly departement: readonly Department[];
  /** At least so much. */
  readonly experience: ExperienceLevel | null;
  readonly rateMin: RatePoint | null;
  readonly rateMax: RatePoint | null;
  readonly availability: readonly AvailabilityStatus[];
  readonly verified: boolean;
}

export const noFilters: DirectoryFilters = {
  q: '',
  profession: [],
  kind: [],
  domain: [],
  departement: [],
  experience: null,
  rateMin: null,
  rateMax: null,
  availability: [],
  verified: false,
};

/** Nobody looks for who has no time. */
export const availabilities = (['AVAILABLE', 'SOON'] as const).map((value) => ({
  value,
  label: directory.availability[value],
})) satisfies Option<AvailabilityStatus>[];

/** No experience bounds nothing from below. */
export const experienceFloors = experienceLevels.slice(1);

const lowest = rateScale[0];
const highest = rateScale[rateScale.length - 1] ?? lowest;

/** Two ends of the scale as bounds: its first point bounds nothing from below, its last one nothing from above. */
export const rateBounds = (
  low: RatePoint,
  high: RatePoint,
): Pick<DirectoryFilters, 'rateMin' | 'rateMax'> => ({
  rateMin: low === lowest ? null : low,
  rateMax: high === highest ? null : high,
});

const readRates = (search: URLSearchParams) => {
  const point = (key: string) => rateScale.find((one) => String(one) === search.get(key));
  const [low, high] = [point('rateMin') ?? lowest, point('rateMax') ?? highest];
  return low <= high ? rateBounds(low, high) : rateBounds(lowest, highest);
};

/** The filters of an address. What an old or mistyped address names and no list knows is left out. */
export const readFilters = (search: URLSearchParams, audience: DirectoryAudience): DirectoryFilters => {
  const kinds = known(directoryKinds, search.getAll('kind'));
  return {
    q: readWords(search.get('q') ?? ''),
    // Students have one.
    profession: audience === 'students' ? [] : known(professions, search.getAll('profession')),
    // All of them are no choice, and students have a page of their own.
    kind: audience === 'students' || kinds.length === directoryKinds.length ? [] : kinds,
    domain: known(legalDomains, search.getAll('domain')),
    departement: known(departments, search.getAll('departement')),
    experience: experienceFloors.find(({ value }) => value === search.get('experience'))?.value ?? null,
    ...readRates(search),
    availability: known(availabilities, search.getAll('availability')),
    verified: search.get('verified') === 'true',
  };
};

const lists = ['profession', 'kind', 'domain', 'departement', 'availability'] as const;
const values = ['experience', 'rateMin', 'rateMax'] as const;

/** The filters as keys and values, in one order: of an address, and of a form that works without JavaScript. */
export const filterEntries = (filters: DirectoryFilters): [key: string, value: string][] => [
  ...lists.flatMap((key) => filters[key].map((value): [string, string] => [key, value])),
  ...values.flatMap((key): [string, string][] =>
    filters[key] === null ? [] : [[key, String(filters[key])]],
  ),
  ...(filters.verified ? [['verified', 'true'] satisfies [string, string]] : []),
  ...(filters.q === '' ? [] : [['q', filters.q] satisfies [string, string]]),
];

export const isFiltered = (filters: DirectoryFilters): boolean => filterEntries(filters).length > 0;

/** The same filters as the call takes them. */
export const filterQuery = (
  { q, experience, rateMin, rateMax, verified, kind, ...rest }: DirectoryFilters,
  audience: DirectoryAudience,
) => ({
  ...rest,
  kind: audience === 'students' ? (['STUDENT'] as const) : kind,
  ...(experience === null ? {} : { experience }),
  ...(rateMin === null ? {} : { rateMin }),
  ...(rateMax === null ? {} : { rateMax }),
  ...(verified ? { verified: 'true' as const } : {}),
  ...(q === '' ? {} : { q }),
});

/** The address of the directory under these filters, as its query; with a place in the list, from there on. */
export const writeFilters = (filters: DirectoryFilters, after: string | null = null): string => {
  const search = new URLSearchParams(filterEntries(filters));
  if (after !== null) search.set('after', after);
  return search.toString();
};
