import { unreadDigestDueAt, unreadDigestStep } from '@basoche/domain/threads/unread-digest';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob, addJobs } from '../../../platform/queue/queue.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { wantsMail } from '../../notifications/wishes/service.ts';
import { messageMails } from '../mails/mails.ts';
import { sendToParty } from '../mails/service.ts';
import * as store from './store.ts';

/**
 * Mails about unread messages. The first message that is in no mail yet plans a check five minutes later. The
 * check (domain threads/unread-digest) sends the mail, plans another check, or ends until the next message.
 */

/** Job of the check. Its key allows one check per party of a thread. */
const lookOf = ({ applicationId, to }: store.Reader) => ({
  payload: { applicationId, to },
  jobKey: `threads.digest:${applicationId}:${to}`,
});

/**
 * Plans a mail to each reader of new messages, unless one is planned. The caller's transaction has locked the threads. Safe to
 * call once per message or once per batch.
 */
export const planUnreadDigests = async (
  trx: Db,
  readers: readonly store.Reader[],
  now: Date,
): Promise<void> => {
  if (readers.length === 0) return;
  const planned = await store.plan(trx, readers);
  const looks = planned.map(({ mailedAt, ...reader }) => ({
    ...lookOf(reader),
    runAt: unreadDigestDueAt({ since: now, mailedAt }),
  }));
  await addJobs(trx, 'threads.digest', looks);
};

export const planUnreadDigest = (trx: Db, reader: store.Reader, now: Date): Promise<void> =>
  planUnreadDigests(trx, [reader], now);

/** Checks whether to mail a party now. */
export const look = async (platform: Platform, reader: store.Reader): Promise<void> => {
  const { database, clock, realtime } = platform;
  const personId = await store.personOf(database.db, reader);
  if (personId === undefined) return;
  // Before the lock of the thread, because it asks the other processes and may take time.
  const isOnline = await realtime.isOnline(personId);
  await database.transaction(async (trx) => {
    const waits = await store.lockWaiting(trx, reader);
    if (waits === undefined) return;
    const now = clock.now();
    const step = unreadDigestStep(waits, isOnline, now);
    if (step.kind === 'rest' || !(await wantsMail(trx, personId, 'messages'))) return store.rest(trx, reader);
    if (step.kind === 'look') return addJobs(trx, 'threads.digest', [{ ...lookOf(reader), runAt: step.at }]);
    await store.recordMailed(trx, reader, { position: waits.position, now });
    // While the mail server is down, at most one mail per party of a thread waits: a later one replaces it.
    await addJob(
      trx,
      'threads.digestMail',
      { ...reader, position: waits.position },
      { jobKey: `threads.digestMail:${reader.applicationId}:${reader.to}` },
    );
  });
};

/** Unread messages are counted up to this number. */
const countedAtMost = 99;

/** Sends the mail, unless the reader has read everything meanwhile. */
export const mail = async (
  platform: Platform,
  { applicationId, to, position }: QueueJobs['threads.digestMail'],
): Promise<void> => {
  const number = await store.countUnread(platform.database.db, { applicationId, to }, countedAtMost + 1);
  if (number === 0) return;
  const reader = { applicationId, to };
  await sendToParty(platform, reader, {
    id: `messages-${applicationId}-${to}-${position}`,
    topic: 'messages',
    write: (facts) =>
      messageMails.messages({
        facts,
        number: Math.min(number, countedAtMost),
        orMore: number > countedAtMost,
      }),
  });
};
