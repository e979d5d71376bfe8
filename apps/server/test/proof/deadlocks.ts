import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from '../app.ts';

/**
 * Number of deadlocks in a test's database so far. Waits first, because connections report theirs once a
 * second.
 */
export const deadlocksOf = async ({ platform }: Pick<TestApp, 'platform'>): Promise<number> => {
  await pause(1_500);
  const { rows } = await platform.database.pool.query<{ number: number }>(
    'select deadlocks::int as number from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.number ?? 0;
};
