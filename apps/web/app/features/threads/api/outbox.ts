import type { Attachment } from '@basoche/contract/threads/threads';
import { OfflineError, ProblemError } from '../../../lib/api.ts';

/** Messages on their way: shown at once, sent one after the other, kept until the server has them. */

export interface OutgoingMessage {
  /** The sender's own id: however often it is sent, the server stores it once. */
  readonly clientId: string;
  readonly content: string;
  /** What it comes with: it has arrived before the message leaves. */
  readonly attachments?: readonly Attachment[];
  /** ISO 8601. */
  readonly writtenAt: string;
  /** `failed` when nobody took it, `refused` when the server will not. */
  readonly status: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Why it failed, in French; null when nobody answered. */
  readonly failure: string | null;
}

interface OutboxParts {
  /** What a former page left unsent. */
  readonly kept: readonly OutgoingMessage[];
  readonly keep: (entries: readonly OutgoingMessage[]) => void;
  /** Hands a message to the server; resolves once it is stored and shown. */
  readonly deliver: (entry: OutgoingMessage) => Promise<void>;
}

export interface Outbox {
  readonly entries: () => readonly OutgoingMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (message: Omit<OutgoingMessage, 'status' | 'failure'>) => void;
  /** Sends again what failed for want of an answer, in the order in which it was written. */
  readonly resume: () => void;
  /** The same, and this message whatever it failed for. */
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
}

/** The server answered and will not take it as it is; anything else may pass. */
const isFinal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.problem.status < 500 && error.problem.status !== 429;

const sentenceOf = (error: unknown): string | null =>
  error instanceof ProblemError || error instanceof OfflineError ? error.message : null;

export const createOutbox = ({ kept, keep, deliver }: OutboxParts): Outbox => {
  // What was being sent when a page was left may have arrived or not; sent again, it is stored once.
  let entries: readonly OutgoingMessage[] = kept.map((entry) =>
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
    // Those behind it wait no longer either: they would arrive before it.
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
      // What failed before it leaves before it.
      resume();
    },
    resume: () => resume(),
    retry: resume,
    discard: remove,
  };
};
