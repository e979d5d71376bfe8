import type { Day } from '@basoche/domain/time/paris';
import { issuedBefore } from '@basoche/domain/vigilance/documents';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../../platform/database/database.ts';
import { rowsOf } from '../../../../platform/database/rows.ts';
import { deleted } from '../store.ts';

/** True if the last day of document `d` is before this day. */
const endedBefore = (day: Day) =>
  sql`(d.until_day < ${day}::date or d.until_day is null and d.from_day < ${issuedBefore(day)}::date)`;

/** Deletes the files of documents whose last day is past, or that were withdrawn; returns the ids of the files. */
export const deleteFiles = async (
  trx: Trx,
  lastDayBefore: Day,
  withdrawnBefore: Date,
  limit: number,
): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    delete from vigilance_document_file where id in (
      select f.id from vigilance_document_file f join vigilance_document d on d.id = f.document_id
      where ${endedBefore(lastDayBefore)} or d.withdrawn_at < ${withdrawnBefore}
      limit ${limit} for update of f skip locked)
    returning file_id`;
  return rows.map(({ file_id }) => file_id);
};

/** True if client and prestataire have a thread that is open, or that ended since this time. */
const goOn = (client: RawBuilder<unknown>, candidate: RawBuilder<unknown>, before: Date) => sql`exists (
  select from application a where a.creator_id = ${client} and a.candidate_id = ${candidate}
    and (a.state not in ('REFUSED', 'DONE') or a.updated_at >= ${before}))`;

/** Deletes the proofs of clients' downloads, once the last thread of client and prestataire has ended. */
export const deleteCollections = (trx: Trx, before: Date, limit: number): Promise<number> =>
  deleted(
    trx,
    sql`delete from vigilance_collection where id in (
      select c.id from vigilance_collection c
      where c.collected_at < ${before} and not ${goOn(sql`c.creator_id`, sql`c.candidate_id`, before)}
      limit ${limit} for update of c skip locked)`,
  );

/** Deletes clients' checks of documents' codes, once the last thread of client and prestataire has ended. */
export const deleteCodeChecks = (trx: Trx, before: Date, limit: number): Promise<number> =>
  deleted(
    trx,
    sql`delete from vigilance_code_check where (document_id, creator_id) in (
      select k.document_id, k.creator_id from vigilance_code_check k join vigilance_document d on d.id = k.document_id
      where k.checked_at < ${before} and not ${goOn(sql`k.creator_id`, sql`d.member_id`, before)}
      limit ${limit} for update of k skip locked)`,
  );

/** Deletes documents whose last day is past, once they have neither files nor a client's check. */
export const deleteDocuments = (trx: Trx, before: Day, limit: number): Promise<number> =>
  deleted(
    trx,
    sql`delete from vigilance_document where id in (
      select d.id from vigilance_document d
      where ${endedBefore(before)} and not exists (select from vigilance_document_file f where f.document_id = d.id)
        and not exists (select from vigilance_code_check k where k.document_id = d.id)
      limit ${limit} for update of d skip locked)`,
  );

export const deleteReminders = (trx: Trx, before: Date, limit: number): Promise<number> =>
  deleted(
    trx,
    sql`delete from vigilance_reminder where (member_id, candidate_id, last_day, reminder) in (
      select member_id, candidate_id, last_day, reminder from vigilance_reminder where sent_at < ${before}
      limit ${limit} for update skip locked)`,
  );
