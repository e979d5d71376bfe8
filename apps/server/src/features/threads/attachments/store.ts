import type { FileKind } from '@basoche/contract/files';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { CameWith } from '../../../platform/database/schema/json-columns.ts';
import type { AttachmentTable } from '../../../platform/database/schema/tables.ts';
import { type Uploader, waitingUploads } from '../../../platform/files/waiting-uploads.ts';

export const uploads = waitingUploads({ table: 'attachment', owner: 'message_id', rank: 'rank' });

export const insertAttachment = async (db: Db, row: Insertable<AttachmentTable>): Promise<string> => {
  const { id } = await db.insertInto('attachment').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

interface ReadableRow {
  file_id: string;
  name: string;
  kind: FileKind;
  bytes: number;
  preview: Buffer | null;
}

interface Asked {
  readonly applicationId: string;
  readonly id: string;
  readonly viewer: Uploader;
}

/** An attachment that the viewer may read: any sent one in their threads, or their own unsent upload. */
export const findReadable = (
  db: Db,
  { applicationId, id, viewer }: Asked,
  { preview = false } = {},
): Promise<ReadableRow | undefined> =>
  rowOf<ReadableRow>(db)`
    select u.file_id, u.name, f.kind, f.bytes, ${preview ? sql.ref('u.preview') : sql`null::bytea`} as preview
    from attachment u
    join stored_file f on f.id = u.file_id
    join application a on a.id = u.application_id
    where u.id = ${id}::uuid and u.application_id = ${applicationId}::uuid
      and ${viewer.memberId}::uuid in (a.creator_id, a.candidate_id)
      and (u.message_id is not null or ${uploads.waitingOf(viewer)})`;

/** Locks the uploads, among these, that this sender may attach to a message, until the transaction ends. */
export const lockWaiting = (trx: Db, sender: Uploader, ids: readonly string[]): Promise<CameWith[]> =>
  rowsOf<CameWith>(trx)`
    select u.id, u.name, f.kind, f.bytes, encode(u.sha256, 'hex') as sha256
    from attachment u join stored_file f on f.id = u.file_id
    where u.id = any(${[...ids]}::uuid[]) and ${uploads.waitingOf(sender)}
    for update of u`;
