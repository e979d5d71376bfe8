import type { UserType } from '@basoche/domain/members/kinds';
import type { NamedMember } from '@basoche/domain/members/page-address';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

/** Tables of authors and universities. Each has a picture, and is referred to by articles and by drafts. */
export const kinds = {
  author: { table: 'news_author', picture: 'avatar_url', column: 'author_id' },
  university: { table: 'news_university', picture: 'logo_url', column: 'university_id' },
} as const;
export type SignatureKind = keyof typeof kinds;

const tableOf = (kind: SignatureKind) => sql.table(kinds[kind].table);
const refOf = (name: string) => sql.ref(name);

/** Number of articles that name it, published or in draft. */
const articles = (kind: SignatureKind) => sql<number>`(
  select count(*)::integer from article a left join article_draft d on d.article_key = a.key
  where s.id in (a.${refOf(kinds[kind].column)}, d.${refOf(kinds[kind].column)}))`;

export interface AuthorRow {
  id: string;
  name: string;
  role: string | null;
  avatar_url: string | null;
  member_id: string | null;
  member_name: string | null;
  member_kind: UserType | null;
  articles: number;
}

export const authors = (db: Db, id: string | null = null): Promise<AuthorRow[]> =>
  rowsOf<AuthorRow>(db)`
    select s.id, s.name, s.role, s.avatar_url, m.id as member_id, display_name(m) as member_name, m.kind as member_kind,
      ${articles('author')} as articles
    from news_author s left join member m on m.id = s.member_id and m.deleted_at is null
    where ${id}::text is null or s.id = ${id}
    order by lower(unaccent(s.name)), s.id`;

export interface UniversityRow {
  id: string;
  name: string;
  url: string | null;
  logo_url: string | null;
  articles: number;
}

export const universities = (db: Db, id: string | null = null): Promise<UniversityRow[]> =>
  rowsOf<UniversityRow>(db)`
    select s.id, s.name, s.url, s.logo_url, ${articles('university')} as articles from news_university s
    where ${id}::text is null or s.id = ${id}
    order by lower(unaccent(s.name)), s.id`;

/** Locks all signatures until the transaction ends; changes are rare. */
export const lockSignatures = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('news signatures', 0))`.execute(db);
};

export interface LockedSignature {
  id: string;
  picture: string | null;
}

/** Locks a signature, so that no article can name it meanwhile. */
export const lockSignature = (
  db: Db,
  kind: SignatureKind,
  id: string,
): Promise<LockedSignature | undefined> =>
  rowOf<LockedSignature>(db)`
    select id, ${refOf(kinds[kind].picture)} as picture from ${tableOf(kind)} where id = ${id} for update`;

export const isNameTaken = async (
  db: Db,
  kind: SignatureKind,
  name: string,
  byOtherThan: string | null,
): Promise<boolean> => {
  const rows = await rowsOf(db)`
    select from ${tableOf(kind)} where name = ${name} and id is distinct from ${byOtherThan}`;
  return rows.length > 0;
};

/** A free id that begins with this text. */
export const freeId = async (db: Db, kind: SignatureKind, wish: string): Promise<string> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from ${tableOf(kind)} where id = ${wish} or id like ${`${wish}-%`}`;
  const taken = new Set(rows.map(({ id }) => id));
  let number = 1;
  while (taken.has(number === 1 ? wish : `${wish}-${number}`)) number += 1;
  return number === 1 ? wish : `${wish}-${number}`;
};

interface AuthorColumns {
  readonly name: string;
  readonly role: string | null;
  readonly member_id: string | null;
}

export const saveAuthor = async (db: Db, id: string, columns: AuthorColumns): Promise<void> => {
  await db
    .insertInto('news_author')
    .values({ id, ...columns, avatar_url: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
};

export const unlinkAuthor = async (db: Db, memberId: string): Promise<void> => {
  await db.updateTable('news_author').set({ member_id: null }).where('member_id', '=', memberId).execute();
};

interface UniversityColumns {
  readonly name: string;
  readonly url: string | null;
}

export const saveUniversity = async (db: Db, id: string, columns: UniversityColumns): Promise<void> => {
  await db
    .insertInto('news_university')
    .values({ id, ...columns, logo_url: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
};

export const setPicture = async (
  db: Db,
  kind: SignatureKind,
  id: string,
  address: string | null,
): Promise<void> => {
  await sql`update ${tableOf(kind)} set ${refOf(kinds[kind].picture)} = ${address} where id = ${id}`.execute(
    db,
  );
};

export const isUsed = async (db: Db, kind: SignatureKind, id: string): Promise<boolean> => {
  const column = refOf(kinds[kind].column);
  const rows = await rowsOf(db)`
    select from article where ${column} = ${id} union all select from article_draft where ${column} = ${id} limit 1`;
  return rows.length > 0;
};

export const remove = async (db: Db, kind: SignatureKind, id: string): Promise<void> => {
  await sql`delete from ${tableOf(kind)} where id = ${id}`.execute(db);
};

/** Id of a member who has a page; undefined for any other member. */
export const findMember = async (db: Db, member: NamedMember): Promise<string | undefined> => {
  const row = await rowOf<{ id: string }>(db)`
    select id from member
    where ${'id' in member ? sql`id = ${member.id}::uuid` : sql`vanity = ${member.vanity}::citext`}
      and kind in ('STUDENT', 'EMPLOYEE', 'COMPANY') and deleted_at is null and confirmed_at is not null`;
  return row?.id;
};
