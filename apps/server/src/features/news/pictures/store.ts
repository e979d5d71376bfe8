import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import type { DrawnFile, PictureKind } from '../../../platform/files/drawn-pictures.ts';

interface NewPicture {
  readonly id: string;
  /** Null for a portrait or a logo, which everybody may see. */
  readonly articleKey: string | null;
  readonly at: Date;
}

export const insertPicture = async (
  db: Db,
  { id, articleKey, at }: NewPicture,
  files: readonly DrawnFile[],
): Promise<void> => {
  const pictureFiles = files.filter(({ pictureId }) => pictureId === id);
  await db
    .insertInto('news_picture')
    .values({ id, article_key: articleKey, shown: articleKey === null, created_at: at })
    .execute();
  await db
    .insertInto('stored_file')
    .values(pictureFiles.map(({ fileId, kind, bytes }) => ({ id: fileId, kind, bytes, created_at: at })))
    .execute();
  await db
    .insertInto('news_picture_file')
    .values(pictureFiles.map(({ width, kind, fileId }) => ({ picture_id: id, width, kind, file_id: fileId })))
    .execute();
};

export interface FoundFile {
  file_id: string;
  bytes: number;
}

interface PictureQuery {
  readonly id: string;
  readonly kind: PictureKind;
  readonly width: number;
  /** The current time, to find only pictures of published articles; null for writers, who see all. */
  readonly outAt: Date | null;
}

/** The smallest file that is at least this wide, or else the widest. */
export const findFile = (db: Db, { id, kind, width, outAt }: PictureQuery): Promise<FoundFile | undefined> =>
  rowOf<FoundFile>(db)`
    select f.file_id, s.bytes from news_picture p
    join news_picture_file f on f.picture_id = p.id join stored_file s on s.id = f.file_id
    left join article a on a.key = p.article_key
    where p.id = ${id}::uuid and f.kind = ${kind} and (${outAt}::timestamptz is null or (p.shown and (a.key is null
      or (a.state in ('scheduled', 'published') and a.first_published_at <= ${outAt}::timestamptz))))
    order by f.width < ${width}, abs(f.width - ${width}) limit 1`;

/** Deletes pictures; returns the ids of their files. */
export const deletePictures = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const files = await db
    .deleteFrom('news_picture_file')
    .where('picture_id', 'in', ids)
    .returning('file_id')
    .execute();
  await db.deleteFrom('news_picture').where('id', 'in', ids).execute();
  return files.map(({ file_id }) => file_id);
};

/** Pictures of an article, oldest first. */
export const picturesOf = (db: Db, articleKey: string): Promise<{ id: string; created_at: Date }[]> =>
  db
    .selectFrom('news_picture')
    .select(['id', 'created_at'])
    .where('article_key', '=', articleKey)
    .orderBy('created_at')
    .execute();

/** Shows these pictures of an article to its readers, and hides its others. */
export const show = async (db: Db, articleKey: string, ids: readonly string[]): Promise<void> => {
  await sql`
    update news_picture set shown = id = any(${[...ids]}::uuid[])
    where article_key = ${articleKey}::uuid`.execute(db);
};
