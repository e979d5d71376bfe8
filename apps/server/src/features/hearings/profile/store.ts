import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { HearingAbsenceTable, HearingProfileTable } from '../../../platform/database/schema/tables.ts';

export type ProfileRow = Selectable<HearingProfileTable>;
export type AbsenceRow = Pick<Selectable<HearingAbsenceTable>, 'id' | 'first_day' | 'last_day'>;

export const find = (db: Db, memberId: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('hearing_profile').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/** Replaces a member's settings; a pause stays. */
export const save = async (
  trx: Trx,
  memberId: string,
  row: Omit<Insertable<HearingProfileTable>, 'member_id' | 'paused_until'>,
): Promise<void> => {
  await trx
    .insertInto('hearing_profile')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
};

export const absencesOf = (db: Db, memberId: string): Promise<AbsenceRow[]> =>
  db
    .selectFrom('hearing_absence')
    .select(['id', 'first_day', 'last_day'])
    .where('member_id', '=', memberId)
    .orderBy('first_day')
    .orderBy('id')
    .execute();

export const insertAbsence = async (trx: Trx, row: Insertable<HearingAbsenceTable>): Promise<void> => {
  await trx.insertInto('hearing_absence').values(row).execute();
};

/** Deletes absences that are over. */
export const deletePastAbsences = async (trx: Trx, memberId: string, today: string): Promise<void> => {
  await trx
    .deleteFrom('hearing_absence')
    .where('member_id', '=', memberId)
    .where('last_day', '<', today)
    .execute();
};

/** Deletes an absence; false if the member has no such one. */
export const removeAbsence = async (trx: Trx, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('hearing_absence')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
