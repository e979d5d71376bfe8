import type { ArticleFilters } from '@basoche/contract/news/writing';
import type { PublishedLife } from '@basoche/domain/news/publication';
import type { ArticleContent } from '@basoche/domain/news/writing';
import type { ArticleStage } from '@basoche/domain/options/article-stages';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { ArticleDraftTable, ArticleTable } from '../../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { type Conditions, givenConditions } from '../../../platform/listing/conditions.ts';
import { type ArticleRow, signatureColumns, signatures } from '../store.ts';

export interface ListedRow {
  id: string;
  title: string;
  stage: ArticleStage;
  author: string | null;
  first_published_at: Date | null;
  written_at: Date;
}

const conditions: Conditions<ArticleFilters> = {
  q: (typed) =>
    sql`unaccent(concat_ws(' ', title, author, category)) ilike unaccent(${`%${typed.replace(/[\\%_]/g, '\\$&')}%`})`,
  stage: (stage) => sql`stage = ${stage}`,
};

/** Articles, last written first: a few thousand at most. */
export const listArticles = async (
  db: Db,
  filters: ArticleFilters,
  { limit, after }: PageRequest,
  now: Date,
): Promise<ListedRow[]> => {
  const next = after ? [sql`(written_at, id) < (${after.at}, ${after.id}::uuid)`] : [];
  const condition = sql.join([sql`true`, ...givenConditions(conditions, filters), ...next], sql` and `);
  return rowsOf<ListedRow>(db)`
    select * from (
      select a.key as id, coalesce(d.title, a.title) as title, w.name as author, a.first_published_at,
        case when a.state = 'scheduled' and a.first_published_at <= ${now} then 'published' else a.state end as stage,
        -- as a cursor tells it
        date_trunc('milliseconds', greatest(a.updated_at, d.updated_at)) as written_at,
        coalesce(d.category, a.category) as category
      from article a left join article_draft d on d.article_key = a.key
      left join news_author w on w.id = case when d.article_key is null then a.author_id else d.author_id end
    ) l
    where ${condition}
    order by written_at desc, id desc limit ${limit + 1}`;
};

export interface StoredArticle {
  readonly published: Selectable<ArticleTable>;
  /** Null if nothing was written here. */
  readonly draft: (Selectable<ArticleDraftTable> & { readonly writer: string | null }) | null;
}

export const findArticle = async (db: Db, key: string): Promise<StoredArticle | undefined> => {
  const published = await db.selectFrom('article').selectAll().where('key', '=', key).executeTakeFirst();
  if (published === undefined) return undefined;
  const rows = await rowsOf<NonNullable<StoredArticle['draft']>>(db)`
    select d.*, display_name(m) as writer from article_draft d left join member m on m.id = d.updated_by
    where d.article_key = ${key}::uuid`;
  return { published, draft: rows[0] ?? null };
};

/** Locks the article until the transaction ends. */
export const lockArticle = async (db: Db, key: string): Promise<void> => {
  await sql`select from article where key = ${key}::uuid for update`.execute(db);
};

interface NewArticle {
  readonly key: string;
  /** Provisional id, not used as a public address. */
  readonly id: string;
  readonly at: Date;
}

export const insertArticle = async (db: Db, { key, id, at }: NewArticle): Promise<void> => {
  await db
    .insertInto('article')
    .values({
      id,
      key,
      state: 'draft',
      title: '',
      subtitle: sql`'[]'`,
      body: sql`'[]'`,
      created_at: at,
      updated_at: at,
    })
    .execute();
};

const contentColumns = (content: ArticleContent) => ({
  title: content.title,
  author_id: content.authorID,
  university_id: content.universityID,
  subtitle: sql<ArticleContent['subtitle']>`${JSON.stringify(content.subtitle)}::jsonb`,
  cover_url: content.cover?.url ?? null,
  cover_alt: content.cover?.alt ?? null,
});

interface DraftChange {
  readonly version: number;
  readonly at: Date;
  readonly by: string;
}

export const saveDraft = async (
  db: Db,
  key: string,
  content: ArticleContent,
  { version, at, by }: DraftChange,
): Promise<void> => {
  const row = {
    ...contentColumns(content),
    slug: content.slug,
    category: content.category,
    body: sql<ArticleContent['body']>`${JSON.stringify(content.body)}::jsonb`,
    version,
    updated_at: at,
    updated_by: by,
  };
  await db
    .insertInto('article_draft')
    .values({ article_key: key, ...row })
    .onConflict((conflict) => conflict.column('article_key').doUpdateSet(row))
    .execute();
};

/** Locks this address until the transaction ends. */
export const lockAddress = async (db: Db, id: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`article ${id}`}, 0))`.execute(db);
};

export const isAddressTaken = async (db: Db, id: string, byOtherThan: string): Promise<boolean> =>
  (await db
    .selectFrom('article')
    .select('key')
    .where('id', '=', id)
    .where('key', '!=', byOtherThan)
    .executeTakeFirst()) !== undefined;

export const setLife = async (
  db: Db,
  key: string,
  { state, firstPublishedAt, lastPublishedAt }: PublishedLife,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('article')
    .set({
      state,
      first_published_at: firstPublishedAt,
      last_published_at: lastPublishedAt,
      updated_at: at,
    })
    .where('key', '=', key)
    .execute();
};

/** Replaces the published content by the given one. */
export const publishContent = async (
  db: Db,
  key: string,
  content: ArticleContent,
  correction: string | null,
): Promise<void> => {
  await db
    .updateTable('article')
    .set({
      ...contentColumns(content),
      id: content.slug,
      category: content.category || null,
      body: sql`${JSON.stringify(content.body)}::jsonb`,
      correction,
    })
    .where('key', '=', key)
    .execute();
};

export const deleteArticle = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('article').where('key', '=', key).execute();
};

/** Tells which of an article's signatures exist, and locks them until the transaction ends. */
export const lockSignatures = async (
  db: Db,
  { authorID, universityID }: Pick<ArticleContent, 'authorID' | 'universityID'>,
): Promise<{ author: boolean; university: boolean }> => {
  const isThere = async (table: 'news_author' | 'news_university', id: string | null) =>
    id === null ||
    (await db.selectFrom(table).select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !==
      undefined;
  return {
    author: await isThere('news_author', authorID),
    university: await isThere('news_university', universityID),
  };
};

/** The draft of an article, as readers would see it now. */
export const findPreview = (db: Db, key: string, now: Date): Promise<ArticleRow | undefined> =>
  rowOf<ArticleRow>(db)`
    select a.*, ${signatureColumns} from (
      select coalesce(d.slug, a.id) as id, coalesce(d.title, a.title) as title,
        nullif(trim(coalesce(d.category, a.category)), '') as category,
        coalesce(d.subtitle, a.subtitle) as subtitle, coalesce(d.body, a.body) as body,
        case when d.article_key is null then a.cover_url else d.cover_url end as cover_url,
        case when d.article_key is null then a.cover_alt else d.cover_alt end as cover_alt,
        case when d.article_key is null then a.author_id else d.author_id end as author_id,
        case when d.article_key is null then a.university_id else d.university_id end as university_id,
        coalesce(a.first_published_at, ${now}) as first_published_at,
        coalesce(a.last_published_at, ${now}) as last_published_at, a.correction
      from article a left join article_draft d on d.article_key = a.key where a.key = ${key}::uuid
    ) a ${signatures(sql`a.author_id`, sql`a.university_id`)}`;
