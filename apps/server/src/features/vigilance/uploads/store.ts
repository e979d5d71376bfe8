import type { Insertable } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import type { VigilanceDocumentFileTable } from '../../../platform/database/schema/tables.ts';
import { waitingUploads } from '../../../platform/files/waiting-uploads.ts';

/** Uploaded files that wait for a document of vigilance. */
export const uploads = waitingUploads({
  table: 'vigilance_document_file',
  owner: 'document_id',
  rank: 'position',
});

export const insert = async (trx: Trx, row: Insertable<VigilanceDocumentFileTable>): Promise<string> => {
  const { id } = await trx
    .insertInto('vigilance_document_file')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
