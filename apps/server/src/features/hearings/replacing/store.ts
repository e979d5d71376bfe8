import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

/** SQL: threads `a` of future hearings that somebody took. */
const toCome = (now: Date) => sql`from application a join hearing h on h.application_id = a.id
  where h.state = 'taken' and h.held_at > ${now} and a.state in ('WAITING_FUNDS', 'ONGOING')`;

/**
 * Person of a live seat that is to be put in charge of a taken hearing's thread; undefined for other threads.
 */
export const findAppearing = (
  trx: Trx,
  { threadId, seatId }: { readonly threadId: string; readonly seatId: string },
): Promise<{ readonly person_id: string } | undefined> =>
  rowOf<{ person_id: string }>(trx)`
    select s.person_id from seat s where s.id = ${seatId}::uuid and s.ended_at is null
      and exists (select from hearing h where h.application_id = ${threadId}::uuid)`;

export interface HeldRow {
  readonly id: string;
  readonly taker_id: string;
  /** Person in charge of the thread: who would appear. */
  readonly person_id: string;
  readonly is_closed: boolean;
}

/** The hearing of this thread; undefined if it has none. */
export const findHeld = (trx: Trx, threadId: string): Promise<HeldRow | undefined> =>
  rowOf<HeldRow>(trx)`
    select h.mission_id as id, a.candidate_id as taker_id, a.state = 'REFUSED' as is_closed,
      coalesce((select person_id from seat where id = a.candidate_seat_id), a.candidate_id) as person_id
    from hearing h join application a on a.id = h.application_id where a.id = ${threadId}::uuid`;

/**
 * Locks a person exclusively until the transaction ends, as a taking does; even if suspended, since somebody
 * else makes this call.
 */
export const lockPerson = async (trx: Trx, personId: string): Promise<void> => {
  await sql`select from member where id = ${personId}::uuid for no key update`.execute(trx);
};

/** Locks a thread until the transaction ends. */
export const lockThread = async (trx: Trx, threadId: string): Promise<void> => {
  await sql`select from application where id = ${threadId}::uuid for no key update`.execute(trx);
};

/** Threads of future hearings that a seat is in charge of. */
export const threadsOfSeat = async (db: Db, seatId: string, now: Date): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select a.id ${toCome(now)} and a.candidate_seat_id = ${seatId}::uuid order by a.id`;
  return rows.map(({ id }) => id);
};

/** Threads of future hearings that a suspended account took, or at which its person would appear. */
export const threadsOfSuspended = async (db: Db, memberId: string, now: Date): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select a.id ${toCome(now)} and (a.candidate_id = ${memberId}::uuid
        or a.candidate_seat_id in (select s.id from seat s where s.person_id = ${memberId}::uuid))
      and exists (select from member m where m.id = ${memberId}::uuid and m.suspended_at is not null)
    order by a.id`;
  return rows.map(({ id }) => id);
};
