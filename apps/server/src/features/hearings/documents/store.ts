import type { FileKind } from '@basoche/contract/files';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { HearingDocumentTable } from '../../../platform/database/schema/tables.ts';
import { waitingUploads } from '../../../platform/files/waiting-uploads.ts';

/** SQL of a hearing's uploads. They belong to no hearing (`mission_id` null) until it is sent; a hearing is a row of `mission`. */
export const uploads = waitingUploads({ table: 'hearing_document', owner: 'mission_id', rank: 'rank' });

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

export interface DocumentRow {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
}

/** Documents of these hearings, in the order of each. */
export const listOf = (
  db: Db,
  missionIds: readonly string[],
): Promise<(DocumentRow & { readonly mission_id: string })[]> =>
  rowsOf<DocumentRow & { readonly mission_id: string }>(db)`
    select d.mission_id, d.id, d.name, f.kind, f.bytes from hearing_document d join stored_file f on f.id = d.file_id
    where d.mission_id = any(${missionIds}::uuid[]) order by d.mission_id, d.rank`;

export type DetachedRow = Pick<Insertable<HearingDocumentTable>, 'file_id' | 'name' | 'sha256' | 'preview'>;

/** Deletes the rows of a hearing's documents and returns them in order; the files stay, for the thread of the taker or for deletion. */
export const detachDocuments = (trx: Trx, missionId: string): Promise<DetachedRow[]> =>
  rowsOf<DetachedRow>(trx)`
    with detached as (delete from hearing_document where mission_id = ${missionId}::uuid returning file_id, name, sha256, preview, rank)
    select file_id, name, sha256, preview from detached order by rank`;

/** Deletes every document of an account; returns the ids of their files. */
export const deleteOfMember = async (trx: Trx, memberId: string): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    delete from hearing_document where member_id = ${memberId}::uuid returning file_id`;
  return rows.map(({ file_id }) => file_id);
};
