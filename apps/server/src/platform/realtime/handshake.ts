import { problem } from '@basoche/contract/problem';
import { handshakeAuth, handshakeQuery } from '@basoche/contract/realtime';
import type { Socket } from 'socket.io';
import { provenViewer } from '../http/access.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { Viewer } from '../http/viewer.ts';

/** An accepted handshake. */
export interface Handshake {
  readonly token: string;
  readonly viewer: Viewer;
  /** When the page may have begun to read what it shows, on this process's clock; null if it did not say. */
  readonly shownSince: number | null;
}

interface Rules {
  readonly viewerOf: (token: string) => Promise<Viewer | null>;
  /** Counts the member's socket. False if the member has too many. */
  readonly countSocket: (socket: Socket, memberId: string) => boolean;
}

/** Reads whose socket this is. Refuses one without a valid session, of another member, or beyond their number. */
export const readHandshake = async (socket: Socket, { viewerOf, countSocket }: Rules): Promise<Handshake> => {
  const auth = handshakeAuth.safeParse(socket.handshake.auth);
  const query = handshakeQuery.safeParse(socket.handshake.query);
  if (!auth.success || !query.success) return refuse('UNAUTHENTICATED');
  const { token, age } = auth.data;
  const viewer = await viewerOf(token);
  if (viewer === null) return refuse('UNAUTHENTICATED');
  // A socket delivers a member's data: the session must have passed its second factor.
  if (provenViewer(viewer) === null) return refuse('SECOND_FACTOR_REQUIRED');
  if (viewer.memberId !== query.data.userID) return refuse('ACTOR_MISMATCH');
  if (!countSocket(socket, viewer.memberId)) return refuse('TOO_MANY_REQUESTS');
  return { token, viewer, shownSince: age === undefined ? null : performance.now() - age };
};

/** The error that socket.io sends to a browser whose handshake failed. */
export const handshakeError = (error: unknown): Error => {
  const code = error instanceof Refusal ? error.code : 'UNAVAILABLE';
  return Object.assign(new Error(code), { data: problem(code) });
};
