import type { Me } from '@basoche/contract/auth/auth';
import type { Problem, ProblemCode } from '@basoche/contract/problem';
import type { ClientEvents, ServerEvents } from '@basoche/contract/realtime';
import { reconnection } from '@basoche/contract/reconnection';
import { mayAct } from '@basoche/domain/firms/roles';
import { useEffect, useRef } from 'react';
import type { Socket } from 'socket.io-client';
import { readActing, subscribeToActing } from './acting.ts';
import { leaveIfRefused } from './leave-refused.ts';
import { useSession } from './session.tsx';
import { readToken, subscribeToToken } from './token.ts';

export type BasocheSocket = Socket<ServerEvents, ClientEvents>;

let open: { token: string; firm: string | null; socket: Promise<BasocheSocket> } | null = null;

/** Time of the last event, in milliseconds since the page was opened. */
let lastEventAt = Number.NEGATIVE_INFINITY;
/** Time of the last sign of life of the server, in milliseconds since the page was opened: no event is missed until then. */
let heardUntil = 0;

/** Age in milliseconds at which an opening screen refetches its data anyway. */
const readAnywayMs = 60_000;

const close = () => {
  open?.socket.then(
    (socket) => socket.disconnect(),
    () => undefined,
  );
  open = null;
};

/** Error of a connection; `data` is set if the server refused it. */
type RefusedHandshake = Error & { readonly data?: Problem };

/** Temporary refusals of a connection: another attempt may succeed. */
const passing: readonly unknown[] = ['UNAVAILABLE', 'TOO_MANY_REQUESTS'] satisfies ProblemCode[];

const isPassing = (error: RefusedHandshake): boolean => passing.includes(error.data?.code);

/**
 * Random delay before the next attempt, in milliseconds, so that browsers refused together do not return
 * together.
 */
const retryDelayMs = (): number => 1_000 + Math.random() * 4_000;

const connect = async (token: string, firm: string | null, userID: string): Promise<BasocheSocket> => {
  const { io } = await import('socket.io-client');
  const socket: BasocheSocket = io({
    transports: ['websocket'],
    // If an event may have been missed since, the server answers with `resync`.
    auth: (send) => send({ token, ...(firm && { actingFor: firm }), age: performance.now() - heardUntil }),
    query: { userID },
    ...reconnection,
    timeout: 20_000,
  });
  const heard = () => {
    heardUntil = performance.now();
  };
  socket.io.on('ping', heard);
  socket.onAny((event) => {
    heard();
    if (event !== 'typing') lastEventAt = heardUntil;
  });
  // The library does not reconnect by itself after a refusal by the server.
  socket.on('connect_error', (error: RefusedHandshake) => {
    // The server closes the socket of a seat that ended, and refuses the next one.
    if (firm && error.data) leaveIfRefused(error.data, { token, firm });
    if (!socket.active && isPassing(error)) setTimeout(() => socket.connect(), retryDelayMs());
  });
  return socket;
};

/**
 * Opens, at first use, the only socket of this page, for the account that the tab acts for; null without a
 * session.
 */
export const socketOf = (userID: string, firm = readActing()): Promise<BasocheSocket> | null => {
  const token = readToken();
  const acting = readActing();
  if (!token) return null;
  if (open?.token !== token || open.firm !== firm) {
    close();
    const opening = { token, firm, socket: connect(token, firm, userID) };
    open = opening;
    // The library could not be fetched: the next caller tries again.
    opening.socket.catch(() => {
      if (open === opening) open = null;
    });
    const leave = () => {
      if (readToken() === token && readActing() === acting) return;
      if (open === opening) close();
      for (const unsubscribe of subscriptions) unsubscribe();
    };
    const subscriptions = [subscribeToToken(leave), subscribeToActing(leave)];
  }
  return open.socket;
};

interface SocketHandlers extends Partial<Omit<ServerEvents, 'resync'>> {
  /** Called when events may have been missed: read again what is shown. */
  resync?: () => void;
  /** Called at each connection, and at once if there is one. */
  connected?: () => void;
  /** Called when the connection breaks; the browser reconnects by itself. */
  lost?: () => void;
}

/**
 * Firm whose events the viewer receives, if their role may read its threads; null for the viewer's own events
 * only.
 */
const firmHeardBy = ({ acting }: Pick<Me, 'acting'>): string | null =>
  acting && mayAct(acting.role, 'readThreads') ? acting.firmID : null;

/** Listens while a component is mounted. The handlers may change at each rendering. */
export const useSocket = (handlers: SocketHandlers): void => {
  const { me } = useSession();
  const firm = me && firmHeardBy(me);
  const userID = firm ?? me?.person.id;
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    if (!userID) return;
    let leave: (() => void) | undefined;
    let gone = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const listen = (socket: BasocheSocket) => {
      if (gone) return;
      const on: ServerEvents = {
        newMessage: (event) => latest.current.newMessage?.(event),
        newAction: (event) => latest.current.newAction?.(event),
        newNotification: (event) => latest.current.newNotification?.(event),
        notificationsRead: () => latest.current.notificationsRead?.(),
        subscriptionChanged: () => latest.current.subscriptionChanged?.(),
        missionViewed: (event) => latest.current.missionViewed?.(event),
        hearingChanged: (event) => latest.current.hearingChanged?.(event),
        typing: (event) => latest.current.typing?.(event),
        threadRead: (event) => latest.current.threadRead?.(event),
        resync: () => latest.current.resync?.(),
      };
      const { resync } = on;
      const lost = () => latest.current.lost?.();
      const connected = () => latest.current.connected?.();
      socket.on('newMessage', on.newMessage);
      socket.on('newAction', on.newAction);
      socket.on('newNotification', on.newNotification);
      socket.on('notificationsRead', on.notificationsRead);
      socket.on('subscriptionChanged', on.subscriptionChanged);
      socket.on('missionViewed', on.missionViewed);
      socket.on('hearingChanged', on.hearingChanged);
      socket.on('typing', on.typing);
      socket.on('threadRead', on.threadRead);
      socket.on('resync', resync);
      socket.on('connect', connected);
      socket.on('disconnect', lost);
      if (socket.connected) {
        connected();
        // Events just before this screen was mounted were not handled by it: read again.
        if (performance.now() - lastEventAt < readAnywayMs) resync();
      }
      leave = () => {
        socket.off('newMessage', on.newMessage);
        socket.off('newAction', on.newAction);
        socket.off('newNotification', on.newNotification);
        socket.off('notificationsRead', on.notificationsRead);
        socket.off('subscriptionChanged', on.subscriptionChanged);
        socket.off('missionViewed', on.missionViewed);
        socket.off('hearingChanged', on.hearingChanged);
        socket.off('typing', on.typing);
        socket.off('threadRead', on.threadRead);
        socket.off('resync', resync);
        socket.off('connect', connected);
        socket.off('disconnect', lost);
      };
    };
    const join = (wait: number) => {
      socketOf(userID, firm)?.then(listen, () => {
        if (gone) return;
        latest.current.lost?.();
        retry = setTimeout(() => join(Math.min(wait * 2, 5_000)), wait);
      });
    };
    join(1_000);
    return () => {
      gone = true;
      clearTimeout(retry);
      leave?.();
    };
  }, [userID, firm]);
};
