import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { rowsOf } from '../../../../platform/database/rows.ts';
import type { PageRequest } from '../../../../platform/http/cursor.ts';

/** Nightly runs of the deletions, with the result of each step. */

export interface RunRow {
  ran_at: Date;
  class: string;
  done: number;
  left_over: number;
  has_failed: boolean;
}

export const beginNight = async (db: Db, at: Date): Promise<string> => {
  const { id } = await db
    .insertInto('retention_night')
    .values({ began_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const endNight = async (db: Db, id: string, tookMs: number): Promise<void> => {
  await db
    .updateTable('retention_night')
    .set({ is_over: true, took_ms: Math.max(0, tookMs) })
    .where('id', '=', id)
    .execute();
};

interface StepResult {
  readonly step: string;
  readonly done: number;
  readonly leftOver: number;
}

export const insertRun = async (
  db: Db,
  nightId: string,
  { step, done, leftOver }: StepResult,
): Promise<void> => {
  await db
    .insertInto('retention_run')
    .values({ night_id: nightId, class: step, done, left_over: leftOver })
    .execute();
};

/** Records a failed step. Keeps counts that it recorded before. */
export const insertFailure = async (db: Db, nightId: string, step: string): Promise<void> => {
  await db
    .insertInto('retention_run')
    .values({ night_id: nightId, class: step, done: 0, left_over: 0, has_failed: true })
    .onConflict((conflict) => conflict.columns(['night_id', 'class']).doUpdateSet({ has_failed: true }))
    .execute();
};

/** Latest runs first. */
export const listRuns = (db: Db, limit: number): Promise<RunRow[]> =>
  db
    .selectFrom('retention_run as run')
    .innerJoin('retention_night as night', 'night.id', 'run.night_id')
    .select(['night.began_at as ran_at', 'run.class', 'run.done', 'run.left_over', 'run.has_failed'])
    .orderBy('night.began_at', 'desc')
    .orderBy('run.class')
    .limit(limit)
    .execute();

export interface NightRow {
  id: string;
  began_at: Date;
  is_over: boolean;
  took_ms: number | null;
  runs: { step: string; done: number; leftOver: number; hasFailed: boolean }[];
}

/** Latest nights first, one more than the limit. */
export const listNights = async (db: Db, { limit, after }: PageRequest): Promise<NightRow[]> => {
  const next = after ? sql`where (n.began_at, n.id) < (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<NightRow>(db)`
    select n.id, n.began_at, n.is_over, n.took_ms, coalesce((
      select json_agg(json_build_object('step', r.class, 'done', r.done, 'leftOver', r.left_over, 'hasFailed', r.has_failed))
      from retention_run r where r.night_id = n.id), '[]') as runs
    from retention_night n ${next} order by n.began_at desc, n.id desc limit ${limit + 1}`;
};
