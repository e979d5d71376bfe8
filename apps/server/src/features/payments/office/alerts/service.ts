import type { Platform } from '../../../../platform/platform.ts';
import { addJobs } from '../../../../platform/queue/queue.ts';
import * as store from './store.ts';

/** Alerts to staff about payments that wait too long, and about refunds that came back (rules §4). */

/** How long a payment may wait before staff are told, in milliseconds. */
const lateAfterMs = 3_600_000;

/** Tells admins, once each, of payments that wait too long and of refunds that came back. */
export const tellStuck = async (platform: Platform): Promise<void> => {
  const now = platform.clock.now();
  await platform.database.transaction(async (trx) => {
    const waiting = await store.markLate(trx, new Date(now.getTime() - lateAfterMs), now);
    const failed = await store.markFailed(trx, now);
    if (waiting + failed === 0) return;
    const people = await store.adminsOf(trx);
    const at = now.toISOString();
    await addJobs(
      trx,
      'payments.stuckMail',
      people.map(({ id }) => ({ payload: { memberId: id, waiting, failed, at } })),
    );
  });
};

/** Metrics of unfinished payments. */
export const watchPayments = ({ metrics, database, clock }: Platform): void => {
  const stuck = () => store.stuck(database.db, clock.now());
  metrics.watch({
    name: 'payments_stuck',
    help: 'Payments that wait, refunds that came back, and provider events that are not applied',
    label: 'what',
    look: async () => {
      const { waiting, failed, events } = await stuck();
      return { waiting, failed, unapplied_events: events };
    },
  });
  metrics.watch({
    name: 'payments_oldest_wait_seconds',
    help: 'How long the oldest payment that was asked for has waited',
    look: async () => ({ '': (await stuck()).oldest_seconds }),
  });
};
