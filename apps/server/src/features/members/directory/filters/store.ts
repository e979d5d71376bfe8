import type { DirectoryFilters } from '@basoche/contract/members/directory';
import { rateClasses } from '@basoche/domain/members/rate-scale';
import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import { valuesOf } from '@basoche/domain/options/option';
import { type Profession, professions } from '@basoche/domain/options/professions';
import { publicRegisters, registerOf } from '@basoche/domain/public-registers/registers';
import { distinctValues, type Narrowed, type Narrowings } from '../../../../platform/listing/definition.ts';

/** Filters of the directory as conditions of SQL, and as facets of its index. */

const cents = (euros: number | undefined) => (euros === undefined ? undefined : euros * 100);

/** Index of a profession, as the listing stores it. */
export const placeOf = (profession: Profession): number =>
  professions.findIndex(({ value }) => value === profession);

/** Kinds that the filters can match. Companies have no profession, rate, experience or availability. */
const kindsOf = ({ kind, profession, experience, availability, rateMin, rateMax }: DirectoryFilters) => {
  const kinds = distinctValues(kind) ?? valuesOf(directoryKinds);
  const isOfPersons = [
    distinctValues(profession),
    distinctValues(availability),
    experience,
    rateMin,
    rateMax,
  ].some((value) => value !== undefined);
  const possible = isOfPersons ? kinds.filter((one) => one !== 'COMPANY') : kinds;
  return possible.length === directoryKinds.length ? undefined : possible;
};

const anyBit = (column: string, list: string, half: number, values: string) =>
  `l.${column} & (select code_bits('${list}', ${values}, ${half})) <> 0`;

/** Index of each profession in the listing, and 0 for no profession. */
const statedPlaces = [null, ...valuesOf(professions)].map((profession, place) => ({
  profession,
  place: place - 1,
}));

/** SQL: a verified member whose confirmed line is shown, from the register of their kind and profession. */
const isInscribed = directoryKinds
  .flatMap(({ value: kind }) =>
    publicRegisters.flatMap((register) => {
      const places = statedPlaces.filter(({ profession }) => registerOf({ kind, profession }) === register);
      const among = places.map(({ place }) => place).join(', ');
      return among === ''
        ? []
        : [`l.kind = '${kind}' and l.line = '${register}' and l.profession in (${among})`];
    }),
  )
  .join(' or ');

/** Filters of the directory. */
export const memberNarrowings = {
  kinds: {
    type: 'text[]',
    of: kindsOf,
    keeps: (kinds) => `l.kind = any(${kinds})`,
  },
  domains: {
    type: 'text[]',
    of: ({ domain }) => distinctValues(domain),
    keeps: (domains) => anyBit('domains', 'domains', 0, domains),
  },
  departments: {
    type: 'text[]',
    of: ({ departement }) => distinctValues(departement),
    keeps: (departments) =>
      `(${anyBit('departments', 'departments', 0, departments)}
        or ${anyBit('later_departments', 'departments', 1, departments)})`,
  },
  /** Index of the lowest level accepted. */
  experience: {
    type: 'integer',
    of: ({ experience }) => experience && experienceLevels.findIndex(({ value }) => value === experience),
    keeps: (lowest) => `l.experience >= ${lowest}`,
  },
  /** In cents. */
  rate_min: {
    type: 'integer',
    of: ({ rateMin }) => cents(rateMin),
    keeps: (least) => `l.rate >= ${least}`,
  },
  rate_max: {
    type: 'integer',
    of: ({ rateMax }) => cents(rateMax),
    keeps: (most) => `l.rate between 0 and ${most}`,
  },
  availabilities: {
    type: 'text[]',
    of: ({ availability }) => distinctValues(availability),
    keeps: (availabilities) =>
      `l.availability = any(${availabilities}) and l.availability_said_at > :said_after`,
  },
  is_verified: {
    type: 'boolean',
    of: ({ verified }) => verified && true,
    keeps: () => 'l.verified_until > :now',
  },
  is_inscribed: {
    type: 'boolean',
    of: ({ inscribed }) => inscribed && true,
    keeps: () => `(l.verified_until > :now and (${isInscribed}))`,
  },
  /** Indexes in the list of professions. */
  professions: {
    type: 'smallint[]',
    of: ({ profession }) => distinctValues(profession)?.map(placeOf),
    keeps: (places) => `l.profession = any(${places})`,
  },
} as const satisfies Narrowings<DirectoryFilters>;

export interface DirectoryFilter extends Narrowed<typeof memberNarrowings> {
  readonly now: Date;
  /** An availability confirmed before this time is ignored. */
  readonly said_after: Date;
}

const pairsAtMost = 60;

const facet = (letter: string, values: readonly (string | number)[] | undefined): string[][] =>
  values === undefined || values.length === 0 ? [] : [values.map((value) => `${letter}/${value}`)];

/** Selective facets: profession, domain, department, or a pair of domain and department. */
const narrowFacets = ({ professions: places, domains, departments }: DirectoryFilter): string[][] => {
  const pairs = domains?.flatMap((one) => departments?.map((place) => `${one}/${place}`) ?? []) ?? [];
  const where =
    pairs.length > 0 && pairs.length <= pairsAtMost
      ? facet('dp', pairs)
      : [...facet('d', domains), ...facet('p', departments)];
  return [...facet('j', places), ...where];
};

/** Facets with many members, but few values to look up. */
const shortFacets = ({ kinds, availabilities, is_inscribed }: DirectoryFilter): string[][] => [
  ...(kinds?.length === 1 ? facet('k', kinds) : []),
  ...(is_inscribed === true ? facet('l', publicRegisters) : []),
  ...facet('a', availabilities),
];

/** Facets with many members and many values. */
const wideFacets = ({ kinds, experience, rate_min, rate_max }: DirectoryFilter): string[][] => {
  const hasRate = rate_min !== undefined || rate_max !== undefined;
  const ranks = experienceLevels.map((_, rank) => rank);
  return [
    ...(kinds?.length === 1 ? [] : facet('k', kinds)),
    ...facet('x', experience === undefined ? undefined : ranks.slice(experience)),
    ...facet('r', hasRate ? rateClasses(rate_min ?? null, rate_max ?? null) : undefined),
  ];
};

export interface Facets {
  /** Facets by which the index finds members. */
  readonly ofIndex: readonly string[][];
  /** Facets that would only slow the index down. */
  readonly others: readonly string[][];
}

/** Facets of a filter. A member must have one of each list. */
export const facetsOf = (filter: DirectoryFilter, hasWords: boolean): Facets => {
  const narrow = narrowFacets(filter);
  const short = shortFacets(filter);
  const wide = wideFacets(filter);
  return hasWords || narrow.length > 0
    ? { ofIndex: [...narrow, ...short], others: wide }
    : { ofIndex: [...short, ...wide], others: [] };
};

/** Facets of every kind of member. Each member has one of them. */
export const kindFacets: readonly string[] = facet('k', valuesOf(directoryKinds)).flat();
