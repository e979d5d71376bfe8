import type { IncidentFilters } from '@basoche/contract/back-office/incidents';
import { type IncidentKind, mailErrorPrefix } from '@basoche/domain/access/incidents';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { rowOf, rowsOf } from '../database/rows.ts';
import type { PageRequest } from '../http/cursor.ts';
import { type Conditions, givenConditions } from '../listing/conditions.ts';
import type { QueueJobName } from './queue-jobs.ts';

/** Failed jobs of the queue. Their payloads are not read. */

const isMail = sql`last_error like ${sql.lit(`${mailErrorPrefix}%`)}`;
const isOf = (kind: IncidentKind) => (kind === 'mail' ? isMail : sql`not ${isMail}`);
const isDead = sql`attempts >= max_attempts`;
/** A job that was reset for a retry has no attempts left to count. */
const hasFailed = sql`last_error is not null and attempts > 0`;

/** Time of the last failure of each job that was given up. */
export const deadJobsSince = (kind: IncidentKind) =>
  sql`select updated_at as at from graphile_worker.jobs where ${hasFailed} and ${isDead} and ${isOf(kind)}`;

export interface FailedJob {
  id: string;
  task: string;
  kind: IncidentKind;
  attempts: number;
  max_attempts: number;
  last_error: string;
  run_at: Date;
  updated_at: Date;
}

const conditions: Conditions<IncidentFilters> = {
  kind: isOf,
  state: (state) => (state === 'dead' ? isDead : sql`not ${isDead}`),
};

/** Cursors use uuids: the last digits hold the job's number. */
export const uuidOfJob = (id: string): string =>
  `00000000-0000-4000-8000-${BigInt(id).toString(16).padStart(12, '0')}`;
const jobOfUuid = (uuid: string): string => BigInt(`0x${uuid.slice(-12)}`).toString();

/** Failed jobs, the latest failure first. */
export const listFailedJobs = async (
  db: Db,
  filters: IncidentFilters,
  { limit, after }: PageRequest,
): Promise<FailedJob[]> => {
  const next = after
    ? [sql`(date_trunc('milliseconds', updated_at), id) < (${after.at}, ${jobOfUuid(after.id)}::bigint)`]
    : [];
  const condition = sql.join([hasFailed, ...givenConditions(conditions, filters), ...next], sql` and `);
  return rowsOf<FailedJob>(db)`
    select id::text, task_identifier as task, case when ${isMail} then 'mail' else 'job' end as kind, attempts::integer,
      max_attempts::integer, last_error, run_at, updated_at
    from graphile_worker.jobs where ${condition}
    order by date_trunc('milliseconds', updated_at) desc, id desc limit ${limit + 1}`;
};

/** Locks a job until the transaction ends. `isFailed` is true if it failed and is not running now. */
export const lockFailedJob = async (
  trx: Db,
  id: string,
): Promise<{ task: QueueJobName; isFailed: boolean } | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('failed job ' || ${id}, 0))`.execute(trx);
  return rowOf<{ task: QueueJobName; isFailed: boolean }>(trx)`
    select task_identifier as task, (${hasFailed} and locked_at is null) as "isFailed"
    from graphile_worker.jobs where id = ${id}::bigint`;
};

/** Retries a job at once, with all of its attempts restored. False if a worker has just taken it. */
export const retryJob = async (trx: Db, id: string): Promise<boolean> => {
  const rows = await rowsOf(trx)`
    select from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := now(), attempts := 0)`;
  return rows.length > 0;
};

/** Removes a job. False if a worker has just taken it. */
export const deleteJob = async (trx: Db, id: string): Promise<boolean> => {
  const rows = await rowsOf(trx)`select from graphile_worker.complete_jobs(array[${id}::bigint])`;
  return rows.length > 0;
};
