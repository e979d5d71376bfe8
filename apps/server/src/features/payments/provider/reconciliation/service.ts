import type { Platform } from '../../../../platform/platform.ts';
import { openPolling } from '../../../../platform/provider/polling.ts';
import { addJob } from '../../../../platform/queue/queue.ts';
import { lookAtAccounts } from '../../accounts/service.ts';
import { refreshDeposit } from '../../deposits/confirmations/service.ts';
import { doubtful } from '../../deposits/pages/service.ts';
import { requeueWaiting } from '../../payouts/requests/service.ts';
import { requeueEvents } from '../service.ts';

const ago = ({ clock }: Platform, ms: number): Date => new Date(clock.now().getTime() - ms);

/**
 * Queues recent requests and events again if the database lost their job, so that they need not wait for the
 * check of each minute.
 */
export const requeueRecent = async (platform: Platform): Promise<void> => {
  const [since, after] = [ago(platform, 10_000), ago(platform, 180_000)];
  await requeueEvents(platform, since, after);
  await requeueWaiting(platform, since, after);
};

/** Plans two more runs within the minute. */
export const planRequeueing = ({ database, clock }: Platform): Promise<void> =>
  database.transaction(async (trx) => {
    for (const seconds of [20, 40]) {
      const runAt = new Date(clock.now().getTime() + seconds * 1_000);
      await addJob(trx, 'payments.takeUp', {}, { runAt, jobKey: `payments.takeUp:${seconds}` });
    }
  });

/**
 * Each minute: resumes interrupted work, and checks pages at the provider whose event is missing (rules §4).
 * A failure of one step does not stop the others.
 */
export const reconcile = async (platform: Platform): Promise<void> => {
  const since = ago(platform, 30_000);
  await requeueEvents(platform, since);
  await requeueWaiting(platform, since);
  const turns = openPolling();
  await turns.take(await doubtful(platform), (sessionId) => refreshDeposit(platform, sessionId), {
    forMs: 25_000,
    failed: (error, sessionId) =>
      platform.log.warn({ err: error, sessionId }, 'A payment page could not be looked at'),
  });
  await lookAtAccounts(platform, turns);
};
