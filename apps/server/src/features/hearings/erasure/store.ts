import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

/** Tables that keep no row of an erased member. */
export const emptiedTables = [
  'hearing_notice',
  'hearing_document',
  'hearing_absence',
  'hearing_profile',
  'hearing_late_return',
  'bar_entry',
] as const;

/** Threads of future hearings in which a member is a party. */
export const takenThreadsOf = (trx: Trx, memberId: string, now: Date) =>
  rowsOf<{ readonly id: string; readonly is_taker: boolean }>(trx)`
    select a.id, a.candidate_id = ${memberId}::uuid as is_taker from application a
    join hearing h on h.application_id = a.id
    where ${memberId}::uuid in (a.creator_id, a.candidate_id) and h.held_at > ${now}
      and a.state in ('WAITING_FUNDS', 'ONGOING') order by a.id`;

/** Hearings of a member that nobody took yet. */
export const openOf = async (trx: Trx, memberId: string): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(trx)`
    select h.mission_id as id from hearing h join mission m on m.id = h.mission_id
    where m.creator_id = ${memberId}::uuid and h.state = 'open' order by 1 for no key update of h`;
  return rows.map(({ id }) => id);
};

/**
 * Deletes the instructions kept with a member's taken hearings (the taker has them in the thread), and the
 * reasons why staff cancelled others.
 */
export const deleteTexts = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    update hearing set brief = null, stopped_reason = null where (brief is not null or stopped_reason is not null)
      and mission_id in (select id from mission where creator_id = ${memberId}::uuid)`.execute(trx);
};

/** Deletes the hearings of a member that nobody took; a taken one stays with its thread. */
export const deleteUntaken = async (trx: Trx, memberId: string): Promise<void> => {
  await sql`
    delete from hearing where state <> 'taken'
      and mission_id in (select id from mission where creator_id = ${memberId}::uuid)`.execute(trx);
};
