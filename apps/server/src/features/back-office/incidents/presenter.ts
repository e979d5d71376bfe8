import type { Incident } from '@basoche/contract/back-office/incidents';
import { shownError } from '@basoche/domain/access/incidents';
import { queueClocks } from '@basoche/domain/access/office-queues';
import { urgencyOf } from '@basoche/domain/time/deadlines';
import type { FailedJob } from '../../../platform/queue/failed-jobs.ts';

export const presentIncident = (job: FailedJob, now: Date): Incident => {
  const isDead = job.attempts >= job.max_attempts;
  const clock = isDead ? queueClocks[job.kind === 'mail' ? 'mails' : 'jobs'](job.updated_at) : null;
  return {
    id: job.id,
    kind: job.kind,
    state: isDead ? 'dead' : 'retrying',
    task: job.task,
    error: shownError(job.last_error),
    attempts: job.attempts,
    maxAttempts: job.max_attempts,
    failedAt: job.updated_at.toISOString(),
    nextTryAt: isDead ? null : job.run_at.toISOString(),
    dueAt: clock?.dueAt.toISOString() ?? null,
    urgency: clock && urgencyOf(clock, now),
  };
};
