import { everything } from '@basoche/contract/surrogate-keys';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * Changes of public pages that the edge was not told of yet. Triggers record them while the table
 * `edge_purging` has a row.
 */

interface NotedChanges {
  readonly ids: readonly number[];
  readonly keys: readonly string[];
}

/** The oldest recorded changes, at most `limit`. */
export const oldestChanges = async (db: Db, limit: number): Promise<NotedChanges> => {
  const rows = await db.selectFrom('edge_change').select(['id', 'keys']).orderBy('id').limit(limit).execute();
  return { ids: rows.map(({ id }) => id), keys: [...new Set(rows.flatMap(({ keys }) => keys))] };
};

export const deleteChanges = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`delete from edge_change where id = any(${[...ids]}::bigint[])`.execute(db);
};

/** Age in seconds of the oldest change that the edge was not told of yet; 0 if none. */
export const oldestChangeSeconds = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ age: number }>`
    select coalesce(extract(epoch from now() - min(noted_at)), 0)::float8 as age from edge_change`.execute(
    db,
  );
  return rows[0]?.age ?? 0;
};

export const recordChanges = async (db: Db): Promise<void> => {
  await sql`insert into edge_purging default values on conflict do nothing`.execute(db);
  await db
    .insertInto('edge_change')
    .values({ keys: [everything] })
    .execute();
};

export const stopNotingChanges = async (db: Db): Promise<void> => {
  await db.deleteFrom('edge_purging').execute();
  await db.deleteFrom('edge_change').execute();
};
