import type { Platform } from '../../../../platform/platform.ts';
import { addJobs } from '../../../../platform/queue/queue.ts';
import * as store from './store.ts';

/** Alerts to admins about payments that wait too long, and about refunds that a bank returned (docs/rules.md §4). */

/** Time that a payment may wait before admins are notified, in milliseconds. */
const lateAfterMs = 3_600_000;

/**
 * Notifies admins of payments that wait too long and of returned refunds. Counts only those that were not
 * marked before, so each is told once.
 */
export const tellStuck = async (platform: Platform): Promise<void> => {
  const now = platform.clock.now();
  await platform.database.transaction(async (trx) => {
    const waiting = await store.markLate(trx, new Date(now.getTime() - lateAfterMs), now);
    const failed = await store.markFailed(trx, now);
    if (waiting + failed === 0) return;
    const admins = await store.adminsOf(trx);
    const at = now.toISOString();
    await addJobs(
      trx,
      'payments.stuckMail',
      admins.map(({ id }) => ({ payload: { memberId: id, waiting, failed, at } })),
    );
  });
};

/** Metrics of unfinished payments. */
export const watchPayments = ({ metrics, database, clock }: Platform): void => {
  const counts = () => store.stuck(database.db, clock.now());
  metrics.watch({
    name: 'payments_stuck',
    help: 'Payments that wait, refunds that a bank returned, and provider events that are not applied',
    label: 'what',
    look: async () => {
      const { waiting, failed, events } = await counts();
      return { waiting, failed, unapplied_events: events };
    },
  });
  metrics.watch({
    name: 'payments_oldest_wait_seconds',
    help: 'Time that the oldest requested payment has waited',
    look: async () => ({ '': (await counts()).oldest_seconds }),
  });
};
