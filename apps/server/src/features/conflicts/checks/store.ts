import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { ConflictCheckTable } from '../../../platform/database/schema/tables.ts';

export type CheckRow = Selectable<ConflictCheckTable>;

/** Checks of one mission by one account, the oldest first. */
export const listOf = (db: Db, missionId: string, memberId: string): Promise<CheckRow[]> =>
  db
    .selectFrom('conflict_check')
    .selectAll()
    .where('mission_id', '=', missionId)
    .where('member_id', '=', memberId)
    .orderBy('version')
    .execute();

export const insert = async (trx: Trx, row: Insertable<ConflictCheckTable>): Promise<void> => {
  await trx.insertInto('conflict_check').values(row).execute();
};
