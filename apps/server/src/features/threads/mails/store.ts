import type { Db } from '../../../platform/database/database.ts';

/** Everybody of an office who reads its mails: the staff who look after threads, and no editor; or the partner. */
export const peopleOfOffice = async (db: Db, kind: 'STAFF' | 'PARTNER'): Promise<string[]> => {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('kind', '=', kind)
    .where((row) => row.or([row('kind', '=', 'PARTNER'), row('staff_role', 'in', ['admin', 'moderator'])]))
    .where('email', 'is not', null)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
