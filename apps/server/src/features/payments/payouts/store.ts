import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import type { MoneyMovementTable } from '../../../platform/database/schema/tables.ts';
import type { RequestRow } from './requests/store.ts';

export type MovementRow = Selectable<MoneyMovementTable>;

export const movementsOf = (db: Db, requestId: string): Promise<MovementRow[]> =>
  db
    .selectFrom('money_movement')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('kind', 'desc')
    .execute();

export const insertMovements = async (
  trx: Db,
  rows: readonly Insertable<MoneyMovementTable>[],
): Promise<void> => {
  await trx
    .insertInto('money_movement')
    .values([...rows])
    .execute();
};

/** The paid deposit of an instalment. */
export const paidSession = (db: Db, { applicationId, instalment }: InstalmentKey) =>
  db
    .selectFrom('deposit_session')
    .select(['id', 'payment_intent', 'charge_id'])
    .where('application_id', '=', applicationId)
    .where('instalment', '=', instalment)
    .where('status', '=', 'paid')
    .executeTakeFirst();

interface Payee {
  member_id: string | null;
}

/** Payee of the held funds by the mode in force (rules §3); null if the portage company has no payee that may be paid. */
export const payeeOf = async (db: Db, applicationId: string): Promise<string | null> => {
  const row = await rowOf<Payee>(db)`
    select payee_of(a) as member_id from application a where a.id = ${applicationId}::uuid`;
  return row?.member_id ?? null;
};

/** Marks the movement as requested; returns when it was first requested under its current key. */
export const setTried = async (db: Db, id: string, now: Date): Promise<Date> => {
  const { tried_at } = await db
    .updateTable('money_movement')
    .set(({ fn, ref, val }) => ({ tried_at: fn.coalesce(ref('tried_at'), val(now)), is_refused: false }))
    .where('id', '=', id)
    .returning('tried_at')
    .executeTakeFirstOrThrow();
  return tried_at ?? now;
};

/** Gives the movement a new idempotency key after a refusal. Of concurrent refusals, only one changes it. */
export const setTriedAgain = async (db: Db, id: string, since: Date): Promise<void> => {
  await db
    .updateTable('money_movement')
    .set({ tried_at: new Date(since.getTime() + 1), is_refused: true })
    .where('id', '=', id)
    .where('tried_at', '=', since)
    .execute();
};

export const setError = async (db: Db, id: string, error: string): Promise<void> => {
  await db.updateTable('money_movement').set({ last_error: error }).where('id', '=', id).execute();
};

/** Marks the movement as done; true if this call did so. */
export const setDone = async (trx: Db, id: string, providerId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('money_movement')
    .set({ provider_id: providerId, done_at: now, last_error: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Locks a refund by its id at the provider; adds its instalment. */
export const lockRefund = (
  trx: Db,
  providerId: string,
): Promise<(MovementRow & { instalment: number }) | undefined> =>
  trx
    .selectFrom('money_movement')
    .innerJoin('payment_request', 'payment_request.id', 'money_movement.request_id')
    .selectAll('money_movement')
    .select('payment_request.instalment')
    .where('money_movement.provider_id', '=', providerId)
    .where('money_movement.kind', '=', 'refund')
    .forUpdate('money_movement')
    .executeTakeFirst();

export const setFailed = async (trx: Db, id: string, error: string, now: Date): Promise<void> => {
  await trx
    .updateTable('money_movement')
    .set({ failed_at: now, last_error: error })
    .where('id', '=', id)
    .execute();
};

interface Dispute {
  status: 'open' | 'lost';
  /** Null while the dispute is open. */
  closed_at: Date | null;
}

/** The open or lost dispute about the payment of a request; null if there is none, or if it was won. */
export const disputeOf = async (
  db: Db,
  {
    application_id,
    instalment,
    session_id,
  }: Pick<RequestRow, 'application_id' | 'instalment' | 'session_id'>,
): Promise<Dispute | null> => {
  const row = await rowOf<Dispute>(db)`
    select c.status, c.closed_at from chargeback c join deposit_session s on s.id = c.session_id
    where c.application_id = ${application_id}::uuid and c.status in ('open', 'lost')
      and case when ${session_id}::uuid is null then s.status = 'paid' and s.instalment = ${instalment} else s.id = ${session_id}::uuid end
    order by c.status = 'open' desc, c.closed_at desc limit 1`;
  return row ?? null;
};

export const deleteMovement = async (trx: Db, id: string): Promise<void> => {
  await trx.deleteFrom('money_movement').where('id', '=', id).where('done_at', 'is', null).execute();
};

/**
 * Deletes a movement that was never requested from the provider, or that it refused. Keeps one that is being
 * requested now.
 */
export const deleteUnasked = async (db: Db, id: string): Promise<void> => {
  await db
    .deleteFrom('money_movement')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where((where) => where.or([where('tried_at', 'is', null), where('is_refused', '=', true)]))
    .execute();
};

/** Deletes movements planned up to this time that were never requested from the provider. */
export const deleteUntried = async (trx: Db, requestId: string, until: Date): Promise<void> => {
  await trx
    .deleteFrom('money_movement')
    .where('request_id', '=', requestId)
    .where('planned_at', '<=', until)
    .where('tried_at', 'is', null)
    .execute();
};
