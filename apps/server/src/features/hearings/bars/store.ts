import type { Day } from '@basoche/domain/time/paris';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { BarEntryTable } from '../../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';

export type BarRow = Selectable<BarEntryTable>;

export const find = (db: Db, memberId: string): Promise<BarRow | undefined> =>
  db.selectFrom('bar_entry').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/** Locks a member's bar until the transaction ends. */
export const lock = (trx: Trx, memberId: string): Promise<BarRow | undefined> =>
  trx.selectFrom('bar_entry').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst();

/** States another bar; the decision about the former one is deleted. */
export const state = async (trx: Trx, memberId: string, court: string, now: Date): Promise<void> => {
  const row = {
    court,
    stated_at: now,
    confirmed_at: null,
    decided_by: null,
    refusal: null,
    register_day: null,
  };
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

/** Bars that wait for staff, the oldest first, of accounts that are neither deleted nor suspended. */
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
  decision: Pick<BarRow, 'confirmed_at' | 'decided_by' | 'refusal' | 'register_day'>,
): Promise<void> => {
  await trx.updateTable('bar_entry').set(decision).where('member_id', '=', memberId).execute();
};

/** A confirmed bar that a later edition names too, with the edition's day. */
export interface RenewedBar {
  readonly member_id: string;
  readonly day: Day;
}

/** Updates the edition's day of confirmed bars in one statement: each edition names thousands. */
export const renew = async (trx: Trx, bars: readonly RenewedBar[]): Promise<void> => {
  if (bars.length === 0) return;
  await sql`
    update bar_entry b set register_day = e.day
    from jsonb_to_recordset(${JSON.stringify(bars)}::jsonb) as e (member_id uuid, day date)
    where b.member_id = e.member_id`.execute(trx);
};

/**
 * A bar decided by staff, with the reader of the mail about it; undefined if the member has stated another
 * since.
 */
export const findDecided = (db: Db, memberId: string, court: string) =>
  rowOf<MailReader & Pick<BarRow, 'refusal' | 'stated_at' | 'register_day'>>(db)`
    select b.refusal, b.stated_at, b.register_day, r.email, r.name, r.firm_id
    from bar_entry b join member m on m.id = b.member_id join ${readerOf('m')} r on true
    where b.member_id = ${memberId}::uuid and b.court = ${court} and (b.confirmed_at is not null or b.refusal is not null)`;

export interface RegisteredBar extends BarRow {
  readonly line: { readonly court: string | null; readonly seen_on: Day } | null;
}

/**
 * Bars of a member, or of all (null), that a line of the list of avocats confirms or can confirm; locked in
 * one order.
 */
export const lockRegistered = (trx: Trx, memberIds: readonly string[] | null): Promise<RegisteredBar[]> =>
  rowsOf<RegisteredBar>(trx)`
    select b.*, case when x.member_id is not null then jsonb_build_object('court', x.court, 'seen_on', x.seen_on) end as line
    from bar_entry b join member m on m.id = b.member_id
    left join public_register_match x on x.member_id = b.member_id and x.register = 'avocats' and x.state = 'confirmed'
      and m.verified_at is not null
    where (${memberIds}::uuid[] is null or b.member_id = any(${memberIds}::uuid[])) and m.deleted_at is null
      and (b.register_day is not null or (b.confirmed_at is null and b.refusal is null and x.court = b.court))
    order by b.member_id for update of b`;
