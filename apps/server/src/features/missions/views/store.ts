import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import { deleteSome } from '../../../platform/database/batches.ts';
import type { Db } from '../../../platform/database/database.ts';
import { ofHearing } from '../../../platform/listing/of-hearing.ts';
import { unavailableSql } from '../../../platform/listing/unavailable.ts';

/** New view count of a mission, and the creator to notify. */
interface ViewCount {
  readonly creatorId: string;
  readonly views: number;
}

interface View {
  readonly missionId: string;
  readonly day: Day;
  /** Null for a visitor. */
  readonly memberId: string | null;
  /**
   * The member's id or, for a visitor, a hash under the secret of the day, which identifies nobody once the
   * secret is deleted.
   */
  readonly viewerKey: Buffer;
}

/**
 * Records a view once per person, mission and day, and counts it; the creator's own views are not recorded.
 * `found` is false if this reader may not read the mission. `counted` is null for a repeated view and for the
 * creator's own.
 *
 * The mission of a hearing is not shown, so it has no views. One statement, which locks only the mission's
 * view count.
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

/**
 * Stores this secret for a day, unless another process was first; returns the stored one, which is the key of
 * visitors' hashes.
 */
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
