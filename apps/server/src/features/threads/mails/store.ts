import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';

/**
 * Ids of the people who receive an office's mails: staff who handle threads (not editors), or people of the
 * partner.
 */
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

export interface Reader extends MailReader {
  readonly id: string;
  readonly email: string;
}

/** Reader of mails to a party of a thread, or to an office; undefined for a deleted account. */
export const findReader = (db: Db, memberId: string, applicationId: string): Promise<Reader | undefined> =>
  rowOf<Reader>(db)`
    select r.* from member c join ${readerOf('c', { application: sql`${applicationId}::uuid` })} r on r.email is not null
    where c.id = ${memberId}::uuid`;
