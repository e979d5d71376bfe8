import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** Number of live subscriptions per plan. */
export const countLive = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ plan: string; number: number }>`
    select plan, count(*)::integer as number from subscription where status <> 'canceled' group by plan`.execute(
    db,
  );
  return new Map(rows.map(({ plan, number }) => [plan, number]));
};
