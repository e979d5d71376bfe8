import { type IncidentKind, shownError } from '@basoche/domain/access/incidents';
import { type FailedJob, listFailedJobs, lockFailedJob, retryJob } from '../platform/queue/failed-jobs.ts';
import { type Command, CommandFailed } from './command.ts';

/** Commands of operators (`npm run admin`) about background jobs that failed; a mail is such a job too. */

const nextTry = (job: FailedJob): string =>
  job.attempts >= job.max_attempts ? 'given up' : `next try ${job.run_at.toISOString()}`;

/** Most jobs in one answer. */
const shownAtMost = 200;

/** Lists failed jobs, of one kind or of all. */
const listFailed =
  (kind?: IncidentKind): Command['run'] =>
  async ({ database }) => {
    const jobs = await listFailedJobs(database.db, { kind }, { limit: shownAtMost, after: undefined });
    if (jobs.length === 0) return kind === 'mail' ? 'No mail has failed.' : 'No job has failed.';
    return jobs
      .slice(0, shownAtMost)
      .map(
        (job) =>
          `${job.id}  ${job.task}  ${job.attempts} of ${job.max_attempts} tries, ${nextTry(job)}  ${shownError(job.last_error)}`,
      )
      .join('\n');
  };

export const queueJobCommands: Record<string, Command> = {
  'jobs failed': {
    usage: 'jobs failed',
    summary: 'list the jobs that failed, with their last error',
    parameters: 0,
    run: listFailed(),
  },
  'mails failed': {
    usage: 'mails failed',
    summary: 'list the mails that could not be sent, with their recipients masked',
    parameters: 0,
    run: listFailed('mail'),
  },
  'jobs retry': {
    usage: 'jobs retry ID',
    summary: 'have a job that failed tried again at once',
    parameters: 1,
    run: ({ database }, [id = '']) =>
      database.transaction(async (trx) => {
        const job = /^[1-9]\d{0,17}$/.test(id) ? await lockFailedJob(trx, id) : undefined;
        if (job === undefined) throw new CommandFailed(`There is no job ${id}.`);
        if (!job.isFailed || !(await retryJob(trx, id))) {
          throw new CommandFailed(`Job ${id} has not failed, or runs just now.`);
        }
        return `Job ${id} (${job.task}) is tried again.`;
      }),
  },
};
