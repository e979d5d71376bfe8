import type { MessageAcknowledgement, messageEvent, ServerEvents } from '@basoche/contract/realtime';
import type { z } from 'zod';
import type { Viewer } from '../http/viewer.ts';

/** Tells people's open browsers, whichever process they are connected to. Nobody depends on it: browsers catch up by position. */
export interface Realtime {
  /** This process, among those of one database. */
  readonly origin: string;
  /** No browser is connected to this process. */
  isEmpty(): boolean;
  /** A browser of this member is connected to this process. */
  holds(memberId: string): boolean;
  /** A browser of this member is connected, to whichever process; nobody is where the others do not answer in time. */
  isOnline(memberId: string): Promise<boolean>;
  /** Tells the browsers of one member that are connected to this process, and no other. */
  emitHere<Event extends keyof ServerEvents>(
    memberId: string,
    event: Event,
    payload: Parameters<ServerEvents[Event]>[0],
  ): void;
  emitTo<Event extends keyof ServerEvents>(
    memberIds: readonly string[],
    event: Event,
    payload: Parameters<ServerEvents[Event]>[0],
  ): void;
}

/** What a browser says and nobody answers. */
export type SignalHandler<Event> = (viewer: Viewer, event: Event) => Promise<void>;

/** Answers a browser's `message`; a `Refusal` that it throws becomes the acknowledgement's problem. */
export type MessageHandler = (
  viewer: Viewer,
  event: z.output<typeof messageEvent>,
) => Promise<Extract<MessageAcknowledgement, { ok: true }>['message']>;
