import type { FileKind } from '@basoche/contract/files';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

export interface CvRow {
  id: string;
  member_id: string;
  file_id: string;
  name: string;
  created_at: Date;
  kind: FileKind;
  bytes: number;
}

const cvs = sql`
  select c.id, c.member_id, c.file_id, c.name, c.created_at, f.kind, f.bytes
  from cv c join stored_file f on f.id = c.file_id`;

export const listKept = (db: Db, memberId: string): Promise<CvRow[]> =>
  rowsOf<CvRow>(db)`${cvs}
    where c.member_id = ${memberId}::uuid and c.put_away_at is null
    order by c.created_at desc, c.id desc`;

/** Counts the CVs of a member's list; with `locksMember`, first locks the member so that no other call adds one. */
export const countKept = async (db: Db, memberId: string, { locksMember = false } = {}): Promise<number> => {
  if (locksMember) await lockMember(db, memberId, { alone: true });
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::integer as number from cv where member_id = ${memberId}::uuid and put_away_at is null`;
  return row?.number ?? 0;
};

export const insertCv = async (
  db: Db,
  cv: { readonly memberId: string; readonly fileId: string; readonly name: string; readonly at: Date },
): Promise<string> => {
  const { id } = await db
    .insertInto('cv')
    .values({
      member_id: cv.memberId,
      file_id: cv.fileId,
      name: cv.name,
      created_at: cv.at,
      put_away_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A CV of the viewer's own, removed from the list or not, or one sent with an application to the viewer's offer. */
export const findReadable = (db: Db, id: string, viewerId: string): Promise<CvRow | undefined> =>
  rowOf<CvRow>(db)`${cvs}
    where c.id = ${id}::uuid and (c.member_id = ${viewerId}::uuid or exists (
      select from job_application s join application a on a.id = s.application_id
      where s.cv_id = c.id and a.creator_id = ${viewerId}::uuid))`;

/**
 * Locks a CV of a member's list until the transaction ends: `share` to send it, `update` to delete it. An
 * `update` lock excludes all others.
 */
export const lockKept = async (
  db: Db,
  id: string,
  memberId: string,
  lock: 'share' | 'update',
): Promise<{ fileId: string; wasSent: boolean } | undefined> => {
  const locking = lock === 'share' ? sql`for share` : sql`for update`;
  const rows = await rowsOf<{ fileId: string; wasSent: boolean }>(db)`
    select file_id as "fileId" from cv
    where id = ${id}::uuid and member_id = ${memberId}::uuid and put_away_at is null ${locking}`;
  const found = rows[0];
  if (found === undefined) return undefined;
  // A separate statement after the lock, so that it sees an application that it waited for.
  const sent = await sql`select from job_application where cv_id = ${id}::uuid limit 1`.execute(db);
  return { fileId: found.fileId, wasSent: sent.rows.length > 0 };
};

/** Removes a CV from its owner's list, but keeps it for the applications that it was sent with. */
export const hideCv = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('cv').set({ put_away_at: at }).where('id', '=', id).execute();
};

export const deleteCv = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('cv').where('id', '=', id).execute();
};

/** Deletes all CVs of a member, also from the applications they were sent with; returns the ids of their files. */
export const deleteAllOf = async (db: Db, memberId: string): Promise<string[]> => {
  await sql`
    update job_application set cv_id = null
    where cv_id in (select id from cv where member_id = ${memberId}::uuid)`.execute(db);
  const rows = await db.deleteFrom('cv').where('member_id', '=', memberId).returning('file_id').execute();
  return rows.map(({ file_id }) => file_id);
};

export interface SentRow {
  application_id: string;
  letter: string | null;
  cv: { id: string; name: string; bytes: number; created_at: string } | null;
}

/** Letters and CVs sent with these applications. */
export const sentWith = (db: Db, applicationIds: readonly string[]): Promise<SentRow[]> =>
  rowsOf<SentRow>(db)`
    select s.application_id, s.letter, case when c.id is not null then json_build_object(
      'id', c.id, 'name', c.name, 'bytes', f.bytes, 'created_at', c.created_at) end as cv
    from job_application s
    left join cv c on c.id = s.cv_id
    left join stored_file f on f.id = c.file_id
    where s.application_id = any(${[...applicationIds]}::uuid[])`;
