import type { Conversations } from '@basoche/server/test/large/conversations.ts';

/** Orders to the load process, and its answers. That process is separate from the loaded one. */

/** `message`: stored and acknowledged; `typing`: only passed on. */
export type Event = 'message' | 'typing';

export type Order =
  /** Sockets connect to the ports in turn, so that the two parties of a thread are on different ones. */
  | { readonly order: 'connect'; readonly ports: readonly number[]; readonly sockets: number }
  /**
   * Waits until this many dropped sockets are open again at `port` and up to date. Times count from the
   * order.
   */
  | { readonly order: 'return'; readonly port: number; readonly sockets: number }
  /** A fixed rate per second, even if answers lag. */
  | { readonly order: 'open'; readonly rate: number; readonly seconds: number; readonly event?: Event }
  /** A fixed number of concurrent messages: each answer starts the next one. */
  | { readonly order: 'closed'; readonly window: number; readonly seconds: number; readonly event?: Event }
  | { readonly order: 'hangUp' };

/** Times in milliseconds, and numbers of messages. */
export interface Figures {
  readonly sent: number;
  /** Number of acknowledged, and therefore stored, messages. */
  readonly stored: number;
  /**
   * Number of messages received by the other party; for `return`, number of clients that were told to read
   * again.
   */
  readonly heard: number;
  readonly refused: number;
  /** Stored and received messages per second, from the first sending to the last arrival. */
  readonly perSecond: number;
  /** Delay from the sending to the other party. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Delay from the sending to the acknowledgement. */
  readonly stored50: number;
  readonly stored99: number;
  /** p99 of the load's own delay behind its schedule. */
  readonly late99: number;
}

/** The threads and their parties. */
export type Setting = Conversations;

export const noFigures: Figures = {
  sent: 0,
  stored: 0,
  heard: 0,
  refused: 0,
  perSecond: 0,
  p50: 0,
  p99: 0,
  worst: 0,
  stored50: 0,
  stored99: 0,
  late99: 0,
};
