import type { DirectoryFilters } from '@basoche/contract/members/directory';
import type { AvailabilityStatus } from '@basoche/domain/members/availability';
import type { ProfessionForm } from '@basoche/domain/members/profession';
import { rateClasses } from '@basoche/domain/members/rate-scale';
import { type DirectoryKind, directoryKinds } from '@basoche/domain/options/directory-kinds';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import { valuesOf } from '@basoche/domain/options/option';
import { type Profession, professions } from '@basoche/domain/options/professions';
import type pg from 'pg';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import {
  chosen,
  keptBy,
  type Narrowed,
  type Narrowings,
  typesOf,
} from '../../../platform/listing/definition.ts';
import { allMarks, anyFacet } from '../../../platform/listing/marks-index.ts';
import { preparedStatements } from '../../../platform/listing/named-parameters.ts';
import type { Match } from '../../../platform/listing/search-terms.ts';

const cents = (euros: number | undefined) => (euros === undefined ? undefined : euros * 100);

/** Index of a profession, as the listing stores it. */
export const placeOf = (profession: Profession): number =>
  professions.findIndex(({ value }) => value === profession);

/** Kinds that the filters can match. Companies have no profession, rate, experience or availability. */
const kindsOf = ({ kind, profession, experience, availability, rateMin, rateMax }: DirectoryFilters) => {
  const kinds = chosen(kind) ?? valuesOf(directoryKinds);
  const isOfPersons = [chosen(profession), chosen(availability), experience, rateMin, rateMax].some(
    (value) => value !== undefined,
  );
  const possible = isOfPersons ? kinds.filter((one) => one !== 'COMPANY') : kinds;
  return possible.length === directoryKinds.length ? undefined : possible;
};

const anyBit = (column: string, list: string, half: number, values: string) =>
  `l.${column} & (select code_bits('${list}', ${values}, ${half})) <> 0`;

/** Filters of the directory. */
export const memberNarrowings = {
  kinds: {
    type: 'text[]',
    of: kindsOf,
    keeps: (kinds) => `l.kind = any(${kinds})`,
  },
  domains: {
    type: 'text[]',
    of: ({ domain }) => chosen(domain),
    keeps: (domains) => anyBit('domains', 'domains', 0, domains),
  },
  departments: {
    type: 'text[]',
    of: ({ departement }) => chosen(departement),
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
    of: ({ availability }) => chosen(availability),
    keeps: (availabilities) =>
      `l.availability = any(${availabilities}) and l.availability_said_at > :said_after`,
  },
  is_verified: {
    type: 'boolean',
    of: ({ verified }) => verified && true,
    keeps: () => 'l.verified_until > :now',
  },
  /** Indexes in the list of professions. */
  professions: {
    type: 'smallint[]',
    of: ({ profession }) => chosen(profession)?.map(placeOf),
    keeps: (places) => `l.profession = any(${places})`,
  },
} as const satisfies Narrowings<DirectoryFilters>;

export interface DirectoryFilter extends Narrowed<typeof memberNarrowings> {
  readonly now: Date;
  /** An availability confirmed before this instant does not count. */
  readonly said_after: Date;
}

export interface EntryRow {
  id: string;
  kind: DirectoryKind;
  name: string;
  role: string | null;
  job_name: string | null;
  profession_form: ProfessionForm | null;
  picture_url: string | null;
  place: string | null;
  hourly_cost_cents: number | null;
  domains: LegalDomain[];
  is_verified: boolean;
  availability: AvailabilityStatus | null;
  available_from: string | null;
  availability_confirmed_at: Date | null;
  average: number | null;
  grades: number;
  is_favourite: boolean;
  note: string | null;
}

export interface ListedRow extends EntryRow {
  /** Index in `ranks` of the first query that matches this member; absent without `ranks`. */
  rank?: number;
  standing: number;
  since: Date;
  /** On the first page, the number of members found, at most the limit plus one; null if it is not known. */
  total?: number | null;
}

/** Rows scanned in the order of the list before the index is used instead: a few milliseconds. */
const reach = 30_000;
/** The same when words are matched during the scan, which costs more per row. */
const reachOfWords = 2_500;
/** With this many matches or fewer, the index is read at once. */
const rare = 3_000;
export const rareWords = 5_000;

const pairsAtMost = 60;

