import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { CompanyProfileTable, MemberTable } from '../../../platform/database/schema/tables.ts';

/** Queries that edit a company's page: its columns in `member` and `company_profile`, and its photos. Undefined columns stay unchanged. */

type MemberColumns = Pick<Updateable<MemberTable>, 'company_name' | 'presentation' | 'picture_url'>;
export type CompanyColumns = Omit<Updateable<CompanyProfileTable>, 'member_id'>;

const isGiven = (columns: object): boolean => Object.values(columns).some((value) => value !== undefined);

export const updateMember = async (db: Db, memberId: string, columns: MemberColumns): Promise<void> => {
  if (!isGiven(columns)) return;
  await db.updateTable('member').set(columns).where('id', '=', memberId).execute();
};

/** Inserts the company's row in `company_profile`, or updates it. */
export const saveCompany = async (db: Db, memberId: string, columns: CompanyColumns): Promise<void> => {
  if (!isGiven(columns)) return;
  await db
    .insertInto('company_profile')
    .values({ ...columns, member_id: memberId } as Insertable<CompanyProfileTable>)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
    .execute();
};

/** Ids of the pictures that are the company's photos. */
export const photosOf = async (db: Db, memberId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('company_photo')
    .select('picture_id')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ picture_id }) => picture_id);
};

export interface PlacedPhoto {
  /** Place on the page, from 1. */
  readonly slot: number;
  readonly pictureId: string;
}

/** Replaces all photos of a company; the caller has locked it. */
export const replacePhotos = async (
  db: Db,
  memberId: string,
  photos: readonly PlacedPhoto[],
): Promise<void> => {
  await db.deleteFrom('company_photo').where('member_id', '=', memberId).execute();
  if (photos.length === 0) return;
  await db
    .insertInto('company_photo')
    .values(photos.map(({ slot, pictureId }) => ({ member_id: memberId, slot, picture_id: pictureId })))
    .execute();
};

/** True if a company has a page that this viewer may see: a public one, or their own. */
export const hasPage = async (db: Db, id: string, viewerId: string | null): Promise<boolean> => {
  const { rows } = await sql`
    select from member where id = ${id}::uuid and kind = 'COMPANY' and deleted_at is null
      and (id = ${viewerId}::uuid or (confirmed_at is not null and suspended_at is null))`.execute(db);
  return rows.length > 0;
};
