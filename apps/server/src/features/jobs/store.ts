import type { UserType } from '@basoche/domain/members/kinds';
import type { Day } from '@basoche/domain/time/paris';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../platform/database/rows.ts';
import type { JobOfferTable } from '../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../platform/http/cursor.ts';
import { type AssigneeRow, assigneeOf } from '../../platform/listing/assignee.ts';
import { sharesPerson } from '../../platform/listing/shares-person.ts';
import { unavailableSql } from '../../platform/listing/unavailable.ts';

/** Queries on job offers. In the SQL, `j` is the offer and `c` its creator. */

/** Last change of each of these offers. */
export const changesOf = async (db: Db, ids: readonly string[]): Promise<Map<string, Date>> => {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    select id, updated_at from job_offer where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.updated_at]));
};

/** Last change of any offer: published, archived, filled, or moved to another domain. */
export const lastChange = async (db: Db): Promise<Date | null> => {
  const row = await rowOf<{ updated_at: Date | null }>(db)`
    select max(updated_at) as updated_at from job_offer`;
  return row?.updated_at ?? null;
};

export type JobOfferRow = Selectable<JobOfferTable>;

/** An offer as lists show it (a card), without its long texts. */
export type CardRow = Omit<
  JobOfferRow,
  'description' | 'salary_description' | 'labels' | 'is_listed' | 'updated_at' | 'is_withheld'
> & {
  creator_name: string;
  creator_picture_url: string | null;
  creator_kind: UserType;
};

/** SQL columns of a card. An offer withheld because its creator is suspended is shown as archived. */
export const cardColumns = `j.id, j.creator_id, j.title, j.domain, j.nature, j.modality, j.department, j.city,
  j.contract_type, j.timing, j.start_now, j.start_date, j.end_date, j.experiences, j.salary, j.salary_low_cents,
  j.salary_high_cents, j.salary_period, j.summary, j.is_archived or j.is_withheld as is_archived,
  j.hidden_at, j.filled_at, j.created_at, j.published_at,
  display_name(c) as creator_name, c.picture_url as creator_picture_url, c.kind as creator_kind`;

/** Cards of these offers, unordered. */
export const cardsOf = (db: Db, ids: readonly string[]): Promise<CardRow[]> =>
  rowsOf<CardRow>(db)`
    select ${sql.raw(cardColumns)} from job_offer j join member c on c.id = j.creator_id
    where j.id = any(${[...ids]}::uuid[])`;

/** An offer in full, for a viewer. */
export interface JobRow extends CardRow, Pick<JobOfferRow, 'description' | 'salary_description'> {
  company_presentation: string | null;
  /** Id of the viewer's own application; null if they have not applied. */
  application_id: string | null;
  /** True if the offer is the viewer's favourite. */
  is_favourite: boolean;
  /** True if one person acts for both the creator and the viewer: they may not apply. */
  is_of_creators_firm: boolean;
}

export const findJob = (db: Db, id: string, viewerId: string | null): Promise<JobRow | undefined> =>
  rowOf<JobRow>(db)`
    select ${sql.raw(cardColumns)}, j.description, j.salary_description, c.presentation as company_presentation,
      a.id as application_id,
      exists (select from job_favourite f where f.job_id = j.id and f.member_id = ${viewerId}::uuid) as is_favourite,
      ${sharesPerson(sql`j.creator_id`, sql`${viewerId}::uuid`)} as is_of_creators_firm
    from job_offer j
    join member c on c.id = j.creator_id
    left join application a on a.job_id = j.id and a.candidate_id = ${viewerId}::uuid
    where j.id = ${id}::uuid`;

/** An offer for its creator, with its candidates counted. */
export type OwnRow = CardRow & {
  candidates: number;
  new_candidates: number;
  /** Person of the creator's firm who is in charge. */
  assignee: AssigneeRow | null;
};

/** A creator's own offers. A candidate counts as new while neither refused nor past the first stage. */
export const listOwn = async (
  db: Db,
  creatorId: string,
  isArchived: boolean | undefined,
  { limit, after }: PageRequest,
): Promise<OwnRow[]> => {
  const conditions = [sql`j.creator_id = ${creatorId}::uuid`];
  if (isArchived !== undefined) conditions.push(sql`j.is_archived = ${isArchived}`);
  if (after) conditions.push(sql`(j.published_at, j.id) < (${after.at}, ${after.id}::uuid)`);
  return rowsOf<OwnRow>(db)`
    select ${sql.raw(cardColumns)}, a.candidates, a.new_candidates, ${assigneeOf(sql`j.seat_id`)} as assignee
    from job_offer j
    join member c on c.id = j.creator_id
    cross join lateral (
      select count(*)::integer as candidates,
        (count(*) filter (where state = 'NEW' and stage = 'new'))::integer as new_candidates
      from application where job_id = j.id
    ) a
    where ${sql.join(conditions, sql` and `)}
    order by j.published_at desc, j.id desc limit ${limit + 1}`;
};

/** The newest of a creator's offers that are open on a day. */
export const listOpenOf = (db: Db, creatorId: string, today: Day, limit: number): Promise<CardRow[]> =>
  rowsOf<CardRow>(db)`
    select ${sql.raw(cardColumns)} from job_offer j join member c on c.id = j.creator_id
    where j.creator_id = ${creatorId}::uuid and not ${unavailableSql('j')} and j.end_date >= ${today}::date
    order by j.published_at desc, j.id desc limit ${limit}`;

export const countOwn = async (db: Db, creatorId: string) => {
  const row = await rowOf<{ published: number; archived: number }>(db)`
    select (count(*) filter (where not is_archived))::integer as published,
      (count(*) filter (where is_archived))::integer as archived
    from job_offer where creator_id = ${creatorId}::uuid`;
  return row ?? { published: 0, archived: 0 };
};
