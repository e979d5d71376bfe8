import { setTimeout as pause } from 'node:timers/promises';
import { askPgBouncer } from '@basoche/server/test/pgbouncer.ts';
import pg from 'pg';
import type { Cluster } from './cluster.ts';

/**
 * Statements of the primary by their wait event, and clients that wait for the pool, sampled at a fixed
 * interval.
 */
export interface Waits {
  /** Mean number of statements that worked or waited, by wait event. */
  readonly statements: readonly (readonly [string, number])[];
  /** Highest number of clients that waited for a pool connection at once. */
  readonly pooled: number;
}

const everyMs = 500;

const look = `select coalesce(wait_event_type || ' ' || wait_event, 'processor') as event, count(*)::int as count
  from pg_stat_activity where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid() group by 1`;

/** Samples until it is stopped. An unavailable primary or pool is skipped. */
export const watchWaits = ({ databases, pool }: Cluster): (() => Promise<Waits>) => {
  const counts = new Map<string, number>();
  let looks = 0;
  let pooled = 0;
  let isOver = false;
  const client = new pg.Pool({
    connectionString: databases.primaryUrl,
    max: 1,
    application_name: 'basoche-waits',
  });
  client.on('error', () => undefined);
  const lookOnce = async () => {
    const { rows } = await client.query<{ event: string; count: number }>(look);
    looks += 1;
    for (const { event, count } of rows) counts.set(event, (counts.get(event) ?? 0) + count);
    if (pool === null) return;
    const pools = await askPgBouncer<{ cl_waiting: number }>(pool.urlOf('pgbouncer'), 'show pools');
    pooled = Math.max(pooled, ...pools.map(({ cl_waiting }) => Number(cl_waiting)));
  };
  const looking = (async () => {
    while (!isOver) {
      await lookOnce().catch(() => undefined);
      await pause(everyMs);
    }
  })();
  return async () => {
    isOver = true;
    await looking;
    await client.end();
    return {
      statements: [...counts]
        .map(([event, count]) => [event, count / Math.max(1, looks)] as const)
        .toSorted(([, one], [, other]) => other - one),
      pooled,
    };
  };
};
