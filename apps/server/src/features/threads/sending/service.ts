import type { Message } from '@basoche/contract/threads/threads';
import { isTransient } from '../../../platform/database/database-errors.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceHere, type Fate, type Saying, type Stored, writeTogether } from '../batches/service.ts';
import { execute } from '../execution/service.ts';
import { presentMessage } from '../presenter.ts';
import { partyOf } from '../store.ts';

/**
 * Batches the messages of a process: while one transaction writes, the next batch gathers. A thread is in one batch at a time,
 * so its messages keep their order.
 */

/** Concurrent transactions, and messages per transaction. */
const desksAtOnce = 2;
const messagesAtOnce = 200;
/** Threads waited for one by one; from this number on, no new batch starts. */
const linesAtMost = 200;
/** Queue limit. Beyond it, a message is refused at once (UNAVAILABLE), because it could not be written in time. */
const waitingAtMost = 5_000;

/** Key of a message, from the ids that its sender gave. */
const nameOf = ({ applicationId, senderId, clientId }: Saying): string =>
  `${applicationId} ${senderId} ${clientId}`;

interface Pending {
  readonly saying: Saying;
  readonly settle: (fate: Stored) => void;
  readonly fail: (error: unknown) => void;
}

/** Writes one message in its own transaction, through `execute`. A message stored before is returned again. */
const writeAlone = async (
  platform: Platform,
  saying: Saying,
  attachments: readonly string[] = [],
): Promise<Stored> => {
  const { applicationId, senderId: memberId, clientId, content } = saying;
  const { row, message } = await platform.database.transaction((trx) =>
    execute(platform, trx, applicationId, {
      by: { memberId },
      command: { type: 'message', content, files: attachments.length },
      clientId,
      attachments,
    }),
  );
  if (message === undefined) throw new Error('A message was decided and not stored.');
  return { message, parties: row };
};

const openDesk = (platform: Platform) => {
  let waiting: Pending[] = [];
  const busy = new Set<string>();
  let running = 0;
  let lines = 0;
  let isPlanned = false;
  /** Messages whose commit got no answer: they may be stored, and no socket was told of them. */
  const doubtful = new Set<string>();

  const doubt = (saying: Saying): void => {
    doubtful.add(nameOf(saying));
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

  /** Writes the messages of one thread in order, on one connection at a time. */
  const writeInLine = async (line: readonly Pending[]): Promise<void> => {
    for (const [index, { saying, settle, fail }] of line.entries()) {
      try {
        const stored = await writeAlone(platform, saying);
        if (doubtful.delete(nameOf(saying))) tellHere(stored);
        settle(stored);
      } catch (error) {
        fail(error);
        if (!isTransient(error)) continue;
        for (const behind of line.slice(index + 1)) behind.fail(error);
        return;
      }
    }
  };

  /** Writes a batch in one transaction; returns the messages to be written alone. */
  const write = async (batch: readonly Pending[]): Promise<Pending[]> => {
    const sayings = batch.map(({ saying }) => saying);
    let fates: readonly Fate[];
    try {
      fates = await platform.database.transaction((trx) => writeTogether(platform, trx, sayings));
    } catch (error) {
      if (isTransient(error)) {
        for (const { saying, fail } of batch) {
          doubt(saying);
          fail(error);
        }
        return [];
      }
      // One message makes the transaction fail: writing each alone finds which.
      fates = batch.map(() => 'alone');
    }
    const left: Pending[] = [];
    for (const [index, pending] of batch.entries()) {
      const fate = fates[index] ?? 'alone';
      if (fate === 'alone') left.push(pending);
      else if (fate instanceof Refusal) pending.fail(fate);
      else {
        doubtful.delete(nameOf(pending.saying));
        tellHere(fate);
        pending.settle(fate);
      }
    }
    return left;
  };

  const take = (): Pending[] => {
    const batch: Pending[] = [];
    const rest: Pending[] = [];
    for (const pending of waiting) {
      const isFree = batch.length < messagesAtOnce && !busy.has(pending.saying.applicationId);
      (isFree ? batch : rest).push(pending);
    }
    waiting = rest;
    return batch;
  };

  /** Writes these messages in the background, so that a thread locked elsewhere does not delay the others. */
  const leave = (left: readonly Pending[]): void => {
    for (const [id, line] of Map.groupBy(left, ({ saying }) => saying.applicationId)) {
      busy.add(id);
      lines += 1;
      void writeInLine(line).finally(() => {
        lines -= 1;
        busy.delete(id);
        serve();
      });
    }
  };

  const serve = (): void => {
    isPlanned = false;
    while (running < desksAtOnce && lines < linesAtMost && waiting.length > 0) {
      const batch = take();
      if (batch.length === 0) return;
      const threads = new Set(batch.map(({ saying }) => saying.applicationId));
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

  return (saying: Saying): Promise<Stored> =>
    new Promise((settled, fail) => {
      if (waiting.length >= waitingAtMost) {
        fail(new Refusal('UNAVAILABLE'));
        return;
      }
      waiting.push({ saying, settle: settled, fail });
      if (isPlanned) return;
      isPlanned = true;
      setImmediate(serve);
    });
};

/** One batcher per platform; a process has several only in tests. */
const desks = new WeakMap<Platform, ReturnType<typeof openDesk>>();

const deskOf = (platform: Platform) => {
  const desk = desks.get(platform) ?? openDesk(platform);
  desks.set(platform, desk);
  return desk;
};

/** Stores a message, from HTTP or a socket. A repeated `clientId` returns the message stored before. */
export const write = async (
  platform: Platform,
  saying: Saying,
  attachments: readonly string[],
): Promise<Message> => {
  // Messages with files are written one at a time.
  const stored =
    attachments.length === 0
      ? await deskOf(platform)(saying)
      : await writeAlone(platform, saying, attachments);
  const party = partyOf(stored.parties, saying.senderId);
  if (party === undefined) throw new Error('A message was stored for somebody who is no party.');
  return presentMessage(stored.message, stored.parties, party);
};
