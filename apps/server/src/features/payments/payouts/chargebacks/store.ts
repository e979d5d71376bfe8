import type { Lost } from '@basoche/domain/payments/ledger';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { rowOf } from '../../../../platform/database/rows.ts';
import type { ChargebackTable } from '../../../../platform/database/schema/tables.ts';

export type ChargebackRow = Selectable<ChargebackTable>;

export const lockChargeback = (trx: Db, providerId: string): Promise<ChargebackRow | undefined> =>
  trx
    .selectFrom('chargeback')
    .selectAll()
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirst();

/** True if this call inserted the row. */
export const insertChargeback = async (trx: Db, row: Insertable<ChargebackTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('chargeback')
    .values(row)
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const close = async (
  trx: Db,
  providerId: string,
  status: 'won' | 'lost' | 'reversed',
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('chargeback')
    .set({ status, closed_at: now })
    .where('provider_id', '=', providerId)
    .execute();
};

/** Amounts that a lost chargeback took, by account. */
export const lostTo = async (trx: Db, providerId: string): Promise<Lost> => {
  const row = await rowOf<Lost>(trx)`
    select coalesce(sum(l.amount_cents) filter (where l.account in ('held', 'fee_held')), 0)::int as "heldCents",
      coalesce(sum(l.amount_cents) filter (where l.account = 'deposited'), 0)::int as "depositedCents",
      coalesce(sum(l.amount_cents) filter (where l.account = 'loss'), 0)::int as "lossCents"
    from ledger_entry e join ledger_line l on l.entry_id = e.id
    where e.source = ${`chargeback_lost:${providerId}`}`;
  return row ?? { heldCents: 0, depositedCents: 0, lossCents: 0 };
};

/**
 * Money of a payment that belongs to no mission: an unexpected payment, plus refunds returned by the bank,
 * minus later returns to the payer.
 */
export const unattributed = async (trx: Db, sessionId: string): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`
    select (case when s.status = 'returned' then s.paid_cents else 0 end
      + coalesce(sum(v.amount_cents) filter (where v.failed_at is not null), 0)
      - coalesce(sum(v.amount_cents) filter (where r.ask = 'return' and v.done_at is not null), 0))::int as cents
    from deposit_session s left join money_movement v on v.session_id = s.id
    left join payment_request r on r.id = v.request_id
    where s.id = ${sessionId}::uuid group by s.id`.execute(trx);
  return Math.max(rows[0]?.cents ?? 0, 0);
};
