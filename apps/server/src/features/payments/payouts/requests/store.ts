import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { PaymentRequestTable } from '../../../../platform/database/schema/tables.ts';

export type RequestRow = Selectable<PaymentRequestTable>;

export const insertRequest = async (trx: Db, row: Insertable<PaymentRequestTable>): Promise<string> => {
  const { id } = await trx
    .insertInto('payment_request')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Locks the request; undefined once it is carried out. */
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

/** Locks the open requests of a mission's own money, so that the provider is not asked for them before the transaction ends. */
export const lockWaitingOf = async (trx: Db, applicationId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('payment_request')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('handled_at', 'is', null)
    .where('session_id', 'is', null)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

/** Withdraws a request; false if the provider may be doing it, or has done a part of it. */
export const withdraw = async (trx: Db, id: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    select id from money_movement
    where request_id = ${id}::uuid and not (done_at is null and (tried_at is null or is_refused)) limit 1`.execute(
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

/** Ids of open requests asked for between two instants, oldest first. */
export const waitingSince = async (db: Db, since: Date, after: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('payment_request')
    .select('id')
    .where('handled_at', 'is', null)
    .where('asked_at', '<', since)
    .where('asked_at', '>', after)
    .orderBy('asked_at')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};
