import { type Attachment, type Message, sendMessage, type Thread } from '@basoche/contract/threads/threads';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ProblemError } from '../../../lib/api.ts';
import { readFormDraft, writeFormDraft } from '../../../lib/form-drafts.ts';
import { apiOf } from '../../../lib/query-client.ts';
import { useMe } from '../../../lib/session.tsx';
import { socketOf, useSocket } from '../../../lib/socket.ts';
import { takeBack } from './attachments.ts';
import { mergeLive } from './merge-thread.ts';
import { createOutbox, type Outbox, type OutgoingMessage } from './outbox.ts';
import { threadKey } from './thread.ts';

/** Time to wait for an acknowledgement before the message is sent by HTTP, in milliseconds. */
const acknowledgementMs = 8_000;

interface Destination {
  readonly client: QueryClient;
  readonly userID: string;
  readonly thread: Pick<Thread, 'id' | 'type'>;
}

/** Sends by the socket and waits for the acknowledgement; null without a socket or an acknowledgement. */
const bySocket = async (
  { userID, thread }: Destination,
  { content, clientId, attachments = [] }: OutgoingMessage,
): Promise<Message | null> => {
  const socket = await socketOf(userID)?.catch(() => null);
  if (!socket?.connected) return null;
  const event = {
    content,
    clientId,
    userID,
    postulationID: thread.id,
    type: thread.type,
    attachments: attachments.map(({ id }) => id),
  };
  const answer = await socket
    .timeout(acknowledgementMs)
    .emitWithAck('message', event)
    .catch(() => null);
  if (!answer) return null;
  if (!answer.ok) throw new ProblemError(answer.problem);
  return answer.message;
};

const byHttp = (
  { client, thread }: Destination,
  { content, clientId, attachments = [] }: OutgoingMessage,
): Promise<Message> => {
  const body = { content, clientId, attachments: attachments.map(({ id }) => id) };
  return apiOf(client).call(sendMessage, { params: { id: thread.id }, body });
};

const deliver = async (to: Destination, entry: OutgoingMessage): Promise<void> => {
  const { client, thread } = to;
  try {
    const message = (await bySocket(to, entry)) ?? (await byHttp(to, entry));
    const known = client.getQueryData<Thread>(threadKey(thread.id));
    const live = known && mergeLive(known, message);
    if (live) client.setQueryData(threadKey(thread.id), live.thread);
    if (!live?.isComplete) void client.invalidateQueries({ queryKey: threadKey(thread.id) });
  } catch (error) {
    // Refused: the thread shown on the screen is outdated.
    if (error instanceof ProblemError) void client.invalidateQueries({ queryKey: threadKey(thread.id) });
    throw error;
  }
};

const isOutgoing = (entry: unknown): entry is OutgoingMessage =>
  typeof entry === 'object' &&
  entry !== null &&
  'clientId' in entry &&
  'content' in entry &&
  'status' in entry;

/** One outbox per person and thread for the life of the page: sending goes on when the screen is left. */
const outboxes = new Map<string, Outbox>();

const outboxOf = (to: Destination): Outbox => {
  const name = `${to.userID}:${to.thread.id}`;
  const key = `outbox:${name}`;
  const existing = outboxes.get(name);
  if (existing) return existing;
  const { entries } = readFormDraft<{ entries: unknown[] }>(key);
  const outbox = createOutbox({
    storedMessages: (entries ?? []).filter(isOutgoing),
    keep: (left) => writeFormDraft(key, { entries: left }),
    deliver: (entry) => deliver(to, entry),
  });
  outboxes.set(name, outbox);
  return outbox;
};

interface Sending {
  readonly outgoing: readonly OutgoingMessage[];
  readonly send: (content: string, attachments: readonly Attachment[]) => void;
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
}

/** Outgoing messages of a thread, and functions to send more. */
export const useOutbox = (thread: Pick<Thread, 'id' | 'type'>): Sending => {
  const client = useQueryClient();
  const { id: userID } = useMe();
  const outbox = outboxOf({ client, userID, thread });
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.entries, outbox.entries);

  useEffect(() => {
    outbox.resume();
    window.addEventListener('online', outbox.resume);
    return () => window.removeEventListener('online', outbox.resume);
  }, [outbox]);
  useSocket({ connected: outbox.resume });

  return {
    outgoing,
    send: (content, attachments) =>
      outbox.send({
        clientId: crypto.randomUUID(),
        content,
        attachments,
        writtenAt: new Date().toISOString(),
      }),
    retry: outbox.retry,
    discard: (clientId) => {
      const discarded = outgoing.find((entry) => entry.clientId === clientId);
      outbox.discard(clientId);
      for (const attachment of discarded?.attachments ?? []) takeBack(client, thread.id, attachment);
    },
  };
};
