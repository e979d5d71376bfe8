import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/database.ts';
import { deleted } from '../store.ts';

/**
 * Deletes the records of who was notified of a hearing, after its hour. This includes hearings that are kept
 * with their thread.
 */
export const deleteHearingNotices = (trx: Trx, before: Date, limit: number): Promise<number> =>
  deleted(
    trx,
    sql`delete from hearing_notice where (mission_id, member_id) in (
      select n.mission_id, n.member_id from hearing_notice n join hearing h on h.mission_id = n.mission_id
      where h.held_at < ${before} limit ${limit} for update of n skip locked)`,
  );

/** Deletes hearings that nobody took, after their hour. A hearing with a closed thread is kept with that thread. */
export const deleteUnfilledHearings = (trx: Trx, before: Date, limit: number): Promise<number> =>
  deleted(
    trx,
    sql`delete from mission where id in (
      select m.id from hearing h join mission m on m.id = h.mission_id
      where h.state in ('cancelled', 'passed') and h.held_at < ${before}
        and not exists (select from application a where a.mission_id = m.id)
      limit ${limit} for update of m skip locked)`,
  );
