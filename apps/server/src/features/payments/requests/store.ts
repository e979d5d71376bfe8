import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { PaymentRequestTable } from '../../../platform/schema/tables.ts';

export type RequestRow = Selectable<PaymentRequestTable>;

export const insertRequest = async (trx: Db, row: Insertable<PaymentRequestTable>): Promise<string> => {
  const { id } = await trx
    .insertInto('payment_request')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The request, locked; undefined once it is carried out. */
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

/** What waits to be carried out since before one instant and after another, the oldest first. */
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
