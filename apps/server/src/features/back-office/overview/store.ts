import { hearingWatchedHours, type OfficeQueue } from '@basoche/domain/access/office-queues';
import { lastWave } from '@basoche/domain/hearings/waves';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import { deadJobsSince } from '../../../platform/queue/failed-jobs.ts';

/** Queries of the overview: the queues of items that wait for staff or the partner. */

/** SQL condition: a finished mission has money left and no payment is requested, so staff must decide who gets it. */
const hasMoneyLeft = sql`h.held_cents + h.fee_held_cents > 0 and a.state in ('DONE', 'REFUSED')
  and not exists (select from payment_request q where q.application_id = a.id and q.handled_at is null)`;

/** SQL of each queue: the time at which each waiting item arrived. Each query uses a partial index of waiting rows. */
const waitingAt = (now: Date): Readonly<Record<OfficeQueue, ReturnType<typeof sql>>> => ({
  verifications: sql`select sent_at as at from verification_request where state = 'SENT'`,
  // Editions that are held, and doubtful lines of verified members.
  registers: sql`select imported_at as at from public_register_edition where state = 'held'
    union all select x.found_at from public_register_match x join member m on m.id = x.member_id
      where x.state = 'doubtful' and m.verified_at is not null and m.deleted_at is null`,
  bars: sql`select b.stated_at as at from bar_entry b join member m on m.id = b.member_id
    where b.confirmed_at is null and b.refusal is null and m.suspended_at is null and m.deleted_at is null`,
  // Since its last wave of notices, or since it is close enough to be watched, whichever is later.
  hearings: sql`select * from (
      select greatest(h.held_at - make_interval(hours => ${hearingWatchedHours}),
        (select max(s.at) from hearing_step s where s.mission_id = h.mission_id)) as at
      from hearing h where h.state = 'open' and h.wave >= ${lastWave} and h.held_at > ${now}) watched
    where at <= ${now}`,
  portages: sql`select x.sent_at as at from application_action x join application a on a.id = x.application_id
    where x.result = 'ONGOING' and x.type = 'WAITING_BASOCHE' and a.state = 'WAITING_PORTAGE'`,
  partnerPortages: sql`select x.sent_at as at from application_action x join application a on a.id = x.application_id
    where x.result = 'ONGOING' and x.type = 'WAITING_ITG' and a.state = 'WAITING_PORTAGE'`,
  disputes: sql`select contest_at as at from application
    where contest_at is not null and contest_end is null and state in ('ONGOING', 'WAITING_RULES')`,
  reports: sql`select reported_at as at from report where settled_at is null`,
  appeals: sql`select made_at as at from report_appeal where decided_at is null`,
  publications: sql`select asked_at as at from publication_review where answered_at is null`,
  // Requested payments, returned refunds that nobody has sent again, open disputes at a bank, and money left
  // over.
  payments: sql`select asked_at as at from payment_request where handled_at is null and ask <> 'expireDeposit'
    union all select failed_at from money_movement where failed_at is not null and again_at is null
    union all select opened_at from chargeback where status = 'open'
    union all select h.since from hold h join application a on a.id = h.application_id where ${hasMoneyLeft}`,
  jobs: deadJobsSince('job'),
  mails: deadJobsSince('mail'),
});

export interface QueueRow {
  queue: OfficeQueue;
  /** Number of items that wait. */
  waiting: number;
  /** Number of overdue items. */
  overdue: number;
  /** Arrival of the oldest item. */
  oldest: Date | null;
  /** Arrival of the oldest item that is not overdue. */
  next: Date | null;
}

interface QueueQuery {
  readonly queue: OfficeQueue;
  /** Items that arrived at this instant or before are overdue. */
  readonly overdueFrom: Date;
}

/** Reads these queues in one statement. */
export const queueRows = async (db: Db, query: readonly QueueQuery[], now: Date): Promise<QueueRow[]> => {
  if (query.length === 0) return [];
  const waitingSql = waitingAt(now);
  const each = query.map(
    ({ queue, overdueFrom }) => sql`
      select ${queue}::text as queue, count(*)::integer as waiting, min(at) as oldest,
        (count(*) filter (where at <= ${overdueFrom}))::integer as overdue,
        min(at) filter (where at > ${overdueFrom}) as next
      from (${waitingSql[queue]}) x`,
  );
  return rowsOf<QueueRow>(db)`${sql.join(each, sql` union all `)}`;
};
