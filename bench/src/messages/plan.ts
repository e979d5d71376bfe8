import type { Conversations } from '@basoche/server/test/large/conversations.ts';

/** What the load is asked to do, and what it answers: it is a process of its own beside what it loads. */

export type Order =
  | { readonly order: 'connect'; readonly port: number; readonly sockets: number }
  /** So many a second, whether the answers keep up or not. */
  | { readonly order: 'open'; readonly rate: number; readonly seconds: number }
  /** So many under way, another one as soon as one has arrived. */
  | { readonly order: 'closed'; readonly window: number; readonly seconds: number }
  | { readonly order: 'hangUp' };

/** Milliseconds, and messages. */
export interface Figures {
  readonly sent: number;
  /** Acknowledged: stored. */
  readonly stored: number;
  /** Heard by the other side. */
  readonly heard: number;
  readonly refused: number;
  /** Stored and heard, from the first that was sent to the last that arrived. */
  readonly perSecond: number;
  /** From send to the other side. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** From send to the acknowledgement. */
  readonly stored50: number;
  readonly stored99: number;
  /** How much later than planned the load itself sent: p99. */
  readonly late99: number;
}

/** Who talks to whom. */
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
