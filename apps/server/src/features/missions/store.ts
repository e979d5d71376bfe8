import type { UserType } from '@basoche/domain/members/kinds';
import type { WrittenRule } from '@basoche/domain/missions/eligibility-rules';
import type { Day } from '@basoche/domain/time/paris';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../platform/database/rows.ts';
import type { MissionTable } from '../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../platform/http/cursor.ts';
import { type AssigneeRow, assigneeOf } from '../../platform/listing/assignee.ts';
import { ofHearing } from '../../platform/listing/of-hearing.ts';
import { sharesPerson } from '../../platform/listing/shares-person.ts';
import { unavailableSql } from '../../platform/listing/unavailable.ts';

/** The eligibility table as staff wrote it, in its order. */
export const listWritten = (db: Db): Promise<WrittenRule[]> =>
  db
    .selectFrom('eligibility_rule')
    .select(['natures', 'clients', 'everyone', 'professions', 'students', 'article', 'explanation'])
    .orderBy('position')
    .execute();

/** Columns of a card. Lists leave out the long texts. */
export type CardRow = Omit<
  Selectable<MissionTable>,
  'description' | 'is_listed' | 'updated_at' | 'is_withheld'
> & {
  creator_name: string;
  creator_picture_url: string | null;
};

/** `m` is the mission, `c` its creator. Readers see a withheld mission as archived. */
export const cardColumns = `m.id, m.creator_id, m.title, m.domain, m.nature, m.summary,
  m.time_limit, m.experience, m.on_place, m.department, m.city, m.start_now, m.start_date, m.end_date, m.closes_on,
  m.tarif_low_cents, m.tarif_high_cents, m.price_kinds, m.is_anonymous, m.is_from_customer, m.is_archived or m.is_withheld as is_archived, m.filled_at,
  m.hidden_at, m.created_at, m.published_at,
  display_name(c) as creator_name, c.picture_url as creator_picture_url`;

/** Cards of these missions, unordered. */
export const cardsOf = (db: Db, ids: readonly string[]): Promise<CardRow[]> =>
  rowsOf<CardRow>(db)`
    select ${sql.raw(cardColumns)} from mission m join member c on c.id = m.creator_id
    where m.id = any(${[...ids]}::uuid[])`;

export interface MissionRow extends CardRow {
  description: string;
  company_presentation: string | null;
  creator_kind: UserType;
  /** Id of the viewer's own application. */
  application_id: string | null;
  /** True if that application revealed an anonymous creator to the viewer. */
  creator_revealed: boolean;
  /** True if the mission is the viewer's favourite. */
  is_favourite: boolean;
  /** True if the creator invited the viewer. */
  is_invited: boolean;
  is_of_creators_firm: boolean;
  /** True for the mission of a hearing, which only its two parties read and nobody edits. */
  is_of_hearing: boolean;
  views: number;
}

/** A mission in full, with the viewer's application, favourite and invitation. */
export const findMission = (db: Db, id: string, viewerId: string | null): Promise<MissionRow | undefined> =>
  rowOf<MissionRow>(db)`
    select ${sql.raw(cardColumns)}, m.description, c.presentation as company_presentation, c.kind as creator_kind,
      a.id as application_id, coalesce(a.creator_revealed, false) as creator_revealed,
      coalesce((select s.views from mission_view_count s where s.mission_id = m.id), 0) as views,
      exists (select from mission_favourite f where f.mission_id = m.id and f.member_id = ${viewerId}::uuid) as is_favourite,
      exists (select from mission_invitation i where i.mission_id = m.id and i.member_id = ${viewerId}::uuid) as is_invited,
      ${sharesPerson(sql`m.creator_id`, sql`${viewerId}::uuid`)} as is_of_creators_firm, ${ofHearing('m.id')} as is_of_hearing
    from mission m
    join member c on c.id = m.creator_id
    left join application a on a.mission_id = m.id and a.candidate_id = ${viewerId}::uuid
    where m.id = ${id}::uuid`;

export type OwnRow = CardRow & {
  candidates: number;
  new_candidates: number;
  views: number;
  /** Person of the creator's firm who is in charge. */
  assignee: AssigneeRow | null;
};

interface CreatorFilter {
  readonly creatorId: string;
  readonly isArchived: boolean | undefined;
  /**
   * For viewers other than the creator: only missions that are open on this day and not anonymous. Undefined
   * for the creator.
   */
  readonly openOn: Day | undefined;
}

export const listByCreator = async (
  db: Db,
  { creatorId, isArchived, openOn }: CreatorFilter,
  { limit, after }: PageRequest,
): Promise<OwnRow[]> => {
  const conditions = [sql`m.creator_id = ${creatorId}::uuid and not ${ofHearing('m.id')}`];
  if (isArchived !== undefined) conditions.push(sql`m.is_archived = ${isArchived}`);
  if (openOn !== undefined) {
    conditions.push(sql`not ${unavailableSql('m')} and m.closes_on >= ${openOn}::date
      and not m.is_anonymous`);
  }
  if (after) conditions.push(sql`(m.published_at, m.id) < (${after.at}, ${after.id}::uuid)`);
  return rowsOf<OwnRow>(db)`
    select ${sql.raw(cardColumns)}, a.candidates, a.new_candidates, coalesce(s.views, 0) as views,
      ${assigneeOf(sql`m.seat_id`)} as assignee
    from mission m
    join member c on c.id = m.creator_id
    left join mission_view_count s on s.mission_id = m.id
    cross join lateral (
      select count(*)::integer as candidates, (count(*) filter (where state = 'NEW'))::integer as new_candidates
      from application where mission_id = m.id
    ) a
    where ${sql.join(conditions, sql` and `)}
    order by m.published_at desc, m.id desc limit ${limit + 1}`;
};

export const countByCreator = async (db: Db, creatorId: string) => {
  const row = await rowOf<{ published: number; archived: number }>(db)`
    select (count(*) filter (where not is_archived))::integer as published,
      (count(*) filter (where is_archived))::integer as archived
    from mission m where creator_id = ${creatorId}::uuid and not ${ofHearing('m.id')}`;
  return row ?? { published: 0, archived: 0 };
};

export const insertMission = async (db: Db, mission: Insertable<MissionTable>): Promise<string> => {
  const { id } = await db.insertInto('mission').values(mission).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** True while a thread of the mission is neither refused nor over. */
export const hasOpenThreads = async (db: Db, id: string): Promise<boolean> => {
  const row = await rowOf<{ found: boolean }>(db)`
    select exists (select from application where mission_id = ${id}::uuid and state not in ('REFUSED', 'DONE')) as found`;
  return row?.found ?? false;
};

export type StoredMission = Selectable<MissionTable>;

/**
 * Locks the mission until the transaction ends. Undefined for the mission of a hearing, which nobody edits or
 * publishes.
 */
export const lockMission = (db: Db, id: string): Promise<StoredMission | undefined> =>
  db
    .selectFrom('mission')
    .selectAll()
    .where('id', '=', id)
    .where(sql<boolean>`not ${ofHearing('mission.id')}`)
    .forUpdate()
    .executeTakeFirst();

/** Locks the mission of a hearing; other transactions may still insert rows that refer to it. */
export const lockArchived = async (db: Db, id: string): Promise<void> => {
  await sql`select from mission where id = ${id}::uuid for no key update`.execute(db);
};

export const updateMission = async (db: Db, id: string, change: Updateable<MissionTable>): Promise<void> => {
  await db.updateTable('mission').set(change).where('id', '=', id).execute();
};
