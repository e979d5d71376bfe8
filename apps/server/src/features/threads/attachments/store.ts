import type { FileKind } from '@basoche/contract/files';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { CameWith } from '../../../platform/database/schema/json-columns.ts';
import type { AttachmentTable } from '../../../platform/database/schema/tables.ts';

export const insertAttachment = async (db: Db, row: Insertable<AttachmentTable>): Promise<string> => {
  const { id } = await db.insertInto('attachment').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** The account of an upload, and the person who acts for it; null for a member who acts for themselves. */
export interface Uploader {
  readonly memberId: string;
  readonly personId: string | null;
}

/** Condition on attachment `t`: colleagues do not see, send or delete each other's unsent uploads. */
const waitingOf = ({ memberId, personId }: Uploader) =>
  sql`t.message_id is null and t.member_id = ${memberId}::uuid and t.person_id is not distinct from ${personId}::uuid`;

/** Counts a person's unsent uploads for an account; with `waits`, first locks the person so that no other call adds one. */
export const countWaiting = async (db: Db, uploader: Uploader, { waits = false } = {}): Promise<number> => {
  if (waits) await lockMember(db, uploader.personId ?? uploader.memberId, { alone: true });
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::integer as number from attachment t where ${waitingOf(uploader)}`;
  return row?.number ?? 0;
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

/** An attachment that the viewer may read: any sent one of their thread, or their own unsent upload. */
export const findReadable = (
  db: Db,
  { applicationId, id, viewer }: Asked,
  { preview = false } = {},
): Promise<ReadableRow | undefined> =>
  rowOf<ReadableRow>(db)`
    select t.file_id, t.name, f.kind, f.bytes, ${preview ? sql.ref('t.preview') : sql`null::bytea`} as preview
    from attachment t
    join stored_file f on f.id = t.file_id
    join application a on a.id = t.application_id
    where t.id = ${id}::uuid and t.application_id = ${applicationId}::uuid
      and ${viewer.memberId}::uuid in (a.creator_id, a.candidate_id)
      and (t.message_id is not null or ${waitingOf(viewer)})`;

interface Sender extends Uploader {
  readonly applicationId: string;
}

/** Locks those of these unsent uploads that the sender has in this thread, until the transaction ends. */
export const lockWaiting = (
  trx: Db,
  { applicationId, ...uploader }: Sender,
  ids: readonly string[],
): Promise<CameWith[]> =>
  rowsOf<CameWith>(trx)`
    select t.id, t.name, f.kind, f.bytes, encode(t.sha256, 'hex') as sha256
    from attachment t join stored_file f on f.id = t.file_id
    where t.id = any(${[...ids]}::uuid[]) and t.application_id = ${applicationId}::uuid
      and ${waitingOf(uploader)}
    for update of t`;

/** Attaches files to a message, in this order. */
export const link = async (trx: Db, messageId: string, ids: readonly string[]): Promise<void> => {
  await sql`
    update attachment t set message_id = ${messageId}::uuid, rank = asked.rank - 1
    from unnest(${[...ids]}::uuid[]) with ordinality asked (id, rank)
    where t.id = asked.id`.execute(trx);
};

/** Deletes an unsent upload of the sender; returns the id of its file, or undefined if there is none. */
export const deleteWaiting = async (
  trx: Db,
  { applicationId, ...uploader }: Sender,
  id: string,
): Promise<string | undefined> => {
  const row = await rowOf<{ file_id: string }>(trx)`
    delete from attachment t
    where t.id = ${id}::uuid and t.application_id = ${applicationId}::uuid and ${waitingOf(uploader)} returning t.file_id`;
  return row?.file_id;
};

/** Deletes the unsent uploads of an account, or of one person for it; returns the ids of their files. */
export const deleteWaitingOf = async (trx: Db, memberId: string, personId?: string): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    delete from attachment t
    where ${personId === undefined ? sql`t.message_id is null and t.member_id = ${memberId}::uuid` : waitingOf({ memberId, personId })}
    returning t.file_id`;
  return rows.map(({ file_id }) => file_id);
};

/** Deletes up to `limit` unsent uploads from before an instant; returns the ids of their files. */
export const deleteWaitingSince = async (trx: Db, before: Date, limit: number): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    delete from attachment where message_id is null and id in (
      select id from attachment where message_id is null and created_at < ${before}
      order by created_at limit ${limit} for update skip locked)
    returning file_id`;
  return rows.map(({ file_id }) => file_id);
};
