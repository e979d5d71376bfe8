import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { MemberTable, PersonProfileTable } from '../../../platform/database/schema/tables.ts';

/** Columns of a person's profile. Undefined ones are left unchanged. */

type MemberColumns = Pick<
  Updateable<MemberTable>,
  | 'role'
  | 'place'
  | 'presentation'
  | 'picture_url'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'zip_code'
  | 'job_name'
  | 'profession_form'
>;
export type PersonColumns = Omit<Updateable<PersonProfileTable>, 'member_id' | 'response_time_mn'>;

const isGiven = (columns: object): boolean => Object.values(columns).some((value) => value !== undefined);

export const updateMember = async (db: Db, memberId: string, columns: MemberColumns): Promise<void> => {
  if (!isGiven(columns)) return;
  await db.updateTable('member').set(columns).where('id', '=', memberId).execute();
};

/** Inserts or updates the profile row. */
export const savePerson = async (db: Db, memberId: string, columns: PersonColumns): Promise<void> => {
  if (!isGiven(columns)) return;
  await db
    .insertInto('person_profile')
    .values({ ...columns, member_id: memberId } as Insertable<PersonProfileTable>)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
    .execute();
};