const facet = (letter: string, values: readonly (string | number)[] | undefined): string[][] =>
  values === undefined || values.length === 0 ? [] : [values.map((value) => `${letter}/${value}`)];

/** Selective facets: profession, domain, department, or a pair of domain and department. A member must match each list. */
const narrowFacets = ({ professions: places, domains, departments }: DirectoryFilter): string[][] => {
  const pairs = domains?.flatMap((one) => departments?.map((place) => `${one}/${place}`) ?? []) ?? [];
  const where =
    pairs.length > 0 && pairs.length <= pairsAtMost
      ? facet('dp', pairs)
      : [...facet('d', domains), ...facet('p', departments)];
  return [...facet('j', places), ...where];
};

/** Facets with many members, but few values to look up. */
const shortFacets = ({ kinds, availabilities }: DirectoryFilter): string[][] => [
  ...(kinds?.length === 1 ? facet('k', kinds) : []),
  ...facet('a', availabilities),
];

/** Facets that match many members. */
const wideFacets = ({ kinds, experience, rate_min, rate_max, availabilities }: DirectoryFilter) => {
  const hasRate = rate_min !== undefined || rate_max !== undefined;
  const ranks = experienceLevels.map((_, rank) => rank);
  return [
    ...facet('k', kinds),
    ...facet('x', experience === undefined ? undefined : ranks.slice(experience)),
    ...facet('r', hasRate ? rateClasses(rate_min ?? null, rate_max ?? null) : undefined),
    ...facet('a', availabilities),
  ];
};

/** Columns of a card; `m` is the member, `:now` the current time, `:viewer` the viewer. */
export const cardColumns = `m.id, m.kind, display_name(m) as name, m.role, m.job_name, m.profession_form, m.picture_url,
  coalesce(c.headquarters_name, m.place) as place, p.hourly_cost_cents, coalesce(p.skill_domains, c.sectors, '{}') as domains,
  m.verified_at is not null and coalesce(m.verified_until > :now, true) as is_verified,
  a.status as availability, a.available_from, a.confirmed_at as availability_confirmed_at,
  r.average, r.grades, f.member_id is not null as is_favourite, f.note`;

export const cardTables = `left join person_profile p on p.member_id = m.id
  left join company_profile c on c.member_id = m.id
  left join member_availability a on a.member_id = m.id
  left join member_favourite f on f.member_id = :viewer and f.kept_id = m.id
  cross join lateral (
    select round(avg(grade), 1)::float8 as average, count(*)::integer as grades from review
    where subject_id = m.id and party = 'creator' and opens_at <= :now) r`;

export const cardTypes = { now: 'timestamptz', viewer: 'uuid' } as const;

interface Shape {
  readonly after: boolean;
  readonly matches: boolean;
  readonly indexed: boolean;
  readonly counted: boolean;
  readonly ranked: boolean;
}

/** Rows to scan in the order of the list: none if few rows match, and at most half of what the index would read. */
const rowsToScan = `select case when likely <= :rare then 0 else least(:walked, likely / 2) end as rows from (
  select least(:about, case when :facets is not null then (
    select coalesce(sum(listed), 0)::integer from member_facet where facet = any(:facets)) end) as likely) guessed`;

const order = (table: string) => `${table}.standing desc, ${table}.since desc, ${table}.member_id desc`;
const place = 'l.standing, l.since, l.member_id';

/** The first rank whose query matches a member of the page. */
const rankOf = `(select min(asked.rank)::integer from member_listing x, unnest(:ranks) with ordinality asked (query, rank)
  where x.member_id = page.member_id and x.marks @@ asked.query::tsquery) as rank,`;

const kept = keptBy(memberNarrowings);

/**
 * Like mission and offer lists (platform/listing/list-query.ts): scans `walked` rows in order, enough when many match. Few
 * matches (`rare` or fewer, by `about` for words, else by `facets`) are found by the index, then sorted.
 */
