import type pg from 'pg';
import type { Metrics } from '../observability/metrics.ts';

interface QueueNow {
  readonly due: number;
  readonly running: number;
  readonly failing: number;
  readonly given_up: number;
  readonly oldest_due_seconds: number;
}

/** The table holds only unfinished jobs, which are few, so one scan is cheap. */
const readQueue = async (pool: pg.Pool): Promise<QueueNow> => {
  const { rows } = await pool.query<QueueNow>(`
    select
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as due,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where attempts > 0 and attempts < max_attempts and locked_at is null)::int as failing,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as given_up,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::float as oldest_due_seconds
    from graphile_worker._private_jobs`);
  const [now] = rows;
  if (now === undefined) throw new Error('The queue did not answer.');
  return now;
};

/** Reports the state of the whole queue, from any process. */
export const watchQueue = (metrics: Metrics, pool: pg.Pool): void => {
  metrics.watch({
    name: 'queue_jobs',
    help: 'Jobs by state: due, running, failing (will be tried again), given_up',
    label: 'state',
    look: async () => {
      const { due, running, failing, given_up } = await readQueue(pool);
      return { due, running, failing, given_up };
    },
  });
  metrics.watch({
    name: 'queue_oldest_due_seconds',
    help: 'How long the oldest job that is due has waited',
    look: async () => ({ '': (await readQueue(pool)).oldest_due_seconds }),
  });
};
