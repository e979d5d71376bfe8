import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { NotificationTable } from '../../../platform/database/schema/tables.ts';
import { firmName, mayRead, otherParty } from '../store.ts';

/**
 * Claims notifications from before this instant for the summaries of up to `limit` members; returns the members' ids. Each is
 * claimed once.
 */
export const claim = async (
  trx: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> => {
  const rows = await rowsOf<{ member_id: string }>(trx)`
    with due as (
      select distinct member_id from notification
      where in_digest and digested_at is null and read_at is null and created_at <= ${before} limit ${limit}
    ), taken as (
      update notification n set digested_at = ${now} from due
      where n.member_id = due.member_id and n.in_digest and n.digested_at is null and n.read_at is null
        and n.created_at <= ${before}
      returning n.member_id
    )
    select distinct member_id from taken order by member_id`;
  return rows.map(({ member_id }) => member_id);
};

export interface SummaryRow {
  key: string;
  title: string;
  amount_cents: number | null;
  other: string | null;
  application_id: string | null;
  mission_id: string | null;
  report_id: string | null;
  about: NotificationTable['about'];
  firm_id: string | null;
  firm: string | null;
  /** Null for a notification about an account. */
  subject: string | null;
}

/** Unread notifications claimed at this instant for a member, newest first. */
export const claimedFor = (db: Db, memberId: string, at: Date): Promise<SummaryRow[]> =>
  db
    .selectFrom('notification as n')
    .leftJoin('application as a', 'a.id', 'n.application_id')
    .leftJoin('mission as m', (on) => on.on(sql<boolean>`m.id = coalesce(n.mission_id, a.mission_id)`))
    .leftJoin('job_offer as j', 'j.id', 'a.job_id')
    .select([
      'n.key',
      'n.title',
      'n.amount_cents',
      otherParty.as('other'),
      'n.application_id',
      'n.mission_id',
      'n.report_id',
      'n.about',
      'n.firm_id',
      firmName.as('firm'),
      sql<string | null>`coalesce(m.title, j.title)`.as('subject'),
    ])
    .where('n.member_id', '=', memberId)
    .where('n.digested_at', '=', at)
    .where('n.read_at', 'is', null)
    .where(mayRead)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .execute();

export interface Reader {
  email: string;
  name: string;
}

/** Recipient of the summary; undefined for a deleted or suspended account. */
export const readerOf = (db: Db, memberId: string): Promise<Reader | undefined> =>
  rowOf<Reader>(db)`
    select m.email, display_name(m) as name from member m
    where m.id = ${memberId}::uuid and m.email is not null and m.suspended_at is null`;
