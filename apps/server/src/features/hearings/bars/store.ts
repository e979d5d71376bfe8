import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { BarEntryTable } from '../../../platform/database/schema/tables.ts';

export type BarRow = Selectable<BarEntryTable>;

export const find = (db: Db, memberId: string): Promise<BarRow | undefined> =>
  db.selectFrom('bar_entry').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/** Locks a member's bar until the transaction ends. */
export const lock = (trx: Trx, memberId: string): Promise<BarRow | undefined> =>
  trx.selectFrom('bar_entry').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst();

/** States another bar; what was decided about the former one is forgotten. */
export const state = async (trx: Trx, memberId: string, court: string, now: Date): Promise<void> => {
  const row = { court, stated_at: now, confirmed_at: null, decided_by: null, refusal: null };
  await trx
    .insertInto('bar_entry')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
};
