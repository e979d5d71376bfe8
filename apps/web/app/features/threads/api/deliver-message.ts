import { type Message, sendMessage } from '@basoche/contract/threads/messages';
import type { Thread } from '@basoche/contract/threads/threads';
import type { QueryClient } from '@tanstack/react-query';
import { readActing } from '../../../lib/acting.ts';
import { ProblemError } from '../../../lib/api.ts';
import { apiOf } from '../../../lib/query-client.ts';
import { socketOf } from '../../../lib/socket.ts';
import { mergeLive } from './merge-thread.ts';
import type { OutgoingMessage } from './outbox.ts';
import { threadKey } from './thread.ts';

/** Time to wait for an acknowledgement before the message is sent by HTTP, in milliseconds. */
const acknowledgementMs = 8_000;

/** The thread of a message, and the account that wrote it, with its query client. */
export interface Destination {
  readonly client: QueryClient;
  readonly userID: string;
  readonly thread: Pick<Thread, 'id' | 'type'>;
}

/**
 * Sends by the socket and waits for the acknowledgement; null without a socket or an acknowledgement. The
 * socket belongs to the account on the screen, so a message of another account goes by HTTP, in the name of
 * its author.
 */
const bySocket = async (
  { client, userID, thread }: Destination,
  { content, clientId, attachments = [] }: OutgoingMessage,
): Promise<Message | null> => {
  if (apiOf(client).firm !== readActing()) return null;
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

/** Sends a message in the name of the account that wrote it, and shows it in the thread. */
export const deliver = async (to: Destination, entry: OutgoingMessage): Promise<void> => {
  const { client, thread } = to;
  try {
    const message = (await bySocket(to, entry)) ?? (await byHttp(to, entry));
    const known = client.getQueryData<Thread>(threadKey(thread.id));
    const live = known && mergeLive(known, message);
    if (live) client.setQueryData(threadKey(thread.id), live.thread);
    if (!live?.isComplete) void client.invalidateQueries({ queryKey: threadKey(thread.id) });
  } catch (error) {
    // Refused: the displayed thread is outdated.
    if (error instanceof ProblemError) void client.invalidateQueries({ queryKey: threadKey(thread.id) });
    throw error;
  }
};
