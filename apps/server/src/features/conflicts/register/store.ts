import type { BudgetTimes, RegisterUse } from '@basoche/domain/conflicts/register';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { ConflictEntryTable, ConflictRegisterTable } from '../../../platform/database/schema/tables.ts';

export type RegisterRow = Selectable<ConflictRegisterTable>;
export type EntryRow = Pick<Selectable<ConflictEntryTable>, 'id' | 'sealed_text' | 'sealed_hashes'>;

export const find = (db: Db, memberId: string): Promise<RegisterRow | undefined> =>
  db.selectFrom('conflict_register').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/**
 * Locks a member's register until the transaction ends, and creates it if there is none. Called after the
 * account is locked.
 */
export const lock = async (trx: Trx, memberId: string, now: Date): Promise<RegisterRow> => {
  await trx
    .insertInto('conflict_register')
    .values({ member_id: memberId, began_at: now, revised_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return trx
    .selectFrom('conflict_register')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

/** Records the time of a change or confirmation of the register. */
export const stamp = async (
  trx: Trx,
  memberId: string,
  times: Partial<Pick<RegisterRow, 'revised_at' | 'confirmed_at'>>,
): Promise<void> => {
  await trx.updateTable('conflict_register').set(times).where('member_id', '=', memberId).execute();
};

/** Number of names, and of names added since these times. */
export const usageOf = async (
  db: Db,
  memberId: string,
  { filling, day, month }: BudgetTimes,
): Promise<RegisterUse> => {
  const row = await rowOf<Record<'names' | 'filling' | 'day' | 'month', number>>(db)`
    select (select count(*)::integer from conflict_entry where member_id = ${memberId}::uuid) as names,
      coalesce(sum(a.names) filter (where at < ${filling}), 0)::integer as filling,
      coalesce(sum(a.names) filter (where at >= ${day}), 0)::integer as day,
      coalesce(sum(a.names) filter (where at >= ${month}), 0)::integer as month
    from conflict_act a where member_id = ${memberId}::uuid and act = 'added'`;
  const { names = 0, filling: filled = 0, day: today = 0, month: thisMonth = 0 } = row ?? {};
  return { names, added: { filling: filled, day: today, month: thisMonth } };
};

/** Names of a register after this one, the oldest first. */
export const entriesAfter = (
  db: Db,
  memberId: string,
  after: string | null,
  limit: number,
): Promise<EntryRow[]> =>
  rowsOf<EntryRow>(db)`
    select id, sealed_text, sealed_hashes from conflict_entry
    where member_id = ${memberId}::uuid and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`;

export const insert = async (trx: Trx, rows: readonly Insertable<ConflictEntryTable>[]): Promise<void> => {
  await trx
    .insertInto('conflict_entry')
    .values([...rows])
    .execute();
};

export const findEntry = (trx: Trx, memberId: string, id: string): Promise<EntryRow | undefined> =>
  trx
    .selectFrom('conflict_entry')
    .select(['id', 'sealed_text', 'sealed_hashes'])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();

export const update = async (
  trx: Trx,
  id: string,
  sealed: Pick<Insertable<ConflictEntryTable>, 'sealed_text' | 'sealed_hashes' | 'scheme'>,
): Promise<void> => {
  await trx.updateTable('conflict_entry').set(sealed).where('id', '=', id).execute();
};

/** Deletes one name of a register, or all; returns how many there were. */
export const remove = async (trx: Trx, memberId: string, id: string | null): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from conflict_entry
    where member_id = ${memberId}::uuid and (${id}::uuid is null or id = ${id}::uuid)`.execute(trx);
  return Number(numAffectedRows ?? 0);
};

/** True if a register has a name. */
export const hasNames = async (trx: Trx, memberId: string): Promise<boolean> =>
  (await entriesAfter(trx, memberId, null, 1)).length > 0;
