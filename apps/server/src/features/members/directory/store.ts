import type { AvailabilityStatus } from '@basoche/domain/members/availability';
import type { ProfessionForm } from '@basoche/domain/members/profession';
import { rateClasses } from '@basoche/domain/members/rate-scale';
import type { Department } from '@basoche/domain/options/departments';
import type { DirectoryKind } from '@basoche/domain/options/directory-kinds';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type pg from 'pg';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import { allMarks, anyFacet } from '../../../platform/listing/marks-index.ts';
import type { Match } from '../../../platform/listing/search-terms.ts';

/** Filters of the directory. An absent filter keeps everybody. */
export interface DirectoryFilter {
  readonly now: Date;
  readonly kind?: readonly DirectoryKind[] | undefined;
  /** Indexes in the list of professions. */
  readonly profession?: readonly number[] | undefined;
  readonly domain?: readonly LegalDomain[] | undefined;
  readonly department?: readonly Department[] | undefined;
  /** Index of the lowest level accepted. */
  readonly experience?: number | undefined;
  /** In cents. */
  readonly rateMin?: number | undefined;
  readonly rateMax?: number | undefined;
  readonly availability?: readonly AvailabilityStatus[] | undefined;
  /** An availability confirmed before this instant does not count. */
  readonly saidAfter: Date;
  readonly isVerified?: boolean | undefined;
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
const narrowFacets = ({ profession, domain, department }: DirectoryFilter): string[][] => {
  const pairs = domain?.flatMap((one) => department?.map((place) => `${one}/${place}`) ?? []) ?? [];
  const places =
    pairs.length > 0 && pairs.length <= pairsAtMost
      ? facet('dp', pairs)
      : [...facet('d', domain), ...facet('p', department)];
  return [...facet('j', profession), ...places];
};

/** Facets with many members, but few values to look up. */
const shortFacets = ({ kind, availability }: DirectoryFilter): string[][] => [
  ...(kind?.length === 1 ? facet('k', kind) : []),
  ...facet('a', availability),
];

/** Facets that match many members. */
const wideFacets = ({ kind, experience, rateMin, rateMax, availability }: DirectoryFilter) => {
  const hasRate = rateMin !== undefined || rateMax !== undefined;
  const ranks = experienceLevels.map((_, rank) => rank);
  return [
    ...facet('k', kind),
    ...facet('x', experience === undefined ? undefined : ranks.slice(experience)),
    ...facet('r', hasRate ? rateClasses(rateMin ?? null, rateMax ?? null) : undefined),
    ...facet('a', availability),
  ];
};

/** Columns of a card; `m` is the member, $1 the current time, $2 the viewer. */
export const cardColumns = `m.id, m.kind, display_name(m) as name, m.role, m.job_name, m.profession_form, m.picture_url,
  coalesce(c.headquarters_name, m.place) as place, p.hourly_cost_cents, coalesce(p.skill_domains, c.sectors, '{}') as domains,
  m.verified_at is not null and coalesce(m.verified_until > $1, true) as is_verified,
  a.status as availability, a.available_from, a.confirmed_at as availability_confirmed_at,
  r.average, r.grades, f.member_id is not null as is_favourite, f.note`;

export const cardTables = `left join person_profile p on p.member_id = m.id
  left join company_profile c on c.member_id = m.id
  left join member_availability a on a.member_id = m.id
  left join member_favourite f on f.member_id = $2 and f.kept_id = m.id
  cross join lateral (
    select round(avg(grade), 1)::float8 as average, count(*)::integer as grades from review
    where subject_id = m.id and party = 'creator' and opens_at <= $1) r`;

const anyBit = (column: string, list: string, half: number, chosen: string) =>
  `l.${column} & (select code_bits('${list}', ${chosen}::text[], ${half})) <> 0`;

/** The filters, in $11 to $19 and $23. */
const kept = `($11::text[] is null or l.kind = any($11::text[]))
  and ($12::text[] is null or ${anyBit('domains', 'domains', 0, '$12')})
  and ($13::text[] is null or ${anyBit('departments', 'departments', 0, '$13')}
    or ${anyBit('later_departments', 'departments', 1, '$13')})
  and ($14::integer is null or l.experience >= $14::integer)
  and ($15::integer is null or l.rate >= $15::integer)
  and ($16::integer is null or l.rate between 0 and $16::integer)
  and ($17::text[] is null or l.availability = any($17::text[]) and l.availability_said_at > $18::timestamptz)
  and ($19::boolean is null or l.verified_until > $1::timestamptz)
  and ($23::smallint[] is null or l.profession = any($23::smallint[]))`;

interface Shape {
  readonly after: boolean;
  readonly matches: boolean;
  readonly indexed: boolean;
  readonly counted: boolean;
  readonly ranked: boolean;
}

/** Rows to scan in the order of the list: none if few rows match, and at most half of what the index would read. */
const reachOf = `select case when likely <= $22::integer then 0 else least($4::integer, likely / 2) end as rows from (
  select least($20::integer, case when $21::text[] is not null then (
    select coalesce(sum(listed), 0)::integer from member_facet where facet = any($21::text[])) end) as likely) guessed`;

const order = (table: string) => `${table}.standing desc, ${table}.since desc, ${table}.member_id desc`;
const place = 'l.standing, l.since, l.member_id';

/** The first rank ($24) whose query matches a member of the page. */
const rankOf = `(select min(asked.rank)::integer from member_listing x, unnest($24::text[]) with ordinality asked (query, rank)
  where x.member_id = page.member_id and x.marks @@ asked.query::tsquery) as rank,`;

/** Gives every parameter a type, since each shape of the statement leaves some unused. */
const typed = [
  '$5::text',
  '$6::text',
  '$7::smallint',
  '$8::timestamptz',
  '$9::uuid',
  '$10::integer',
  '$24::text[]',
]
  .map((parameter) => `${parameter} is not distinct from ${parameter}`)
  .join(' and ');

/**
 * Like mission and offer lists (platform/listing/statement.ts): scans $4 rows in order, enough when many match. Few matches
 * ($22 or fewer, by $20 for words or $21 for facets) are found by the index, then sorted. The total uses the rows read.
 */
const statementOf = ({ after, matches, indexed, counted, ranked }: Shape): string => {
  const start = after ? `and (${place}) < ($7::smallint, $8::timestamptz, $9::uuid)` : '';
  const isShort = '(select count(*) from near) < $3';
  const rest = indexed
    ? `found as materialized (
        select ${place} from found_members($6::text::tsquery) l where ${isShort} and ${kept} ${start}
      ), far as (select * from found l order by ${order('l')} limit $3)`
    : `far as (select ${place} from member_listing l where ${isShort} and ${kept} ${start} order by ${order('l')} limit $3)`;
  const goesOn = `exists (select from (select 1 from member_listing l order by ${order('l')} offset (select rows from reach) limit 1) beyond)`;
  const few = indexed ? '(select count(*) from found)' : '(select nullif(count(*), $3) from far)';
  const total = `(select case when number < $3 then ${few} when number > $10 or not ${goesOn} then number end::integer
      from (select count(*) as number from near) seen) as total,`;
  return `
    with reach as materialized (${reachOf}), near as materialized (
      select ${place} from (
        select * from member_listing l where true ${start} order by ${order('l')}
        limit (select rows from reach)
      ) l where ${kept} ${matches ? 'and l.marks @@ $5::text::tsquery' : ''} limit greatest($3, $10 + 1)
    ), ${rest}, page as (select * from near where not ${isShort} union all select * from far)
    select ${counted ? total : ''} ${ranked ? rankOf : ''} page.standing, page.since, ${cardColumns}
    from (select * from page l order by ${order('l')} limit $3) page
    join member m on m.id = page.member_id ${cardTables}
    where ${typed}
    order by ${order('page')}`;
};

const statements = new Map<string, string>();

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
  const name = `members.list:${Object.values(shape).join(':')}`;
  const text = statements.get(name) ?? statementOf(shape);
  statements.set(name, text);
  const values = [
    filter.now,
    viewerId,
    limit + 1,
    match === undefined ? reach : reachOfWords,
    match?.query ?? null,
    far,
    after?.standing ?? null,
    after?.at ?? null,
    after?.id ?? null,
    countAtMost ?? 0,
    filter.kind ?? null,
    filter.domain ?? null,
    filter.department ?? null,
    filter.experience ?? null,
    filter.rateMin ?? null,
    filter.rateMax ?? null,
    filter.availability ?? null,
    filter.saidAfter,
    filter.isVerified ?? null,
    match?.about ?? null,
    narrow.length === 1 ? narrow.flatMap((values) => values.map((value) => `f=${value}`)) : null,
    match === undefined ? rare : rareWords,
    filter.profession ?? null,
    ranks ?? null,
  ];
  return (await pool.query<ListedRow>({ name, text, values })).rows;
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
