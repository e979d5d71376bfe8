import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ProviderEventTable } from '../../../platform/database/schema/tables.ts';

/** Inserts an event; true if this call inserted it. */
export const insertEvent = async (trx: Db, row: Insertable<ProviderEventTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('provider_event')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const findWaiting = (db: Db, id: string) =>
  db
    .selectFrom('provider_event')
    .selectAll()
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .executeTakeFirst();

export const setApplied = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('provider_event').set({ applied_at: now }).where('id', '=', id).execute();
};

/** Ids of events that are not applied and were received between two times, oldest first; at most 500. */
export const waitingBetween = async (
  db: Db,
  { after, before }: { readonly after: Date; readonly before: Date },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('provider_event')
    .select('id')
    .where('applied_at', 'is', null)
    .where('received_at', '<', before)
    .where('received_at', '>', after)
    .orderBy('received_at')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};
