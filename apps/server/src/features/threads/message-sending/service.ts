import type { Message } from '@basoche/contract/threads/messages';
import { isTransient } from '../../../platform/database/database-errors.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { execute } from '../execution/service.ts';
import {
  announceHere,
  type BatchResult,
  type OutgoingMessage,
  type Stored,
  writeTogether,
} from '../message-batches/service.ts';
import { presentMessage } from '../presenter.ts';
import { partyOf } from '../store.ts';

/**
 * Batches the messages of a process: while one transaction writes, the next batch gathers. A thread is in one
 * batch at a time, so that its messages keep their order.
 */

/** Concurrent transactions, and messages per transaction. */
const batchesAtOnce = 2;
const messagesAtOnce = 200;
/** Threads whose messages are being written one by one; from this number on, no new batch starts. */
const threadQueuesAtMost = 200;
/** Queue limit. Beyond it, a message is refused at once (UNAVAILABLE), because it could not be written in time. */
const waitingAtMost = 5_000;

/** Key of a message, made of the ids of thread, sender and message. */
const nameOf = ({ applicationId, senderId, clientId }: OutgoingMessage): string =>
  `${applicationId} ${senderId} ${clientId}`;

interface Pending {
  readonly outgoing: OutgoingMessage;
  readonly settle: (result: Stored) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Writes one message in its own transaction, through `execute`. Returns the earlier message if it was stored
 * before.
 */
const writeAlone = async (
  platform: Platform,
  outgoing: OutgoingMessage,
  attachments: readonly string[] = [],
): Promise<Stored> => {
  const { applicationId, senderId: memberId, personId, acting, clientId, content } = outgoing;
  const { row, message } = await platform.database.transaction((trx) =>
    execute(platform, trx, applicationId, {
      by: { memberId, personId, acting },
      command: { type: 'message', content, files: attachments.length },
      clientId,
      attachments,
    }),
  );
  if (message === undefined) throw new Error('A message was decided and not stored.');
  return { message, parties: row };
};

const openMessageBatcher = (platform: Platform) => {
  let waiting: Pending[] = [];
  const busy = new Set<string>();
  let running = 0;
  let threadQueues = 0;
  let isPlanned = false;
  /**
   * Keys of messages whose commit got no answer. They may be stored, but no browser was told: see
   * `writeThreadQueue`.
   */
  const doubtful = new Set<string>();

  const doubt = (outgoing: OutgoingMessage): void => {
    doubtful.add(nameOf(outgoing));
    const [oldest] = doubtful;
    if (doubtful.size > waitingAtMost && oldest !== undefined) doubtful.delete(oldest);
  };

  /** Tells browsers of a stored message. A failure is only logged: browsers ask for missed messages later. */
  const tellHere = (stored: Stored): void => {
    try {
      announceHere(platform, stored);
    } catch (error) {
      platform.log.error({ err: error }, 'Browsers could not be told of a message that was stored');
    }
  };

  /** Writes the messages of one thread in order, one transaction each. */
  const writeThreadQueue = async (threadQueue: readonly Pending[]): Promise<void> => {
    for (const [index, { outgoing, settle, fail }] of threadQueue.entries()) {
      try {
        const stored = await writeAlone(platform, outgoing);
        if (doubtful.delete(nameOf(outgoing))) tellHere(stored);
        settle(stored);
      } catch (error) {
        fail(error);
        if (!isTransient(error)) continue;
        for (const behind of threadQueue.slice(index + 1)) behind.fail(error);
        return;
      }
    }
  };

  /** Writes a batch in one transaction; returns the messages to be written alone. */
  const write = async (batch: readonly Pending[]): Promise<Pending[]> => {
    const outgoings = batch.map(({ outgoing }) => outgoing);
    let results: readonly BatchResult[];
    try {
      results = await platform.database.transaction((trx) => writeTogether(platform, trx, outgoings));
    } catch (error) {
      if (isTransient(error)) {
        for (const { outgoing, fail } of batch) {
          doubt(outgoing);
          fail(error);
        }
        return [];
      }
      // One message made the transaction fail; writing each alone finds it.
      results = batch.map(() => 'alone');
    }
    const left: Pending[] = [];
    for (const [index, pending] of batch.entries()) {
      const result = results[index] ?? 'alone';
      if (result === 'alone') left.push(pending);
      else if (result instanceof Refusal) pending.fail(result);
      else {
        doubtful.delete(nameOf(pending.outgoing));
        tellHere(result);
        pending.settle(result);
      }
    }
    return left;
  };

  const take = (): Pending[] => {
    const batch: Pending[] = [];
    const rest: Pending[] = [];
    for (const pending of waiting) {
      const isFree = batch.length < messagesAtOnce && !busy.has(pending.outgoing.applicationId);
      (isFree ? batch : rest).push(pending);
    }
    waiting = rest;
    return batch;
  };

  /** Writes these messages one by one in the background, so that a locked thread does not delay the others. */
  const leave = (left: readonly Pending[]): void => {
    for (const [id, threadQueue] of Map.groupBy(left, ({ outgoing }) => outgoing.applicationId)) {
      busy.add(id);
      threadQueues += 1;
      void writeThreadQueue(threadQueue).finally(() => {
        threadQueues -= 1;
        busy.delete(id);
        serve();
      });
    }
  };

  const serve = (): void => {
    isPlanned = false;
    while (running < batchesAtOnce && threadQueues < threadQueuesAtMost && waiting.length > 0) {
      const batch = take();
      if (batch.length === 0) return;
      const threads = new Set(batch.map(({ outgoing }) => outgoing.applicationId));
      for (const id of threads) busy.add(id);
      running += 1;
      void write(batch).then((left) => {
        running -= 1;
        for (const id of threads) busy.delete(id);
        leave(left);
        serve();
      });
    }
  };

  return (outgoing: OutgoingMessage): Promise<Stored> =>
    new Promise((settled, fail) => {
      if (waiting.length >= waitingAtMost) {
        fail(new Refusal('UNAVAILABLE'));
        return;
      }
      waiting.push({ outgoing, settle: settled, fail });
      if (isPlanned) return;
      isPlanned = true;
      setImmediate(serve);
    });
};

/** One batcher per platform; a process has several only in tests. */
const batchers = new WeakMap<Platform, ReturnType<typeof openMessageBatcher>>();

const batcherOf = (platform: Platform) => {
  const batcher = batchers.get(platform) ?? openMessageBatcher(platform);
  batchers.set(platform, batcher);
  return batcher;
};

/** Stores a message, from HTTP or a socket. A repeated `clientId` returns the message stored before. */
export const write = async (
  platform: Platform,
  outgoing: OutgoingMessage,
  attachments: readonly string[],
): Promise<Message> => {
  // A message with files is never batched.
  const stored =
    attachments.length === 0
      ? await batcherOf(platform)(outgoing)
      : await writeAlone(platform, outgoing, attachments);
  const party = partyOf(stored.parties, outgoing.senderId);
  if (party === undefined) throw new Error('A message was stored for somebody who is no party.');
  return presentMessage(stored.message, stored.parties, party);
};
