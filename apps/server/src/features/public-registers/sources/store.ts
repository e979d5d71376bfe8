import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { PublicRegisterSourceTable } from '../../../platform/database/schema/tables.ts';

export type SourceRow = Selectable<PublicRegisterSourceTable>;

export const findSource = (db: Db, register: PublicRegister): Promise<SourceRow | undefined> =>
  db.selectFrom('public_register_source').selectAll().where('register', '=', register).executeTakeFirst();

/** Records the reading of an address, in place of the last one. */
export const recordSource = async (db: Db, source: Insertable<PublicRegisterSourceTable>): Promise<void> => {
  const { register: _register, ...changed } = source;
  await db
    .insertInto('public_register_source')
    .values(source)
    .onConflict((conflict) => conflict.column('register').doUpdateSet(changed))
    .execute();
};

interface Age {
  readonly register: PublicRegister;
  readonly seconds: number;
}

/** Seconds since each address was last read; for one never read, since its first failure. */
export const unreadSeconds = (db: Db, now: Date): Promise<Age[]> =>
  rowsOf<Age>(db)`
    select register, extract(epoch from ${now}::timestamptz - coalesce(checked_at, tried_since))::float as seconds
    from public_register_source`;

/** Age in days of the editions in force. */
export const editionAges = (db: Db, today: string): Promise<{ register: PublicRegister; days: number }[]> =>
  rowsOf<{ register: PublicRegister; days: number }>(db)`
    select register, ${today}::date - released_on as days from public_register_edition where state = 'current'`;

export const deleteSource = async (db: Db, register: PublicRegister): Promise<void> => {
  await sql`delete from public_register_source where register = ${register}`.execute(db);
};
