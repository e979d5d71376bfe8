import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { PaymentRequestTable } from '../../../../platform/database/schema/tables.ts';

/** Payment requests that the rules make: a release, a refund, a split, a return. */

export type RequestRow = Selectable<PaymentRequestTable>;

export const insertRequest = async (
  trx: Db,
  row: Insertable<PaymentRequestTable> & Pick<InstalmentKey, 'instalment'>,
): Promise<string> => {
  const { id } = await trx
    .insertInto('payment_request')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Locks the request; undefined once it is carried out or withdrawn. */
export const lockWaiting = (trx: Db, id: string): Promise<RequestRow | undefined> =>
  trx
    .selectFrom('payment_request')
    .selectAll()
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const setHandled = async (trx: Db, id: string, now: Date): Promise<void> => {
  await trx.updateTable('payment_request').set({ handled_at: now }).where('id', '=', id).execute();
};

/**
 * Locks the open requests for the deposit of an instalment, so that no job carries one out before the
 * transaction ends. Leaves out requests with a session, which return an unexpected payment.
 */
export const lockWaitingOf = async (
  trx: Db,
  { applicationId, instalment }: InstalmentKey,
): Promise<string[]> => {
  const rows = await trx
    .selectFrom('payment_request')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('instalment', '=', instalment)
    .where('handled_at', 'is', null)
    .where('session_id', 'is', null)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

/** Withdraws a locked request; false if the provider may be carrying it out, or has done a part. */
export const withdraw = async (trx: Db, id: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    select id from money_movement
    where request_id = ${id}::uuid and (done_at is not null or tried_at is not null and not is_refused) limit 1`.execute(
    trx,
  );
  if (rows.length > 0) return false;
  await trx.deleteFrom('money_movement').where('request_id', '=', id).execute();
  await trx
    .updateTable('payment_request')
    .set({ handled_at: now, withdrawn_at: now })
    .where('id', '=', id)
    .execute();
  return true;
};

/** Ids of open requests made between two times, oldest first; at most 500. */
export const waitingBetween = async (
  db: Db,
  { after, before }: { readonly after: Date; readonly before: Date },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('payment_request')
    .select('id')
    .where('handled_at', 'is', null)
    .where('asked_at', '<', before)
    .where('asked_at', '>', after)
    .orderBy('asked_at')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};
