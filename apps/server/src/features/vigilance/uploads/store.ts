import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { VigilanceDocumentFileTable } from '../../../platform/database/schema/tables.ts';

/** The account of an upload, and the person who acts for it; null for a member who acts for themselves. */
export interface Uploader {
  readonly memberId: string;
  readonly personId: string | null;
}

/** Condition on file `f`: colleagues do not submit or delete each other's waiting uploads. */
const waitingOf = ({ memberId, personId }: Uploader) =>
  sql`f.document_id is null and f.member_id = ${memberId}::uuid and f.person_id is not distinct from ${personId}::uuid`;

/** Counts a person's waiting uploads for an account; with `waits`, first locks the person so that no other call adds one. */
export const countWaiting = async (db: Db, uploader: Uploader, { waits = false } = {}): Promise<number> => {
  if (waits) await lockMember(db, uploader.personId ?? uploader.memberId, { alone: true });
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::integer as number from vigilance_document_file f where ${waitingOf(uploader)}`;
  return row?.number ?? 0;
};

export const insert = async (trx: Trx, row: Insertable<VigilanceDocumentFileTable>): Promise<string> => {
  const { id } = await trx
    .insertInto('vigilance_document_file')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Deletes a waiting upload; returns the id of its file, or undefined if there is none. */
export const deleteWaiting = async (
  trx: Trx,
  uploader: Uploader,
  id: string,
): Promise<string | undefined> => {
  const row = await rowOf<{ file_id: string }>(trx)`
    delete from vigilance_document_file f where f.id = ${id}::uuid and ${waitingOf(uploader)} returning f.file_id`;
  return row?.file_id;
};

/** Deletes waiting uploads of a person for a firm; returns the ids of their files. */
export const deleteWaitingOf = async (trx: Db, uploader: Uploader): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    delete from vigilance_document_file f where ${waitingOf(uploader)} returning f.file_id`;
  return rows.map(({ file_id }) => file_id);
};

/** Gives a new document these uploads, in this order; returns how many there are. */
export const link = async (
  trx: Trx,
  documentId: string,
  uploader: Uploader,
  ids: readonly string[],
): Promise<number> => {
  const rows = await rowsOf(trx)`
    update vigilance_document_file f set document_id = ${documentId}::uuid, position = asked.position - 1
    from unnest(${[...ids]}::uuid[]) with ordinality asked (id, position)
    where f.id = asked.id and ${waitingOf(uploader)} returning f.id`;
  return rows.length;
};

/** Deletes up to `limit` uploads that wait since before then; returns the ids of their files. */
export const deleteWaitingSince = async (trx: Trx, before: Date, limit: number): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    delete from vigilance_document_file where id in (
      select id from vigilance_document_file where document_id is null and created_at < ${before}
      order by created_at, id limit ${limit} for update skip locked)
    returning file_id`;
  return rows.map(({ file_id }) => file_id);
};
