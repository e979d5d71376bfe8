import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import { deleteSome } from '../../../platform/database/batches.ts';
import type { Db } from '../../../platform/database/database.ts';
import { ofHearing } from '../../../platform/listing/of-hearing.ts';
import { unavailableSql } from '../../../platform/listing/unavailable.ts';

/** New number of views of a mission, and the creator to tell. */
interface ViewCount {
  readonly creatorId: string;
  readonly views: number;
}

interface View {
  readonly missionId: string;
  readonly day: Day;
  /** Null for a visitor. */
  readonly memberId: string | null;
  /** The member's id or, for a visitor, a hash under the secret of the day, which tells nothing once that is deleted. */
  readonly viewerKey: Buffer;
}

/**
 * Records a view once per person, mission and day, and counts it, except the creator's own. `found: false` if this reader may
 * not read the mission. `counted` is null if nothing was: a repeated view, or the creator's own.
 *
 * A mission made for a hearing is not shown, so it counts none. One statement, whose only lock is on the mission's view count.
 */
export const recordView = async (
  db: Db,
  { missionId, day, memberId, viewerKey }: View,
): Promise<{ readonly found: boolean; readonly counted: ViewCount | null }> => {
  const { rows } = await sql<{ creator_id: string; views: number | null }>`
    with shown as (
      select m.id, m.creator_id from mission m
      where m.id = ${missionId}::uuid and not ${ofHearing('m.id')} and (
        not ${unavailableSql('m')} or m.creator_id = ${memberId}::uuid
        or exists (select from application a where a.mission_id = m.id and a.candidate_id = ${memberId}::uuid)
      )
    ), seen as (
      insert into mission_view (day, mission_id, viewer)
      select ${day}::date, id, ${viewerKey}::bytea from shown where creator_id is distinct from ${memberId}::uuid
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

/** Stores the offered secret of a day, unless another process stored one first; returns the stored one. It is the key of visitors' hashes. */
export const readOrStoreSecret = async (db: Db, day: Day, offered: Buffer): Promise<Buffer> => {
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

/** Deletes up to `limit` views before this day, and returns their number. */
export const deleteViewsBefore = (db: Db, day: Day, limit: number): Promise<number> =>
  deleteSome(db, 'mission_view', sql`day < ${day}::date`, limit);

export const deleteSecretsBefore = async (db: Db, day: Day): Promise<void> => {
  await db.deleteFrom('view_secret').where('day', '<', day).execute();
};
