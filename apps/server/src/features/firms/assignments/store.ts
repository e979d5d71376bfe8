import type { AssignmentKind } from '@basoche/contract/firms/assignments';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

/** A mission, an offer or a thread of a firm. */
export interface Work {
  readonly kind: AssignmentKind;
  readonly id: string;
  readonly firmId: string;
}

interface HeldRow {
  /** Seat in charge; null if nobody is. */
  readonly seat_id: string | null;
}

const publications = { mission: sql.table('mission'), job: sql.table('job_offer') };

/** Locks a mission, an offer or a thread of this firm; undefined if the firm has none with this id. */
export const lockWork = (trx: Trx, { kind, id, firmId }: Work): Promise<HeldRow | undefined> =>
  kind === 'thread'
    ? rowOf<HeldRow>(trx)`
        select case creator_id when ${firmId}::uuid then creator_seat_id else candidate_seat_id end as seat_id
        from application where id = ${id}::uuid and ${firmId}::uuid in (creator_id, candidate_id) for no key update`
    : rowOf<HeldRow>(trx)`
        select seat_id from ${publications[kind]}
        where id = ${id}::uuid and creator_id = ${firmId}::uuid for no key update`;

/** A thread that another seat is in charge of now. */
export interface AssignedThread {
  readonly id: string;
  readonly position: number;
}

const assignThread = (trx: Trx, { id, firmId }: Work, seatId: string): Promise<AssignedThread[]> =>
  rowsOf<AssignedThread>(trx)`
    update application set
      creator_seat_id = case creator_id when ${firmId}::uuid then ${seatId}::uuid else creator_seat_id end,
      candidate_seat_id = case candidate_id when ${firmId}::uuid then ${seatId}::uuid else candidate_seat_id end
    where id = ${id}::uuid returning id, position`;

/**
 * Puts a seat in charge of locked work: for a publication, also of its open threads that had the same person
 * in charge. Returns those threads.
 */
export const assignWork = async (
  trx: Trx,
  work: Work,
  { from, to }: { readonly from: string | null; readonly to: string },
): Promise<AssignedThread[]> => {
  const { kind, id } = work;
  if (kind === 'thread') return assignThread(trx, work, to);
  await sql`update ${publications[kind]} set seat_id = ${to}::uuid where id = ${id}::uuid`.execute(trx);
  const subject = sql.ref(kind === 'mission' ? 'mission_id' : 'job_id');
  return rowsOf<AssignedThread>(trx)`
    update application set creator_seat_id = ${to}::uuid
    where id in (
      select id from application
      where ${subject} = ${id}::uuid and state not in ('REFUSED', 'DONE') and creator_seat_id is not distinct from ${from}::uuid
      order by id for no key update)
    returning id, position`;
};
