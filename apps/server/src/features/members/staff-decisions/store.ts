import type { MemberDecision } from '@basoche/domain/members/account-states';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { MemberDecisionTable } from '../../../platform/database/schema/tables.ts';

export interface HeldMember {
  email: string | null;
  suspended_at: Date | null;
  deleted_at: Date | null;
  sessions: number;
}

/** Locks the member's row until the transaction ends. */
export const lockForDecision = (trx: Db, id: string, now: Date): Promise<HeldMember | undefined> =>
  rowOf<HeldMember>(trx)`
    select email::text, suspended_at, deleted_at,
      (select count(*)::integer from session where member_id = m.id and expires_at > ${now}::timestamptz) as sessions
    from member m where id = ${id}::uuid and kind not in ('STAFF', 'PARTNER') for update`;

export const setSuspended = async (trx: Db, id: string, at: Date | null): Promise<void> => {
  await trx.updateTable('member').set({ suspended_at: at }).where('id', '=', id).execute();
};

/** Signs the member out everywhere; open sockets close when they learn of it. */
export const endSessions = async (trx: Db, id: string): Promise<void> => {
  await trx.deleteFrom('session').where('member_id', '=', id).execute();
};

/** Closes, at the commit, the sockets of people who act for this member. */
export const endActing = async (trx: Db, id: string): Promise<void> => {
  await sql`
    select pg_notify('seat_ended', person_id || ' ' || firm_id) from seat where firm_id = ${id}::uuid and ended_at is null`.execute(
    trx,
  );
};

export const insertDecision = async (trx: Db, row: Insertable<MemberDecisionTable>): Promise<string> => {
  const { id } = await trx
    .insertInto('member_decision')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The suspension in force; undefined if there is none. */
export const lastSuspension = async (
  db: Db,
  memberId: string,
): Promise<{ id: string; report_id: string | null } | undefined> => {
  const rows = await rowsOf<{ id: string; report_id: string | null; decision: MemberDecision }>(db)`
    select id, report_id, decision from member_decision
    where member_id = ${memberId}::uuid and decision in ('suspend', 'restore')
    order by decided_at desc, id desc limit 1`;
  return rows[0]?.decision === 'suspend' ? rows[0] : undefined;
};

export interface MailFactsRow {
  member_id: string;
  decision: MemberDecision;
  reason: string;
  decided_at: Date;
  name: string;
  /** Null once the account is erased and the mail about it was sent. */
  email: string | null;
}

export const findMailFacts = (db: Db, decisionId: string): Promise<MailFactsRow | undefined> =>
  rowOf<MailFactsRow>(db)`
    select d.member_id, d.decision, d.reason, d.decided_at, display_name(m) as name, coalesce(d.told_at, m.email)::text as email
    from member_decision d join member m on m.id = d.member_id where d.id = ${decisionId}::uuid`;

/** Removes the address of an erased member after the mail about it was sent. */
export const deleteAddress = async (db: Db, decisionId: string): Promise<void> => {
  await db.updateTable('member_decision').set({ told_at: null }).where('id', '=', decisionId).execute();
};

/** Saves the hash of a new appeal link; voids the former link. */
export const saveAppealLink = async (db: Db, decisionId: string, hash: Buffer): Promise<void> => {
  await db.updateTable('member_decision').set({ appeal_hash: hash }).where('id', '=', decisionId).execute();
};
