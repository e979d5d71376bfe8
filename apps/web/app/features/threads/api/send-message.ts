import type { Attachment } from '@basoche/contract/threads/attachments';
import type { Thread } from '@basoche/contract/threads/threads';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { readFormDraft, writeFormDraft } from '../../../lib/form-drafts.ts';
import { apiOf } from '../../../lib/query-client.ts';
import { useMe } from '../../../lib/session.tsx';
import { useSocket } from '../../../lib/socket.ts';
import { deleteUploaded } from './attachments.ts';
import { type Destination, deliver } from './deliver-message.ts';
import { createOutbox, type Outbox, type OutgoingMessage } from './outbox.ts';

const isOutgoing = (entry: unknown): entry is OutgoingMessage =>
  typeof entry === 'object' &&
  entry !== null &&
  'clientId' in entry &&
  'content' in entry &&
  'status' in entry;

/**
 * One outbox per account and thread until the page is reloaded, so that sending goes on when the viewer
 * leaves the screen.
 */
const outboxes = new Map<string, Outbox>();

const outboxOf = (to: Destination): Outbox => {
  const name = `${to.userID}:${to.thread.id}`;
  const key = `outbox:${name}`;
  const existing = outboxes.get(name);
  if (existing) return existing;
  const { firm } = apiOf(to.client);
  const { entries } = readFormDraft<{ entries: unknown[] }>(key, firm);
  const outbox = createOutbox({
    storedMessages: (entries ?? []).filter(isOutgoing),
    keep: (left) => writeFormDraft(key, { entries: left }, { firm }),
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
      for (const attachment of discarded?.attachments ?? []) deleteUploaded(client, thread.id, attachment);
    },
  };
};
