import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { BarEntryTable } from '../../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';

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

export interface WaitingRow {
  readonly id: string;
  readonly name: string;
  readonly is_moral: boolean;
  readonly is_verified: boolean;
  readonly court: string;
  readonly stated_at: Date;
}

/** Bars that wait for staff, the oldest first; of accounts that are there and not suspended. */
export const listWaiting = (db: Db, { limit, after }: PageRequest): Promise<WaitingRow[]> =>
  rowsOf<WaitingRow>(db)`
    select m.id, display_name(m) as name, m.is_moral, m.verified_at is not null as is_verified, b.court, b.stated_at
    from bar_entry b join member m on m.id = b.member_id
    where b.confirmed_at is null and b.refusal is null and m.suspended_at is null and m.deleted_at is null
      and (${after?.at ?? null}::timestamptz is null or (b.stated_at, m.id) > (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by b.stated_at, m.id limit ${limit + 1}`;

export const decide = async (
  trx: Trx,
  memberId: string,
  decision: Pick<BarRow, 'confirmed_at' | 'decided_by' | 'refusal'>,
): Promise<void> => {
  await trx.updateTable('bar_entry').set(decision).where('member_id', '=', memberId).execute();
};
