import type { FileKind } from '@basoche/contract/files';
import type { ReturnReason } from '@basoche/domain/hearings/report';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import { briefId } from '../store.ts';

/** The closed thread of a hearing that still refers to it. */
export interface ClosedRow {
  readonly id: string;
  /**
   * Person who was to appear when it was given back, even if another person is in charge of the thread by
   * now.
   */
  readonly taker_id: string;
  readonly taken_at: Date;
  readonly is_deposit_lacking: boolean;
  /** True if the account that took it is deleted. */
  readonly is_taker_gone: boolean;
  /** True if the client's account is deleted: no other avocat is sought. */
  readonly is_client_gone: boolean;
  /** Null if it was not given back. */
  readonly why: ReturnReason | null;
  readonly returned_at: Date | null;
  /** True if the platform gave it back because the taker may no longer appear. */
  readonly is_taken_back: boolean;
}

export const findClosed = (db: Db, applicationId: string): Promise<ClosedRow | undefined> =>
  rowOf<ClosedRow>(db)`
    select h.mission_id as id, a.created_at as taken_at,
      coalesce(e.appears_id, (select person_id from seat where id = a.candidate_seat_id), a.candidate_id) as taker_id,
      a.mode = 'funds' and a.deposit_cents is null as is_deposit_lacking,
      c.deleted_at is not null as is_taker_gone, k.deleted_at is not null as is_client_gone, e.why, e.at as returned_at,
      coalesce(e.is_taken_back, false) as is_taken_back
    from hearing h join application a on a.id = h.application_id join member c on c.id = a.candidate_id
      join member k on k.id = a.creator_id
      left join hearing_ending e on e.application_id = a.id
    where a.id = ${applicationId}::uuid and a.state = 'REFUSED'`;

/** Removes the taker of a hearing. */
export const removeTaker = async (
  trx: Trx,
  id: string,
  state: 'open' | 'cancelled' | 'passed',
): Promise<void> => {
  await trx
    .updateTable('hearing')
    .set({ state, application_id: null, ...(state === 'open' ? {} : { brief: null }) })
    .where('mission_id', '=', id)
    .execute();
};

export const insertLateReturn = async (
  trx: Trx,
  applicationId: string,
  memberId: string,
  at: Date,
): Promise<void> => {
  await trx
    .insertInto('hearing_late_return')
    .values({ application_id: applicationId, member_id: memberId, at })
    .execute();
};

/** Times of a person's late returns. */
export const lateReturnsOf = async (db: Db, memberId: string): Promise<Date[]> => {
  const rows = await db
    .selectFrom('hearing_late_return')
    .select('at')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ at }) => at);
};

/** Stores the end of a pause in a person's settings: until then no wave notifies them. */
export const pause = async (trx: Trx, memberId: string, until: Date): Promise<void> => {
  await trx
    .updateTable('hearing_profile')
    .set({ paused_until: until })
    .where('member_id', '=', memberId)
    .execute();
};

/** A document that was handed over to a thread with the instructions. */
export interface SentRow {
  readonly file_id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly preview: Buffer | null;
  readonly rank: number;
}

export const documentsSent = (db: Db, applicationId: string): Promise<SentRow[]> =>
  rowsOf<SentRow>(db)`
    select t.file_id, t.name, f.kind, f.bytes, t.sha256, t.preview, t.rank
    from message m join attachment t on t.message_id = m.id join stored_file f on f.id = t.file_id
    where m.application_id = ${applicationId}::uuid and m.client_id = ${briefId} order by t.rank`;
