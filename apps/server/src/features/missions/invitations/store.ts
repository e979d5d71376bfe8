import type { UserType } from '@basoche/domain/members/kinds';
import type { Day } from '@basoche/domain/time/paris';
import { type Insertable, sql } from 'kysely';
import { type Db, violatedConstraint } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { MissionInvitationTable } from '../../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { ofHearing } from '../../../platform/listing/of-hearing.ts';
import { sharesPerson } from '../../../platform/listing/shares-person.ts';
import { unavailableSql } from '../../../platform/listing/unavailable.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';
import { type CardRow, cardColumns } from '../store.ts';

/** A member of the legal trades whom others can see: no customers, staff, deleted or suspended members. */
export interface InviteeRow {
  id: string;
  kind: UserType;
  job_name: string | null;
  is_verified: boolean;
}

export const findInvitee = (db: Db, memberId: string, now: Date): Promise<InviteeRow | undefined> =>
  rowOf<InviteeRow>(db)`
    select id, kind, job_name,
      verified_at is not null and (verified_until is null or verified_until > ${now}) as is_verified
    from member
    where id = ${memberId}::uuid and kind in ('STUDENT', 'EMPLOYEE', 'COMPANY')
      and confirmed_at is not null and suspended_at is null and deleted_at is null`;

/**
 * Locks both members until the transaction ends, so that their invitations run one after the other. Ordered by id to avoid
 * deadlocks.
 */
export const lockMembers = async (db: Db, ids: readonly string[]): Promise<void> => {
  await sql`select from member where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(db);
};

/** Locks a mission, so that it is not archived, edited or hidden until the transaction ends. */
export const lockMission = async (db: Db, missionId: string): Promise<void> => {
  await sql`select from mission where id = ${missionId}::uuid for share`.execute(db);
};

/** A mission with the facts that an invitation of this member depends on. */
export type InvitableRow = CardRow & {
  creator_kind: UserType;
  has_applied: boolean;
  is_invited: boolean;
  is_of_creators_firm: boolean;
};

const invitable = (memberId: string) => sql`
  select ${sql.raw(cardColumns)}, c.kind as creator_kind,
    exists (select from application a where a.mission_id = m.id and a.candidate_id = ${memberId}::uuid) as has_applied,
    exists (select from mission_invitation i where i.mission_id = m.id and i.member_id = ${memberId}::uuid) as is_invited,
    ${sharesPerson(sql`m.creator_id`, sql`${memberId}::uuid`)} as is_of_creators_firm
  from mission m join member c on c.id = m.creator_id`;

export const findInvitable = (
  db: Db,
  missionId: string,
  memberId: string,
): Promise<InvitableRow | undefined> =>
  rowOf<InvitableRow>(
    db,
  )`${invitable(memberId)} where m.id = ${missionId}::uuid and not ${ofHearing('m.id')}`;

interface InvitableQuery {
  readonly creatorId: string;
  readonly memberId: string;
  readonly today: Day;
}

/** A creator's open missions, newest first. */
export const listInvitable = async (
  db: Db,
  { creatorId, memberId, today }: InvitableQuery,
  { limit, after }: PageRequest,
): Promise<InvitableRow[]> => {
  const next = after ? sql`and (m.published_at, m.id) < (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<InvitableRow>(db)`${invitable(memberId)}
    where m.creator_id = ${creatorId}::uuid and not ${unavailableSql('m')} and m.closes_on >= ${today}::date ${next}
    order by m.published_at desc, m.id desc limit ${limit + 1}`;
};

export const countSentSince = async (db: Db, creatorId: string, since: Date): Promise<number> => {
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::integer as number from mission_invitation
    where creator_id = ${creatorId}::uuid and created_at >= ${since}`;
  return row?.number ?? 0;
};

export const insertInvitation = async (db: Db, row: Insertable<MissionInvitationTable>): Promise<string> => {
  const { id } = await db
    .insertInto('mission_invitation')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** True if the error says that this member was invited to this mission at the same moment. */
export const isDuplicate = (error: unknown): boolean =>
  violatedConstraint(error) === 'mission_invitation_once';

/** The members, among these, who are invited to a mission. */
export const invitedAmong = async (
  db: Db,
  missionId: string,
  memberIds: readonly string[],
): Promise<Set<string>> => {
  const rows = await rowsOf<{ member_id: string }>(db)`
    select member_id from mission_invitation
    where mission_id = ${missionId}::uuid and member_id = any(${[...memberIds]}::uuid[])`;
  return new Set(rows.map((row) => row.member_id));
};

/** Facts for the mail of an invitation. */
export interface MailFactsRow extends MailReader {
  mission_id: string;
  title: string;
  is_anonymous: boolean;
  /** True if only its creator and candidates can read the mission. */
  is_unavailable: boolean;
  closes_on: Day;
  creator_name: string;
  /** The person who reads the mail. */
  reader_id: string;
  has_applied: boolean;
}

export const findMailFacts = (db: Db, invitationId: string): Promise<MailFactsRow | undefined> =>
  rowOf<MailFactsRow>(db)`
    select m.id as mission_id, m.title, m.is_anonymous, ${unavailableSql('m')} as is_unavailable, m.closes_on, display_name(c) as creator_name,
      r.id as reader_id, r.email, r.name, r.firm_id,
      exists (select from application a where a.mission_id = m.id and a.candidate_id = v.id) as has_applied
    from mission_invitation i
    join mission m on m.id = i.mission_id
    join member c on c.id = i.creator_id
    join member v on v.id = i.member_id
    join ${readerOf('v')} r on true
    where i.id = ${invitationId}::uuid`;

/** Deletes the invitations from and to a member; returns the missions of the invitations that the member had sent. */
export const deleteAllOf = async (db: Db, memberId: string): Promise<string[]> => {
  await db.deleteFrom('mission_invitation').where('member_id', '=', memberId).execute();
  const sent = await db
    .deleteFrom('mission_invitation')
    .where('creator_id', '=', memberId)
    .returning('mission_id')
    .execute();
  return [...new Set(sent.map((row) => row.mission_id))];
};
