import type { MessageAcknowledgement, messageEvent, ServerEvents } from '@basoche/contract/realtime';
import type { z } from 'zod';
import type { Viewer } from './viewer.ts';

/** Tells people's open browsers, whichever process they are connected to. Nobody depends on it: browsers catch up by position. */
export interface Realtime {
  /** A browser of this member is connected, to whichever process; nobody is where the others do not answer in time. */
  isOnline(memberId: string): Promise<boolean>;
  emitTo<Event extends keyof ServerEvents>(
    memberIds: readonly string[],
    event: Event,
    payload: Parameters<ServerEvents[Event]>[0],
  ): void;
}

/** Answers a browser's `message`; a `Refusal` that it throws becomes the acknowledgement's problem. */
export type MessageHandler = (
  viewer: Viewer,
  event: z.output<typeof messageEvent>,
) => Promise<Extract<MessageAcknowledgement, { ok: true }>['message']>;
