import type { FileKind } from '@basoche/contract/files';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { HearingDocumentTable } from '../../../platform/database/schema/tables.ts';

/** The account of an upload, and the person who acts for it; null for a member who acts for themselves. */
export interface Uploader {
  readonly memberId: string;
  readonly personId: string | null;
}

/** Condition on document `d`: colleagues do not see, send or delete each other's unsent uploads. */
const waitingOf = ({ memberId, personId }: Uploader) =>
  sql`d.mission_id is null and d.member_id = ${memberId}::uuid and d.person_id is not distinct from ${personId}::uuid`;

/** Counts a person's unsent documents for an account; with `waits`, first locks the person so that no other call adds one. */
export const countWaiting = async (db: Db, uploader: Uploader, { waits = false } = {}): Promise<number> => {
  if (waits) await lockMember(db, uploader.personId ?? uploader.memberId, { alone: true });
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::integer as number from hearing_document d where ${waitingOf(uploader)}`;
  return row?.number ?? 0;
};

export const insert = async (trx: Trx, row: Insertable<HearingDocumentTable>): Promise<string> => {
  const { id } = await trx
    .insertInto('hearing_document')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Inserts the documents of a hearing. */
export const insertAll = async (
  trx: Trx,
  rows: readonly Insertable<HearingDocumentTable>[],
): Promise<void> => {
  if (rows.length > 0) await trx.insertInto('hearing_document').values(rows).execute();
};

/** Gives a hearing these uploads of its client, in this order; returns how many there are. */
export const link = async (
  trx: Trx,
  missionId: string,
  uploader: Uploader,
  ids: readonly string[],
): Promise<number> => {
  const rows = await rowsOf(trx)`
    update hearing_document d set mission_id = ${missionId}::uuid, rank = asked.rank - 1
    from unnest(${[...ids]}::uuid[]) with ordinality asked (id, rank)
    where d.id = asked.id and ${waitingOf(uploader)} returning d.id`;
  return rows.length;
};

export interface DocumentRow {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
}

/** Documents that came with these hearings, in their order. */
export const listOf = (
  db: Db,
  missionIds: readonly string[],
): Promise<(DocumentRow & { readonly mission_id: string })[]> =>
  rowsOf<DocumentRow & { readonly mission_id: string }>(db)`
    select d.mission_id, d.id, d.name, f.kind, f.bytes from hearing_document d join stored_file f on f.id = d.file_id
    where d.mission_id = any(${missionIds}::uuid[]) order by d.mission_id, d.rank`;

export type TakenRow = Pick<Insertable<HearingDocumentTable>, 'file_id' | 'name' | 'sha256' | 'preview'>;

/** Takes the documents of a hearing out of it, in their order; their files stay. */
export const takeOut = (trx: Trx, missionId: string): Promise<TakenRow[]> =>
  rowsOf<TakenRow>(trx)`
    with out as (delete from hearing_document where mission_id = ${missionId}::uuid returning file_id, name, sha256, preview, rank)
    select file_id, name, sha256, preview from out order by rank`;

/** Deletes an unsent upload; returns the id of its file, or undefined if there is none. */
export const deleteWaiting = async (
  trx: Trx,
  uploader: Uploader,
  id: string,
): Promise<string | undefined> => {
  const row = await rowOf<{ file_id: string }>(trx)`
    delete from hearing_document d where d.id = ${id}::uuid and ${waitingOf(uploader)} returning d.file_id`;
  return row?.file_id;
};

/** Deletes unsent uploads of a person for a firm; returns the ids of their files. */
export const deleteWaitingOf = async (trx: Db, uploader: Uploader): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    delete from hearing_document d where ${waitingOf(uploader)} returning d.file_id`;
  return rows.map(({ file_id }) => file_id);
};

/** Deletes every document of an account; returns the ids of their files. */
export const deleteAllOf = async (trx: Trx, memberId: string): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    delete from hearing_document where member_id = ${memberId}::uuid returning file_id`;
  return rows.map(({ file_id }) => file_id);
};

/** Deletes up to `limit` unsent uploads from before an instant; returns the ids of their files. */
export const deleteWaitingSince = async (trx: Trx, before: Date, limit: number): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    delete from hearing_document where mission_id is null and id in (
      select id from hearing_document where mission_id is null and created_at < ${before}
      order by created_at limit ${limit} for update skip locked)
    returning file_id`;
  return rows.map(({ file_id }) => file_id);
};
