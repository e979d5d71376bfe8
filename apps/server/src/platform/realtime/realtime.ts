import type { MessageAcknowledgement, messageEvent, ServerEvents } from '@basoche/contract/realtime';
import type { z } from 'zod';
import type { Viewer } from '../http/viewer.ts';

/**
 * Sends events to members' open browsers, on every process. Delivery is not guaranteed: browsers catch up by position.
 */
export interface Realtime {
  /** Id of this process, among those that share the database. */
  readonly origin: string;
  /** True if no browser is connected to this process. */
  isEmpty(): boolean;
  /**
   * True if a browser of this member is connected to any process. Processes that do not answer in time count
   * as "no"; true if nobody can be asked.
   */
  isOnline(memberId: string): Promise<boolean>;
  /**
   * Calls `hear` with the id of each session that ends, on any process, while this one listens; with null
   * each time it starts to listen, since it may have missed ends.
   */
  onSessionEnded(hear: (sessionId: string | null) => void): void;
  /**
   * Records that events of any member may have been missed: a browser that connects now reads its data again.
   */
  noteAny(): void;
  /**
   * Sends an event to the member's browsers that are connected to this process only. The payload is made only if there
   * are some.
   */
  emitHere<Event extends keyof ServerEvents>(
    memberId: string,
    event: Event,
    payloadOf: () => Parameters<ServerEvents[Event]>[0],
  ): void;
  emitTo<Event extends keyof ServerEvents>(
    memberIds: readonly string[],
    event: Event,
    payload: Parameters<ServerEvents[Event]>[0],
  ): void;
}

/** Handles a browser's event that needs no acknowledgement. */
export type SignalHandler<Event> = (viewer: Viewer, event: Event) => Promise<void>;

/** Handles a browser's `message`. A `Refusal` that it throws becomes the problem in the acknowledgement. */
export type MessageHandler = (
  viewer: Viewer,
  event: z.output<typeof messageEvent>,
) => Promise<Extract<MessageAcknowledgement, { ok: true }>['message']>;
