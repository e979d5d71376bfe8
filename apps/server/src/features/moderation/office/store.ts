import type { PublicationFilters } from '@basoche/contract/moderation/moderation';
import type { UserType } from '@basoche/domain/members/kinds';
import type { PublicationKind, PublicationState } from '@basoche/domain/moderation/grounds';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { type Conditions, givenConditions } from '../../../platform/listing/conditions.ts';
import { ofHearing } from '../../../platform/listing/of-hearing.ts';

export interface PublicationRow {
  id: string;
  kind: PublicationKind;
  title: string;
  creator_id: string;
  creator_name: string;
  creator_kind: UserType;
  is_anonymous: boolean;
  is_from_customer: boolean;
  nature: MissionNature;
  is_archived: boolean;
  hidden_at: Date | null;
  is_review_asked: boolean;
  published_at: Date;
  applications: number;
}

/** Rows scanned in the order of the list before an index is used instead: a few milliseconds. */
const reach = 1_500;

/** Columns of missions and offers under common names; `p` is the mission or the offer. */
const sources = {
  missions: {
    table: sql.raw('mission'),
    key: sql.raw('mission_id'),
    isAnonymous: sql.raw('p.is_anonymous'),
    isFromCustomer: sql.raw('p.is_from_customer'),
    isListed: sql`not ${ofHearing('p.id')}`,
  },
  jobs: {
    table: sql.raw('job_offer'),
    key: sql.raw('job_id'),
    isAnonymous: sql.raw('false'),
    isFromCustomer: sql.raw('false'),
    isListed: sql`true`,
  },
} as const;

const isReviewAsked = (kind: PublicationKind) => sql<boolean>`exists (
  select from publication_measure x join publication_review v on v.measure_id = x.id
  where x.${sources[kind].key} = p.id and x.restored_at is null and v.answered_at is null)`;

/** Columns of a publication; `c` is its creator. */
const columns = (kind: PublicationKind) => {
  const { key, isAnonymous, isFromCustomer } = sources[kind];
  return sql`p.id, ${kind}::text as kind, p.title, p.creator_id, display_name(c) as creator_name, c.kind as creator_kind,
    ${isAnonymous} as is_anonymous, ${isFromCustomer} as is_from_customer, p.nature, p.is_archived, p.hidden_at,
    p.hidden_at is not null and ${isReviewAsked(kind)} as is_review_asked, p.published_at,
    (select count(*)::integer from application a where a.${key} = p.id) as applications`;
};

const ofState: Readonly<Record<PublicationState, (kind: PublicationKind) => RawBuilder<unknown>>> = {
  published: () => sql`not p.is_archived and p.hidden_at is null`,
  archived: () => sql`p.is_archived and p.hidden_at is null`,
  hidden: () => sql`p.hidden_at is not null`,
  review: (kind) => sql`p.hidden_at is not null and ${isReviewAsked(kind)}`,
};

/** Filters besides the kind and the words. */
const conditionsOf = (kind: PublicationKind): Conditions<PublicationFilters> => ({
  state: (state) => ofState[state](kind),
  nature: (nature) => sql`p.nature = ${nature}`,
  from: (from) =>
    from === 'customers' ? sources[kind].isFromCustomer : sql`not ${sources[kind].isFromCustomer}`,
  creatorID: (creatorId) => sql`p.creator_id = ${creatorId}::uuid`,
});

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `);

/**
 * Publications of one kind, newest first. Scans a limited number of rows in order, enough if many match;
 * otherwise finds the matches by an index. Words use their index first, because matching many titles in a
 * scan is slow.
 */
export const listOf = async (
  db: Db,
  kind: PublicationKind,
  filters: PublicationFilters,
  { limit, after }: PageRequest,
): Promise<PublicationRow[]> => {
  const { table, isListed } = sources[kind];
  const next = after ? [sql`(p.published_at, p.id) < (${after.at}, ${after.id}::uuid)`] : [];
  const conditions = [isListed, ...givenConditions(conditionsOf(kind), filters)];
  const words =
    filters.q === undefined
      ? []
      : [sql`title_marks(p.title) @@ coalesce(title_query(${filters.q}), ''::tsquery)`];
  const order = sql`order by p.published_at desc, p.id desc`;
  const rowCount = limit + 1;
  const isShort = sql`(select count(*) from near) < ${sql.lit(rowCount)}`;
  // One member's publications are few and have an index of their own.
  const walked = filters.creatorID === undefined ? reach : 0;
  const far =
    words.length === 0
      ? sql`select p.id, p.published_at from ${table} p where ${isShort} and ${all([...conditions, ...next])} ${order} limit ${sql.lit(rowCount)}`
      : sql`select p.id, p.published_at from (
          select p.id, p.published_at from ${table} p where ${isShort} and ${all([...words, ...conditions, ...next])} offset 0
        ) p ${order} limit ${sql.lit(rowCount)}`;
  return rowsOf<PublicationRow>(db)`
    with near as materialized (
      select p.id, p.published_at from (
        select p.* from ${table} p where ${all(next)} ${order} limit ${sql.lit(walked)}
      ) p where ${all([...conditions, ...words])} ${order} limit ${sql.lit(rowCount)}
    ), far as materialized (${far}),
    page as (select * from near where not ${isShort} union all select * from far)
    select ${columns(kind)}
    from page join ${table} p on p.id = page.id join member c on c.id = p.creator_id ${order}`;
};

export const findPublication = async (
  db: Db,
  kind: PublicationKind,
  id: string,
): Promise<PublicationRow | undefined> => {
  const { table } = sources[kind];
  return rowOf<PublicationRow>(db)`
    select ${columns(kind)}
    from ${table} p join member c on c.id = p.creator_id where p.id = ${id}::uuid`;
};

/** Number of reports from threads about it, and of those that wait. */
export const countReports = async (
  db: Db,
  kind: PublicationKind,
  id: string,
): Promise<{ reports: number; waiting: number }> => {
  const row = await rowOf<{ reports: number; waiting: number }>(db)`
    select count(*)::integer as reports, (count(*) filter (where r.settled_at is null))::integer as waiting
    from report r join application a on a.id = r.application_id
    where a.${sources[kind].key} = ${id}::uuid`;
  return row ?? { reports: 0, waiting: 0 };
};
