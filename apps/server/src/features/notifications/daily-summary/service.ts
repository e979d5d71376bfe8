import { topicOf } from '@basoche/domain/notifications/keys';
import { channelsOf } from '@basoche/domain/notifications/wishes';
import { lastAlertTime } from '@basoche/domain/searches/alert-times';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJobs } from '../../../platform/queue/queue.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { stoppableFooter, wishesOf } from '../wishes/service.ts';
import { summaryMails } from './mails.ts';
import * as store from './store.ts';

/**
 * The daily summary: one mail with the unread notifications that its recipient wants in it, at the hour of the daily alerts.
 */

const batchSize = 500;

/** Queues the summaries that are due. A second run finds nothing left. */
export const startDue = async ({ database, clock }: Platform): Promise<void> => {
  const startSome = () =>
    database.transaction(async (trx) => {
      const now = clock.now();
      const before = lastAlertTime('daily', now);
      const members = await store.claim(trx, { before, now, limit: batchSize });
      const at = now.toISOString();
      await addJobs(
        trx,
        'notifications.digest',
        members.map((memberId) => ({ payload: { memberId, at } })),
      );
      return members.length;
    });
  while ((await startSome()) === batchSize);
};

/** Sends the claimed notifications, except those read or unwanted since. Sends nothing if none is left. */
export const send = async (
  platform: Platform,
  { memberId, at }: QueueJobs['notifications.digest'],
): Promise<void> => {
  const { db } = platform.database;
  const { publicUrl } = platform.config;
  const reader = await store.readerOf(db, memberId);
  if (reader === undefined) return;
  const wishes = await wishesOf(db, memberId);
  const claimed = await store.claimedFor(db, memberId, new Date(at));
  const rows = claimed.filter((row) => channelsOf(topicOf(row.key), wishes).digest);
  if (rows.length === 0) return;
  const mail = summaryMails.daily({ name: reader.name, rows, publicUrl });
  const footer = await stoppableFooter(platform, memberId, 'digest');
  // The same id at each retry, so that mail programs show the mail once.
  const id = `resume-${memberId}-${Date.parse(at)}`;
  await platform.mailer.send({ to: reader.email, id, ...renderMail(mail, footer) });
};
