import type { Letter } from '@basoche/server/test/chaos/chaos-client.ts';
import type { Screen } from '@basoche/server/test/chaos/judge.ts';

/** Orders to the load process, and its answers. */

/**
 * Requests of the mix, each with its share. Each write is followed by reads of the same member, of kind `read
 * back`.
 */
export const shares = {
  page: 0.3,
  list: 0.17,
  search: 0.06,
  mission: 0.14,
  count: 0.05,
  'own lists': 0.12,
  thread: 0.05,
  favourite: 0.04,
  command: 0.03,
  publication: 0.02,
  login: 0.02,
} as const;

export type Kind = keyof typeof shares;

/** One request, or one message from its writing to the other party's screen. */
export interface Sample {
  readonly kind: Kind | 'read back' | 'message';
  /** Time at which it was due, in milliseconds since the epoch. */
  readonly at: number;
  /** Milliseconds from that time to the complete answer. */
  readonly ms: number;
  /** Status of the answer; 0 without one. */
  readonly status: number;
  /** True for a 5xx that a proxy sent, not a web process. */
  readonly isOfProxy?: boolean;
}

export interface Run {
  /** Requests, and messages, per second. */
  readonly rate: number;
  readonly messages: number;
  readonly seconds: number;
  /** Kinds of requests; the whole mix by default. */
  readonly kinds?: readonly Kind[];
}

export type Order = ({ readonly order: 'run' } & Run) | { readonly order: 'account' };

/** A write of the load; `isAnswered` is true once the program confirmed it. */
interface LoadWrite {
  readonly isAnswered: boolean;
}

export interface Publication extends LoadWrite {
  readonly title: string;
}

export interface Favourite extends LoadWrite {
  readonly memberId: string;
  readonly missionId: string;
}

export interface Login {
  readonly token: string;
}

/** Commands of one thread in order; only the last one may have no answer. */
export interface Chain {
  readonly threadId: string;
  readonly commands: readonly { readonly name: string; readonly isAnswered: boolean }[];
}

/** All writes of the load since its start, and all problems that its members noticed. */
export interface Account {
  readonly publications: readonly Publication[];
  readonly favourites: readonly Favourite[];
  readonly logins: readonly Login[];
  readonly chains: readonly Chain[];
  readonly letters: readonly Letter[];
  readonly screens: readonly Screen[];
  /** Reads that missed an earlier write of their member. */
  readonly stale: readonly string[];
  /** Answers that are neither expected nor a temporary failure. */
  readonly complaints: readonly string[];
}

export interface Answers {
  readonly run: { readonly samples: readonly Sample[]; readonly late99: number };
  readonly account: Account;
}