const statementOf = ({ after, matches, indexed, counted, ranked }: Shape): string => {
  const start = after ? `and (${place}) < (:standing, :at, :id)` : '';
  const isShort = '(select count(*) from near) < :limit';
  const rest = indexed
    ? `found as materialized (
        select ${place} from found_members(:marks::tsquery) l where ${isShort} and ${kept} ${start}
      ), far as (select * from found l order by ${order('l')} limit :limit)`
    : `far as (select ${place} from member_listing l where ${isShort} and ${kept} ${start} order by ${order('l')} limit :limit)`;
  const goesOn = `exists (select from (select 1 from member_listing l order by ${order('l')} offset (select rows from reach) limit 1) beyond)`;
  const few = indexed ? '(select count(*) from found)' : '(select nullif(count(*), :limit) from far)';
  const total = `(select case when number < :limit then ${few} when number > :count_at_most or not ${goesOn} then number end::integer
      from (select count(*) as number from near) seen) as total,`;
  const seen = counted ? 'greatest(:limit, :count_at_most + 1)' : ':limit';
  return `
    with reach as materialized (${rowsToScan}), near as materialized (
      select ${place} from (
        select * from member_listing l where true ${start} order by ${order('l')}
        limit (select rows from reach)
      ) l where ${kept} ${matches ? 'and l.marks @@ :words::tsquery' : ''} limit ${seen}
    ), ${rest}, page as (select * from near where not ${isShort} union all select * from far)
    select ${counted ? total : ''} ${ranked ? rankOf : ''} page.standing, page.since, ${cardColumns}
    from (select * from page l order by ${order('l')} limit :limit) page
    join member m on m.id = page.member_id ${cardTables}
    order by ${order('page')}`;
};

const run = preparedStatements('members', {
  ...cardTypes,
  ...typesOf(memberNarrowings),
  said_after: 'timestamptz',
  limit: 'bigint',
  walked: 'integer',
  rare: 'integer',
  about: 'integer',
  facets: 'text[]',
  words: 'text',
  marks: 'text',
  ranks: 'text[]',
  standing: 'smallint',
  at: 'timestamptz',
  id: 'uuid',
  count_at_most: 'bigint',
});

/** A member's position in the order of the directory. */
export interface Place {
  readonly standing: number;
  readonly at: Date;
  readonly id: string;
}

export interface Asked {
  readonly filter: DirectoryFilter;
  readonly match: Match | undefined;
  /** Queries of a search; each member is returned with the first one that matches. */
  readonly ranks?: readonly string[];
  readonly viewerId: string | null;
  /** Counts up to this number; null to skip counting. */
  readonly countAtMost: number | null;
}

/** Members of a page, plus one if more follow. */
export const listPage = async (
  pool: pg.Pool,
  { filter, match, ranks, viewerId, countAtMost }: Asked,
  { limit, after }: { readonly limit: number; readonly after?: Place | undefined },
): Promise<ListedRow[]> => {
  const narrow = narrowFacets(filter);
  const isNarrow = match !== undefined || narrow.length > 0;
  const found = isNarrow ? [...narrow, ...shortFacets(filter)] : wideFacets(filter);
  const far = allMarks([...(match === undefined ? [] : [`(${match.query})`]), ...found.map(anyFacet)]);
  const shape: Shape = {
    after: after !== undefined,
    matches: match !== undefined,
    indexed: far !== null,
    counted: countAtMost !== null,
    ranked: ranks !== undefined,
  };
  const values = {
    ...filter,
    ...after,
    viewer: viewerId,
    limit: limit + 1,
    walked: match === undefined ? reach : reachOfWords,
    rare: match === undefined ? rare : rareWords,
    about: match?.about,
    facets: narrow.length === 1 ? narrow.flatMap((values) => values.map((value) => `f=${value}`)) : null,
    words: match?.query,
    marks: far,
    ranks,
    count_at_most: countAtMost,
  };
  return run<ListedRow>(pool, `list:${Object.values(shape).join(':')}`, () => statementOf(shape), values);
};

/**
 * Updates up to `limit` listings whose verification has lapsed; returns the number. Limited because accounts are locked
 * meanwhile, and all students lapse at the same midnight. Pages show the lapse at once.
 */
export const moveLapsed = async (db: Db, now: Date, limit: number): Promise<number> => {
  const row = await rowOf<{ number: number }>(db)`
    with lapsed as materialized (select array(
      select member_id from member_listing
      where verified_until <= ${now}::timestamptz and standing > 100 and verified_until < 'infinity' limit ${limit}) as ids)
    select cardinality(ids) as number from lapsed, list_members(ids, ${now}::timestamptz)`;
  return row?.number ?? 0;
};
