import { newsCents } from '@basoche/domain/notifications/notification-amounts';
import { flatInstalment, type InstalmentKey } from '@basoche/domain/payments/instalment';
import { titleAt } from '@basoche/domain/pricing/notices';
import type { Decision } from '@basoche/domain/threads/effects';
import { type TimerCommand, timerName } from '@basoche/domain/threads/timer-commands';
import type { Db } from '../../../../platform/database/database.ts';
import { addJob } from '../../../../platform/queue/queue.ts';
import { notify } from '../../../notifications/service.ts';
import { askPayments } from '../../../payments/payouts/requests/service.ts';

/** Effects of decisions: notifications, mails, timers and payment requests, in the transaction of the change. */

type Allowed = Extract<Decision, { ok: true }>;

/**
 * The instalment that was decided on, which the timers and payments are for, and the thread's positions
 * before and after the change.
 */
interface Followed extends InstalmentKey {
  readonly after: number;
  readonly until: number;
}

/**
 * Key of a timer, one per instalment. The first instalment is left out of the key, because older programs use
 * the same keys without instalments.
 */
const timerKey = ({ applicationId, instalment }: InstalmentKey, command: TimerCommand): string =>
  [applicationId, ...(instalment === flatInstalment ? [] : [instalment]), timerName(command)].join(':');

const timerOf = ({ applicationId, instalment }: InstalmentKey) =>
  instalment === flatInstalment ? { applicationId } : { applicationId, instalment };

/** Queues the effects of a decision in the transaction of the change: rolled back or committed with it. */
export const followUp = async (
  trx: Db,
  thread: Followed,
  { application, changes, effects }: Allowed,
  now: Date,
) => {
  const { applicationId, instalment } = thread;
  const key = { applicationId, instalment };
  for (const effect of effects) {
    if (effect.kind === 'notify') {
      const { memberId } = application[effect.to];
      const { key: told } = effect;
      const title = titleAt(application, effect);
      const amountCents = newsCents(told, application);
      await notify(trx, { memberId, applicationId, key: told, title, amountCents }, now);
    } else if (effect.kind === 'mail') {
      await addJob(trx, 'threads.mail', {
        applicationId,
        to: effect.to,
        mail: effect.mail,
        position: thread.until,
        ...(application.instalment === null ? {} : { instalment }),
      });
      if (effect.mail === 'mode-offered') await addJob(trx, 'vigilance.asked', { applicationId });
    } else if (effect.kind === 'schedule') {
      const { command, at } = effect;
      const jobKey = `threads.timer:${timerKey(key, command)}`;
      await addJob(trx, 'threads.timer', { ...timerOf(key), command }, { runAt: at, jobKey });
    } else if (effect.kind === 'payment') {
      await askPayments(trx, key, effect.payment, now);
    }
  }
  if (application.hearing !== null && changes.fields.state === 'REFUSED') {
    await addJob(trx, 'hearings.closed', { applicationId });
  }
  if (thread.until > thread.after) {
    await addJob(trx, 'threads.changed', { applicationId, after: thread.after, until: thread.until });
  }
};
