import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** When these offers last changed. */
export const changesOf = async (db: Db, ids: readonly string[]): Promise<Map<string, Date>> => {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    select id, updated_at from job_offer where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.updated_at]));
};

/** When an offer last changed, whichever: archived, filled, moved to another domain or published. */
export const lastChange = async (db: Db): Promise<Date | null> => {
  const { rows } = await sql<{ updated_at: Date | null }>`
    select max(updated_at) as updated_at from job_offer`.execute(db);
  return rows[0]?.updated_at ?? null;
};
