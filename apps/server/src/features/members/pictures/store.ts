import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import type { PictureFileTable, PictureTable } from '../../../platform/database/schema/tables.ts';
import type { DrawnFile, PictureKind } from '../../../platform/files/drawn-pictures.ts';

export type PicturePurpose = PictureTable['purpose'];

export const insertPictures = async (
  db: Db,
  pictures: readonly Insertable<PictureTable>[],
  files: readonly DrawnFile[],
  at: Date,
): Promise<void> => {
  if (pictures.length === 0) return;
  await db
    .insertInto('picture')
    .values([...pictures])
    .execute();
  await db
    .insertInto('stored_file')
    .values(files.map(({ fileId, kind, bytes }) => ({ id: fileId, kind, bytes, created_at: at })))
    .execute();
  await db
    .insertInto('picture_file')
    .values(
      files.map(
        ({ pictureId, width, kind, fileId }): Insertable<PictureFileTable> => ({
          picture_id: pictureId,
          width,
          kind,
          file_id: fileId,
        }),
      ),
    )
    .execute();
};

export interface FoundFile {
  file_id: string;
  bytes: number;
  member_id: string;
}

/** The smallest file that is at least this wide, or else the widest. Not found if its member is suspended. */
export const findFile = (
  db: Db,
  pictureId: string,
  kind: PictureKind,
  width: number,
): Promise<FoundFile | undefined> =>
  rowOf<FoundFile>(db)`
    select p.file_id, f.bytes, o.member_id from picture_file p
    join stored_file f on f.id = p.file_id join picture o on o.id = p.picture_id join member m on m.id = o.member_id
    where p.picture_id = ${pictureId}::uuid and p.kind = ${kind} and m.suspended_at is null
    order by p.width < ${width}, abs(p.width - ${width}) limit 1`;

/** Deletes pictures; returns the ids of their files. */
export const deletePictures = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const files = await db
    .deleteFrom('picture_file')
    .where('picture_id', 'in', ids)
    .returning('file_id')
    .execute();
  await db.deleteFrom('picture').where('id', 'in', ids).execute();
  return files.map(({ file_id }) => file_id);
};

export const picturesOf = async (db: Db, memberId: string, purpose?: PicturePurpose): Promise<string[]> => {
  let query = db.selectFrom('picture').select('id').where('member_id', '=', memberId);
  if (purpose !== undefined) query = query.where('purpose', '=', purpose);
  return (await query.execute()).map(({ id }) => id);
};
