import type pg from 'pg';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import { keptBy, typesOf } from '../../../platform/listing/definition.ts';
import { allMarks, anyFacet } from '../../../platform/listing/marks-index.ts';
import { preparedStatements } from '../../../platform/listing/named-parameters.ts';
import type { Match } from '../../../platform/listing/search-terms.ts';
import { cardColumns, cardTables, cardTypes, type EntryRow } from './cards/store.ts';
import type { FacetCounts } from './counts/store.ts';
import { type DirectoryFilter, facetsOf, memberNarrowings } from './filters/store.ts';
import { planScan } from './scan/service.ts';

export interface ListedRow extends EntryRow {
  /** Index in `ranks` of the first query that matches this member; absent without `ranks`. */
  rank?: number;
  standing: number;
  since: Date;
  /** On the first page, the number of members found, at most the limit plus one; null if it is not known. */
  total?: number | null;
}

interface Shape {
  readonly after: boolean;
  readonly matches: boolean;
  readonly indexed: boolean;
  readonly counted: boolean;
  readonly ranked: boolean;
}

/**
 * Order of the directory. The SQL function `listed_members` (newest in migration 0126) computes a standing: completeness of the
 * profile in percent, and 101 more for a verified member. At the same standing the newest member comes first.
 */
const order = (table: string) => `${table}.standing desc, ${table}.since desc, ${table}.member_id desc`;
const place = 'l.standing, l.since, l.member_id';

/** The first rank whose query matches a member of the page. */
const rankOf = `(select min(asked.rank)::integer from member_listing x, unnest(:ranks) with ordinality asked (query, rank)
  where x.member_id = page.member_id and x.marks @@ asked.query::tsquery) as rank,`;

const filterSql = keptBy(memberNarrowings);

/**
 * Like mission and offer lists (platform/listing/list-query.ts): scans `rows` in order for `wanted` matches (see scan). If the
 * page is not full, matches are found by the index, then sorted.
 */
const statementOf = ({ after, matches, indexed, counted, ranked }: Shape): string => {
  const start = after ? `and (${place}) < (:standing, :at, :id)` : '';
  const isShort = '(select count(*) from near) < :limit';
  const rest = indexed
    ? `found as materialized (
        select ${place} from found_listings(:marks::tsquery) l where ${isShort} and ${filterSql} ${start}
      ), far as (select * from found l order by ${order('l')} limit :limit)`
    : `far as (select ${place} from member_listing l where ${isShort} and ${filterSql} ${start} order by ${order('l')} limit :limit)`;
  const goesOn = `exists (select from (select 1 from member_listing l order by ${order('l')} offset :rows limit 1) beyond)`;
  const few = indexed ? '(select count(*) from found)' : '(select nullif(count(*), :limit) from far)';
  const total = `(select case when number < :limit then ${few} when number > :count_at_most or number < :wanted and not ${goesOn} then number end::integer
      from (select count(*) as number from near) seen) as total,`;
  return `
    with near as materialized (
      select ${place} from (
        select * from member_listing l where true ${start} order by ${order('l')}
        limit :rows
      ) l where ${filterSql} ${matches ? 'and l.marks @@ :words::tsquery' : ''} limit :wanted
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
  rows: 'bigint',
  wanted: 'bigint',
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

export interface DirectoryQuery {
  readonly filter: DirectoryFilter;
  readonly counts: FacetCounts;
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
  { filter, counts, match, ranks, viewerId, countAtMost }: DirectoryQuery,
  { limit, after }: { readonly limit: number; readonly after?: Place | undefined },
): Promise<ListedRow[]> => {
  const facets = facetsOf(filter, match !== undefined);
  const matches = match?.estimatedRows;
  const { rows, wanted, ofIndex } = planScan(counts, { facets, matches, limit: limit + 1, countAtMost });
  const far = allMarks([...(match === undefined ? [] : [`(${match.query})`]), ...ofIndex.map(anyFacet)]);
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
    rows,
    wanted,
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
