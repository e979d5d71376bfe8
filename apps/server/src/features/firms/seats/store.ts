import type { SeatRole } from '@basoche/domain/firms/roles';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';

/** Number of open threads that each seat of a firm is in charge of; seats without any are absent. */
export const countOpenThreads = async (db: Db, firmId: string): Promise<Map<string, number>> => {
  const rows = await rowsOf<{ seat_id: string; number: number }>(db)`
    select s.id as seat_id, count(*)::integer as number
    from seat s join application a on s.id in (a.creator_seat_id, a.candidate_seat_id)
    where s.firm_id = ${firmId}::uuid and s.ended_at is null and a.state not in ('REFUSED', 'DONE')
    group by s.id`;
  return new Map(rows.map(({ seat_id, number }) => [seat_id, number]));
};

/**
 * Locks a seat: waits for its running calls and blocks new ones until the transaction ends. Rows that refer
 * to the seat can still be inserted: an application to its mission has locked the mission, and must not wait
 * here.
 */
export const lockSeat = async (trx: Trx, seatId: string): Promise<void> => {
  await sql`select from seat where id = ${seatId}::uuid for no key update`.execute(trx);
};

/** Numbers of missions and offers that were not archived, and of open threads. */
export interface Work {
  readonly publications: number;
  readonly threads: number;
}

/** Puts another seat in charge of all work of a seat; returns how much is open. */
export const giveWork = async (trx: Trx, from: string, to: string): Promise<Work> => {
  const noWork = { publications: 0, threads: 0 };
  for (const table of ['mission', 'job_offer'] as const) {
    const rows = await rowsOf<{ is_archived: boolean }>(trx)`
      update ${sql.table(table)} set seat_id = ${to}::uuid
      where id in (select id from ${sql.table(table)} where seat_id = ${from}::uuid order by id for no key update)
      returning is_archived`;
    noWork.publications += rows.filter((row) => !row.is_archived).length;
  }
  for (const column of ['creator_seat_id', 'candidate_seat_id'] as const) {
    const rows = await rowsOf<{ is_open: boolean }>(trx)`
      update application set ${sql.ref(column)} = ${to}::uuid
      where id in (select id from application where ${sql.ref(column)} = ${from}::uuid order by id for no key update)
      returning state not in ('REFUSED', 'DONE') as is_open`;
    noWork.threads += rows.filter((row) => row.is_open).length;
  }
  return noWork;
};

export const setRole = async (trx: Trx, seatId: string, role: SeatRole): Promise<void> => {
  await trx.updateTable('seat').set({ role }).where('id', '=', seatId).execute();
};

interface End {
  readonly seatId: string;
  /** The person who ends it; null for an erasure. */
  readonly by: string | null;
  readonly now: Date;
}

export const endSeat = async (trx: Trx, { seatId, by, now }: End): Promise<void> => {
  await trx.updateTable('seat').set({ ended_at: now, ended_by: by }).where('id', '=', seatId).execute();
};

export const setContact = async (trx: Trx, firmId: string, personId: string): Promise<void> => {
  await trx
    .updateTable('firm')
    .set({ contact_person_id: personId })
    .where('member_id', '=', firmId)
    .execute();
};

interface Place {
  readonly firmId: string;
  readonly personId: string;
}

/** Withdraws a person's requests for approval of a firm's deposits. */
export const withdrawApprovals = async (trx: Trx, { firmId, personId }: Place): Promise<void> => {
  await trx
    .updateTable('deposit_approval')
    .set({ state: 'withdrawn' })
    .where('firm_id', '=', firmId)
    .where('asked_by', '=', personId)
    .where('state', '=', 'waiting')
    .execute();
};

/** Revokes the unanswered invitations and links of these roles that a person made. */
export const revokeMadeBy = async (
  trx: Trx,
  { firmId, personId }: Place,
  roles: readonly SeatRole[],
  now: Date,
): Promise<void> => {
  if (roles.length === 0) return;
  await trx
    .updateTable('firm_invitation')
    .set({ state: 'revoked', ended_at: now })
    .where('firm_id', '=', firmId)
    .where('made_by', '=', personId)
    .where('role', 'in', [...roles])
    .where('state', '=', 'waiting')
    .execute();
};

/** Revokes the invitation that waits at the address of a person. */
export const revokeTo = async (trx: Trx, { firmId, personId }: Place, now: Date): Promise<void> => {
  await sql`
    update firm_invitation set state = 'revoked', ended_at = ${now}
    where firm_id = ${firmId}::uuid and email = (select email from member where id = ${personId}::uuid)
      and state = 'waiting' and way = 'address'`.execute(trx);
};
