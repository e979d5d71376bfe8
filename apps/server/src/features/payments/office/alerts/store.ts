import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../../platform/database/rows.ts';

/**
 * Marks late requests as notified and returns how many are new. Requests blocked by an open dispute at a bank
 * are not late.
 */
export const markLate = async (trx: Db, before: Date, now: Date): Promise<number> => {
  const rows = await rowsOf(trx)`update payment_request r set told_at = ${now}
    where r.handled_at is null and r.told_at is null and r.asked_at < ${before} and r.ask <> 'expireDeposit'
      and not exists (select from chargeback c join deposit_session s on s.id = c.session_id
        where c.application_id = r.application_id and s.instalment = r.instalment and c.status = 'open')
    returning r.id`;
  return rows.length;
};

/** Marks returned refunds as notified and returns how many are new. */
export const markFailed = async (trx: Db, now: Date): Promise<number> => {
  const rows = await rowsOf(trx)`update money_movement set told_at = ${now}
    where failed_at is not null and again_at is null and told_at is null returning id`;
  return rows.length;
};

interface Admin {
  id: string;
  email: string;
  name: string;
}

/** Active admins with a mail address, or the one with this id. */
export const adminsOf = async (db: Db, id?: string): Promise<Admin[]> => {
  const one = id === undefined ? sql`` : sql`and id = ${id}::uuid`;
  return rowsOf<Admin>(db)`
    select id, email, display_name(m) as name from member m
    where kind = 'STAFF' and staff_role = 'admin' and email is not null and suspended_at is null ${one} order by id`;
};

export interface Stuck {
  waiting: number;
  oldest_seconds: number;
  failed: number;
  events: number;
}

/** Counts for monitoring: unfinished payments, and provider events that are not applied yet. */
export const stuck = async (db: Db, now: Date): Promise<Stuck> => {
  const row = await rowOf<Stuck>(db)`select
    (select count(*) from payment_request where handled_at is null and ask <> 'expireDeposit') as waiting,
    (select coalesce(extract(epoch from ${now} - min(asked_at)), 0)::float8 from payment_request
      where handled_at is null and ask <> 'expireDeposit') as oldest_seconds,
    (select count(*) from money_movement where failed_at is not null and again_at is null) as failed,
    (select count(*) from provider_event where applied_at is null) as events`;
  return (
    row ?? {
      waiting: 0,
      oldest_seconds: 0,
      failed: 0,
      events: 0,
    }
  );
};
