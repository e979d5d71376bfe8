import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { DataExportTable } from '../../../platform/database/schema/tables.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';

export type ExportRow = Selectable<DataExportTable>;

/** Archives of a member, newest first. */
export const listOf = (db: Db, memberId: string): Promise<ExportRow[]> =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

export const insertExport = (db: Db, memberId: string, at: Date): Promise<ExportRow> =>
  db
    .insertInto('data_export')
    .values({
      member_id: memberId,
      asked_at: at,
      ready_at: null,
      failed_at: null,
      file_id: null,
      bytes: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findExport = (db: Db, id: string): Promise<ExportRow | undefined> =>
  db.selectFrom('data_export').selectAll().where('id', '=', id).executeTakeFirst();

interface ExportFile {
  readonly fileId: string;
  readonly bytes: number;
  readonly at: Date;
}

/** Stores the archive's file; false if there is one already, or if the archive was deleted with its account. */
export const saveExportFile = async (
  trx: Db,
  id: string,
  { fileId, bytes, at }: ExportFile,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('data_export')
    .set({ file_id: fileId, bytes, ready_at: at, failed_at: null })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const markFailed = async (db: Db, id: string, at: Date): Promise<void> => {
  await db
    .updateTable('data_export')
    .set({ failed_at: at })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .execute();
};

/** Removes the files of archives made before this time; returns the ids of the files. */
export const removeFilesBefore = async (trx: Db, before: Date): Promise<string[]> => {
  const rows = await rowsOf<{ file_id: string }>(trx)`
    with old as (
      select id, file_id from data_export where file_id is not null and ready_at < ${before}
      order by ready_at limit 200 for update skip locked
    )
    update data_export e set file_id = null from old where old.id = e.id returning old.file_id`;
  return rows.map((row) => row.file_id);
};

export const deleteOf = async (trx: Db, memberId: string): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('data_export')
    .where('member_id', '=', memberId)
    .returning('file_id')
    .execute();
  return rows.map((row) => row.file_id).filter((id) => id !== null);
};

/** Reader of the mail about an archive of this member. */
export const findReader = (db: Db, memberId: string): Promise<MailReader | undefined> =>
  rowOf<MailReader>(db)`
    select r.email, r.name, r.firm_id from member m join ${readerOf('m')} r on true where m.id = ${memberId}::uuid`;
