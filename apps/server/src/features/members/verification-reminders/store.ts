import type { ReminderName } from '@basoche/domain/members/verification-reminders';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

interface Lapsing {
  readonly reminder: ReminderName;
  /** First instant of lapse, included. */
  readonly from: Date;
  /** Last instant of lapse, included. */
  readonly until: Date;
  readonly now: Date;
}

export interface ClaimedReminder {
  memberId: string;
  lapsesAt: Date;
}

/**
 * SQL: the student has not sent the next certificate, has not left, is not suspended, and has confirmed an
 * address.
 */
const isToBeTold = sql`m.deleted_at is null and m.suspended_at is null and m.confirmed_at is not null
  and not exists (select from verification_request r where r.member_id = m.id and r.state = 'SENT')`;

/** Claims up to `limit` students to remind, each once. */
export const claim = (
  db: Db,
  { reminder, from, until, now }: Lapsing,
  limit: number,
): Promise<ClaimedReminder[]> =>
  rowsOf<ClaimedReminder>(db)`
    insert into verification_reminder (member_id, lapses_at, reminder, claimed_at)
    select m.id, m.verified_until, ${reminder}, ${now} from member m
    where m.kind = 'STUDENT' and m.verified_until between ${from} and ${until} and ${isToBeTold}
      and not exists (
        select from verification_reminder x
        where x.member_id = m.id and x.lapses_at = m.verified_until and x.reminder = ${reminder})
    order by m.verified_until, m.id limit ${limit}
    on conflict do nothing
    returning member_id as "memberId", lapses_at as "lapsesAt"`;

/** Recipient of a reminder; undefined if it is no longer due. */
export const findReader = (
  db: Db,
  { memberId, lapsesAt }: ClaimedReminder,
): Promise<{ email: string; name: string } | undefined> =>
  rowOf<{ email: string; name: string }>(db)`
    select m.email::text, display_name(m) as name from member m
    where m.id = ${memberId}::uuid and m.verified_until = ${lapsesAt} and ${isToBeTold}`;
