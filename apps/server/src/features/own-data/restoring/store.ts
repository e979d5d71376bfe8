import { sql } from 'kysely';
import pg from 'pg';
import type { Trx } from '../../../platform/database/database.ts';

/**
 * Suspends and signs out those of these accounts that exist in the restored copy, and records that they must
 * be erased; returns their number.
 */
export const closeAndRemember = async (trx: Trx, ids: readonly string[], at: Date): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    update member set suspended_at = coalesce(suspended_at, ${at})
    where id = any(${[...ids]}::uuid[]) and deleted_at is null returning id`.execute(trx);
  const found = rows.map(({ id }) => id);
  await sql`delete from session where member_id = any(${found}::uuid[])`.execute(trx);
  await sql`
    insert into erasure_due (member_id, since) select id, ${at} from unnest(${found}::uuid[]) id
    on conflict do nothing`.execute(trx);
  return found.length;
};

/** Ids of members that the old database had erased, if it is still readable. */
export const erasedInDatabase = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from member where deleted_at is not null');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
};
