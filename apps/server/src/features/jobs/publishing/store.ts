import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { JobOfferTable } from '../../../platform/database/schema/tables.ts';

export type OfferRow = Selectable<JobOfferTable>;

export const insertOffer = async (db: Db, offer: Insertable<JobOfferTable>): Promise<string> => {
  const { id } = await db.insertInto('job_offer').values(offer).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Locks the offer until the transaction ends. */
export const lockOffer = (db: Db, id: string): Promise<OfferRow | undefined> =>
  db.selectFrom('job_offer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateOffer = async (db: Db, id: string, change: Updateable<JobOfferTable>): Promise<void> => {
  await db.updateTable('job_offer').set(change).where('id', '=', id).execute();
};
