import type { Db } from '../../../platform/database/database.ts';

/** Who published a mission or an offer; undefined where there is none of this id. */
export const creatorOf = async (
  db: Db,
  table: 'mission' | 'job_offer',
  id: string,
): Promise<string | undefined> => {
  const row = await db.selectFrom(table).select('creator_id').where('id', '=', id).executeTakeFirst();
  return row?.creator_id;
};
