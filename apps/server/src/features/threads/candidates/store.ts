import type { Db } from '../../../platform/database/database.ts';

/** The creator of a mission or an offer; undefined if there is none with this id. */
export const creatorOf = async (
  db: Db,
  table: 'mission' | 'job_offer',
  id: string,
): Promise<string | undefined> => {
  const row = await db.selectFrom(table).select('creator_id').where('id', '=', id).executeTakeFirst();
  return row?.creator_id;
};
