import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';

/** Facts for a mail about a hearing that nobody took, without its instructions and documents. */
export interface NoticeRow extends MailReader {
  readonly mission_id: string;
  readonly title: string;
  readonly state: string;
  readonly court: string;
  readonly chamber: string | null;
  /** Kind of case, in the client's words. */
  readonly matter: string;
  readonly held_at: Date;
  readonly price_cents: number;
  readonly reader_id: string;
  readonly is_declined: boolean;
}

/** Facts for a mail to a member who is not suspended; for a firm, the person in charge reads it. */
export const findNotice = (
  db: Db,
  { missionId, memberId }: { readonly missionId: string; readonly memberId: string },
): Promise<NoticeRow | undefined> =>
  rowOf<NoticeRow>(db)`
    select h.mission_id, m.title, h.state, h.court, h.chamber, h.matter, h.held_at, h.price_cents, r.id as reader_id, r.email, r.name,
      r.firm_id, coalesce(n.declined_at is not null, false) as is_declined
    from hearing h
    join mission m on m.id = h.mission_id
    join member v on v.id = ${memberId}::uuid and v.suspended_at is null
    join ${readerOf('v', { mission: sql`m.id` })} r on true
    left join hearing_notice n on n.mission_id = h.mission_id and n.member_id = v.id
    where h.mission_id = ${missionId}::uuid`;
