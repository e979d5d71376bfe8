import type { UserType } from '@basoche/domain/members/kinds';
import type { Block, RichText } from '@basoche/domain/news/article';
import type { ArticleLife } from '@basoche/domain/news/article-states';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type {
  ArticleTable,
  NewsAuthorTable,
  NewsUniversityTable,
} from '../../platform/database/schema/tables.ts';

export interface ArticleRow {
  id: string;
  category: string | null;
  title: string;
  subtitle: RichText[];
  body: Block[];
  cover_url: string | null;
  cover_alt: string | null;
  first_published_at: Date;
  last_published_at: Date;
  correction: string | null;
  author_name: string | null;
  author_role: string | null;
  avatar_url: string | null;
  /** Id of the author's member account, if its page is public. */
  member_id: string | null;
  member_kind: UserType | null;
  university_name: string | null;
  university_url: string | null;
  logo_url: string | null;
}

/** Number that changes with anything that readers may see of the articles. */
export const versionOf = async (db: Db): Promise<number> => {
  const { number } = await db.selectFrom('news_version').select('number').executeTakeFirstOrThrow();
  return number;
};

/** Columns of an article's signature, as readers see it. */
export const signatureColumns = sql`
  w.name as author_name, w.role as author_role,
  -- a person's own portrait; a company's page has its logo instead
  coalesce(case when m.kind <> 'COMPANY' then m.picture_url end, w.avatar_url) as avatar_url, m.id as member_id, m.kind as member_kind,
  u.name as university_name, u.url as university_url, u.logo_url`;

export const signatures = (authorId: RawBuilder<unknown>, universityId: RawBuilder<unknown>) => sql`
  left join news_author w on w.id = ${authorId}
  left join member m on m.id = w.member_id and m.deleted_at is null and m.suspended_at is null
    and m.confirmed_at is not null
  left join news_university u on u.id = ${universityId}`;

/** Published and scheduled articles. */
export const outOrScheduled = (db: Db): Promise<ArticleRow[]> =>
  rowsOf<ArticleRow>(db)`
    select a.id, a.category, a.title, a.subtitle, a.body, a.cover_url, a.cover_alt, a.first_published_at, a.last_published_at,
      a.correction, ${signatureColumns}
    from article a ${signatures(sql`a.author_id`, sql`a.university_id`)}
    where a.state in ('scheduled', 'published')`;

export const lifeOf = async (db: Db, id: string): Promise<ArticleLife | undefined> => {
  const row = await db
    .selectFrom('article')
    .select(['state', 'first_published_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { state: row.state, firstPublishedAt: row.first_published_at };
};

export interface NewsRows {
  readonly universities: readonly Insertable<NewsUniversityTable>[];
  /** `member`: the mail address of the author's member account, if they have one. */
  readonly authors: readonly (Omit<NewsAuthorTable, 'member_id'> & { readonly member: string | null })[];
  readonly articles: readonly Insertable<ArticleTable>[];
}

/** Maps the given ids to the existing ids, for names that exist already. */
const knownIds = async (
  db: Db,
  table: 'news_author' | 'news_university',
  namedItems: readonly { readonly id: string; readonly name: string }[],
): Promise<Map<string | null | undefined, string>> => {
  const names = namedItems.map(({ name }) => name);
  const existing = await db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .execute();
  return new Map(
    namedItems.flatMap(({ id, name }) =>
      existing.filter((one) => one.name === name).map((one) => [id, one.id] as const),
    ),
  );
};

/** Inserts what is missing and leaves the rest unchanged; returns the number of new articles. */
export const addNews = async (db: Db, { universities, authors, articles }: NewsRows): Promise<number> => {
  const authorIds = await knownIds(db, 'news_author', authors);
  const universityIds = await knownIds(db, 'news_university', universities);
  const signed = articles.map((article) => ({
    ...article,
    author_id: authorIds.get(article.author_id) ?? article.author_id,
    university_id: universityIds.get(article.university_id) ?? article.university_id,
  }));
  const rows = await rowsOf<{ id: string }>(db)`
    with new_university as (
      insert into news_university (id, name, url, logo_url)
      select id, name, url, logo_url from jsonb_populate_recordset(null::news_university, ${JSON.stringify(universities)}::jsonb)
      on conflict do nothing
    ), new_author as (
      insert into news_author (id, name, role, avatar_url, member_id)
      select a.id, a.name, a.role, a.avatar_url, m.id
      from jsonb_to_recordset(${JSON.stringify(authors)}::jsonb)
        as a(id text, name text, role text, avatar_url text, member text)
      left join member m on m.email = a.member::citext
      on conflict do nothing
    )
    insert into article (id, state, author_id, university_id, category, title, subtitle, body, cover_url, cover_alt,
      first_published_at, last_published_at, created_at, updated_at)
    select id, state, author_id, university_id, category, title, subtitle, body, cover_url, cover_alt,
      first_published_at, last_published_at, created_at, updated_at
    from jsonb_populate_recordset(null::article, ${JSON.stringify(signed)}::jsonb)
    on conflict (id) do nothing
    returning id`;
  return rows.length;
};
