import { type ReminderName, remindedOf, reminderNames } from '@basoche/domain/members/verification-reminders';
import { addDays, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJobs } from '../../../platform/queue/queue.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { reminderMails } from './mails.ts';
import * as store from './store.ts';

/** Reminds students before their verification lapses and once it has (rules §1). Each reminder is sent once, by its own job. */

const batchSize = 500;

/** Instants of lapse for a reminder: a verification's last day is the one before it lapses. */
const lapsing = (reminder: ReminderName, now: Date) => {
  const { first, last } = remindedOf(reminder, parisDay(now));
  return { from: startOfParisDay(addDays(first, 1)), until: startOfParisDay(addDays(last, 1)) };
};

/** Queues the reminders due now. A second run finds nobody left. */
export const remind = async ({ database, clock }: Platform): Promise<void> => {
  const now = clock.now();
  for (const reminder of reminderNames) {
    const remindSome = () =>
      database.transaction(async (trx) => {
        const claimed = await store.claim(trx, { reminder, ...lapsing(reminder, now), now }, batchSize);
        const jobs = claimed.map(({ memberId, lapsesAt }) => ({
          payload: { memberId, reminder, lapsesAt: lapsesAt.toISOString() },
        }));
        await addJobs(trx, 'verification.reminder', jobs);
        return claimed.length;
      });
    for (let count = await remindSome(); count === batchSize; count = await remindSome());
  }
};

/** Sends a reminder, unless the student has sent the next certificate in the meantime. */
export const mailReminder = async (
  { config, database, mailer }: Platform,
  { memberId, reminder, lapsesAt }: QueueJobs['verification.reminder'],
): Promise<void> => {
  const until = new Date(lapsesAt);
  const reader = await store.findReader(database.db, { memberId, lapsesAt: until });
  if (reader === undefined) return;
  const mail = reminderMails[reminder]({ name: reader.name, until, publicUrl: config.publicUrl });
  const id = `verification-${memberId}-${reminder}-${parisDay(until)}`;
  await mailer.send({ to: reader.email, id, ...renderMail(mail) });
};
