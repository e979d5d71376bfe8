import { digestDueAt, digestStep } from '@basoche/domain/threads/digest';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Jobs } from '../../../platform/queue/jobs.ts';
import { addJob, addJobs } from '../../../platform/queue/queue.ts';
import { wantsMail } from '../../notifications/wishes/service.ts';
import { messageMails } from '../mails/mails.ts';
import { sendToParty } from '../mails/service.ts';
import * as store from './store.ts';

/**
 * Mails about the messages that wait in a thread. The first message that nobody was told of plans a look, five minutes later;
 * the look decides (domain threads/digest) to send, to look again, or to rest until the next message.
 */

/** One look waits for a party of a thread at most. */
const lookOf = ({ applicationId, to }: store.Reader) => ({
  payload: { applicationId, to },
  jobKey: `threads.digest:${applicationId}:${to}`,
});

/**
 * Messages stand in threads that the transaction has locked: their readers will be written to unless they read. Called for each
 * message or for some of many, it writes only where nothing was planned.
 */
export const planDigests = async (trx: Db, readers: readonly store.Reader[], now: Date): Promise<void> => {
  if (readers.length === 0) return;
  const planned = await store.plan(trx, readers);
  const looks = planned.map(({ mailedAt, ...reader }) => ({
    ...lookOf(reader),
    runAt: digestDueAt({ since: now, mailedAt }),
  }));
  await addJobs(trx, 'threads.digest', looks);
};

export const planDigest = (trx: Db, reader: store.Reader, now: Date): Promise<void> =>
  planDigests(trx, [reader], now);

/** Looks whether a party is to be written to now. */
export const look = async (platform: Platform, reader: store.Reader): Promise<void> => {
  const { database, clock, realtime } = platform;
  const memberId = await store.memberOf(database.db, reader);
  if (memberId === undefined) return;
  // Asked of the other processes, so outside of what locks the thread.
  const isOnline = await realtime.isOnline(memberId);
  await database.transaction(async (trx) => {
    const waits = await store.lockWaiting(trx, reader);
    if (waits === undefined) return;
    const now = clock.now();
    const step = digestStep(waits, isOnline, now);
    if (step.kind === 'rest' || !(await wantsMail(trx, memberId, 'messages'))) return store.rest(trx, reader);
    if (step.kind === 'look') return addJobs(trx, 'threads.digest', [{ ...lookOf(reader), runAt: step.at }]);
    await store.told(trx, reader, { position: waits.position, now });
    // A mail server that is away keeps one mail of a thread waiting: a later one takes its place.
    await addJob(
      trx,
      'threads.digestMail',
      { ...reader, position: waits.position },
      { jobKey: `threads.digestMail:${reader.applicationId}:${reader.to}` },
    );
  });
};

/** More than so many are not counted. */
const countedAtMost = 99;

/** Sends what was decided, unless everything was read by now. */
export const mail = async (
  platform: Platform,
  { applicationId, to, position }: Jobs['threads.digestMail'],
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
