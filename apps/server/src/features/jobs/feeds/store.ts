import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Last change of each of these offers. */
export const changesOf = async (db: Db, ids: readonly string[]): Promise<Map<string, Date>> => {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    select id, updated_at from job_offer where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.updated_at]));
};

/** Last change of any offer: published, archived, filled, or moved to another domain. */
export const lastChange = async (db: Db): Promise<Date | null> => {
  const { rows } = await sql<{ updated_at: Date | null }>`
    select max(updated_at) as updated_at from job_offer`.execute(db);
  return rows[0]?.updated_at ?? null;
};
