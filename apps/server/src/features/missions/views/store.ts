import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import { deleteSome } from '../../../platform/database/batches.ts';
import type { Db } from '../../../platform/database/database.ts';
import { ofHearing } from '../../../platform/listing/of-hearing.ts';
import { unavailable } from '../../../platform/listing/unavailable.ts';

/** New count of views; null if nothing was counted: a repeated view, or the creator's own. */
interface Counted {
  readonly creatorId: string;
  readonly views: number;
}

interface View {
  readonly missionId: string;
  readonly day: Day;
  /** Null for a visitor. */
  readonly memberId: string | null;
  readonly viewer: Buffer;
}

/**
 * Records a view once per person, mission and day, and counts it, except the creator's own. `found: false` if this reader may
 * not read the mission. One statement, whose only lock is on the mission's view count.
 */
export const recordView = async (
  db: Db,
  { missionId, day, memberId, viewer }: View,
): Promise<{ readonly found: boolean; readonly counted: Counted | null }> => {
  const { rows } = await sql<{ creator_id: string; views: number | null }>`
    with shown as (
      select m.id, m.creator_id from mission m
      where m.id = ${missionId}::uuid and not ${ofHearing('m.id')} and (
        not ${unavailable('m')} or m.creator_id = ${memberId}::uuid
        or exists (select from application a where a.mission_id = m.id and a.candidate_id = ${memberId}::uuid)
      )
    ), seen as (
      insert into mission_view (day, mission_id, viewer)
      select ${day}::date, id, ${viewer}::bytea from shown where creator_id is distinct from ${memberId}::uuid
      on conflict do nothing returning mission_id
    ), counted as (
      insert into mission_view_count as c (mission_id, views) select mission_id, 1 from seen
      on conflict (mission_id) do update set views = c.views + 1 returning c.views
    )
    select shown.creator_id, (select views from counted) as views from shown`.execute(db);
  const [row] = rows;
  if (row === undefined) return { found: false, counted: null };
  return {
    found: true,
    counted: row.views === null ? null : { creatorId: row.creator_id, views: row.views },
  };
};

/** Secret of a day: the offered one, or the one that another process stored first. */
export const secretOf = async (db: Db, day: Day, offered: Buffer): Promise<Buffer> => {
  await db
    .insertInto('view_secret')
    .values({ day, secret: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('view_secret')
    .select('secret')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return secret;
};

/** Deletes up to `limit` views of before this day, and returns their number. */
export const forgetViewsBefore = (db: Db, day: Day, limit: number): Promise<number> =>
  deleteSome(db, 'mission_view', sql`day < ${day}::date`, limit);

export const forgetSecretsBefore = async (db: Db, day: Day): Promise<void> => {
  await db.deleteFrom('view_secret').where('day', '<', day).execute();
};
