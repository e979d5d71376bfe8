import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { JobOfferTable } from '../../../platform/database/schema/tables.ts';
import type { JobOfferRow } from '../store.ts';

export const insertJob = async (db: Db, offer: Insertable<JobOfferTable>): Promise<string> => {
  const { id } = await db.insertInto('job_offer').values(offer).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Locks the offer until the transaction ends. */
export const lockJob = (db: Db, id: string): Promise<JobOfferRow | undefined> =>
  db.selectFrom('job_offer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateJob = async (db: Db, id: string, change: Updateable<JobOfferTable>): Promise<void> => {
  await db.updateTable('job_offer').set(change).where('id', '=', id).execute();
};
