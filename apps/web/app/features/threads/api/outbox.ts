import type { Attachment } from '@basoche/contract/threads/attachments';
import { OfflineError, ProblemError } from '../../../lib/api.ts';

/** A message on its way: shown at once, sent in order, kept until the server has it. */

export interface OutgoingMessage {
  /** The sender's own id, under which the server stores the message once, however often it is sent. */
  readonly clientId: string;
  readonly content: string;
  /** Attachments of the message, uploaded before it is sent. */
  readonly attachments?: readonly Attachment[];
  /** ISO 8601. */
  readonly writtenAt: string;
  /** `failed` when no answer came, `refused` when the server will not accept it. */
  readonly status: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Reason of the failure, in French; null when no answer came. */
  readonly failure: string | null;
}

interface OutboxParts {
  /** Messages that an earlier page left unsent. */
  readonly storedMessages: readonly OutgoingMessage[];
  readonly keep: (entries: readonly OutgoingMessage[]) => void;
  /** Sends a message to the server; resolves once it is stored and shown. */
  readonly deliver: (entry: OutgoingMessage) => Promise<void>;
}

export interface Outbox {
  readonly entries: () => readonly OutgoingMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (message: Omit<OutgoingMessage, 'status' | 'failure'>) => void;
  /** Sends again the messages that failed without an answer, in the order in which they were written. */
  readonly resume: () => void;
  /** Does the same, and also sends this message, whatever its failure was. */
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
}

/** True if the server refused the message itself; after any other failure it may be sent again. */
const isFinal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.problem.status < 500 && error.problem.status !== 429;

const sentenceOf = (error: unknown): string | null =>
  error instanceof ProblemError || error instanceof OfflineError ? error.message : null;

export const createOutbox = ({ storedMessages, keep, deliver }: OutboxParts): Outbox => {
  // A message that was being sent when the page was left may have arrived; sent again, it is stored once.
  let entries: readonly OutgoingMessage[] = storedMessages.map((entry) =>
    entry.status === 'sending' ? { ...entry, status: 'waiting' } : entry,
  );
  let isRunning = false;
  const listeners = new Set<() => void>();

  const change = (next: readonly OutgoingMessage[]) => {
    entries = next;
    keep(entries);
    for (const listener of listeners) listener();
  };
  const update = (clientId: string, to: Partial<OutgoingMessage>) =>
    change(entries.map((entry) => (entry.clientId === clientId ? { ...entry, ...to } : entry)));
  const remove = (clientId: string) => change(entries.filter((entry) => entry.clientId !== clientId));

  const fail = (sent: OutgoingMessage, error: unknown) => {
    const failure = sentenceOf(error);
    if (isFinal(error)) return update(sent.clientId, { status: 'refused', failure });
    // The messages after it stop too, or they would arrive before it.
    change(
      entries.map((entry) =>
        entry.status === 'waiting' || entry.status === 'sending'
          ? { ...entry, status: 'failed', failure: entry.clientId === sent.clientId ? failure : null }
          : entry,
      ),
    );
  };

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    const waiting = () => entries.find(({ status }) => status === 'waiting');
    for (let next = waiting(); next; next = waiting()) {
      update(next.clientId, { status: 'sending', failure: null });
      try {
        await deliver(next);
        remove(next.clientId);
      } catch (error) {
        fail(next, error);
      }
    }
    isRunning = false;
  };

  const resume = (also?: string) => {
    const again = (entry: OutgoingMessage) =>
      entry.status === 'failed' || (entry.status === 'refused' && entry.clientId === also);
    if (entries.some(again)) {
      change(entries.map((entry) => (again(entry) ? { ...entry, status: 'waiting', failure: null } : entry)));
    }
    void run();
  };

  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (message) => {
      change([...entries, { ...message, status: 'waiting', failure: null }]);
      // Earlier failed messages are sent first.
      resume();
    },
    resume: () => resume(),
    retry: resume,
    discard: remove,
  };
};
