import type { Db } from '../../../platform/database/database.ts';

/** Ids of the people who receive an office's mails: staff who handle threads (no editors), or the partner. */
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
