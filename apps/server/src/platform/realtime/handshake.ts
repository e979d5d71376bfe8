import { problem } from '@basoche/contract/problem';
import { handshakeAuth, handshakeQuery } from '@basoche/contract/realtime';
import { rolesByAct } from '@basoche/domain/firms/roles';
import type { Socket } from 'socket.io';
import { provenViewer, refusedActing } from '../http/access.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { Viewer, ViewerOf } from '../http/viewer.ts';

/** An accepted handshake. */
export interface Handshake {
  readonly token: string;
  readonly viewer: Viewer;
  /**
   * Earliest time at which the page loaded the data that it shows, in milliseconds of this process's
   * `performance.now()`; null if unknown.
   */
  readonly shownSince: number | null;
}

interface Dependencies {
  readonly viewerOf: ViewerOf;
  readonly areFirmsOpen: boolean;
  /** Counts the person's socket. False if they have too many. */
  readonly countSocket: (socket: Socket, personId: string) => boolean;
}

/** Finds the viewer of a socket. Refuses it without a valid session or seat, for another account, or if the person has too many. */
export const readHandshake = async (
  socket: Socket,
  { viewerOf, areFirmsOpen, countSocket }: Dependencies,
): Promise<Handshake> => {
  const auth = handshakeAuth.safeParse(socket.handshake.auth);
  const query = handshakeQuery.safeParse(socket.handshake.query);
  if (!auth.success || !query.success) return refuse('UNAUTHENTICATED');
  const { token, actingFor = null, age } = auth.data;
  if (actingFor !== null && !areFirmsOpen) return refuse('FIRM_NOT_HERE');
  const viewer = await viewerOf(token, actingFor);
  if (viewer === null) return refuse('UNAUTHENTICATED');
  // A socket delivers messages, which not every role may read.
  const refusal = actingFor === null ? null : refusedActing(viewer, rolesByAct.readThreads);
  if (refusal !== null) return refuse(refusal);
  // It also delivers a member's data: the session must have passed its second factor.
  if (provenViewer(viewer) === null) return refuse('SECOND_FACTOR_REQUIRED');
  if (viewer.memberId !== query.data.userID) return refuse('ACTOR_MISMATCH');
  if (!countSocket(socket, viewer.personId)) return refuse('TOO_MANY_REQUESTS');
  return { token, viewer, shownSince: age === undefined ? null : performance.now() - age };
};

/** The error that socket.io sends to a browser whose handshake failed. */
export const handshakeError = (error: unknown): Error => {
  const code = error instanceof Refusal ? error.code : 'UNAVAILABLE';
  return Object.assign(new Error(code), { data: problem(code) });
};
