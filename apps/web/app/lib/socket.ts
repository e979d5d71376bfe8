import type { ClientEvents, ServerEvents } from '@basoche/contract/realtime';
import { useEffect, useRef } from 'react';
import type { Socket } from 'socket.io-client';
import { useSession } from './session.tsx';
import { readToken, subscribeToToken } from './token.ts';

export type BasocheSocket = Socket<ServerEvents, ClientEvents>;

let open: { token: string; socket: Promise<BasocheSocket> } | null = null;

/** When the last event came or may have been missed, in milliseconds since the page was opened. */
let lastEventAt = Number.NEGATIVE_INFINITY;
/** True from a break of the connection to the next one. */
let isBroken = false;

/** Data at least this old is read anyway by a screen that opens, in milliseconds. */
const readAnywayMs = 60_000;

const close = () => {
  open?.socket.then(
    (socket) => socket.disconnect(),
    () => undefined,
  );
  open = null;
};

const connect = async (token: string, userID: string): Promise<BasocheSocket> => {
  const { io } = await import('socket.io-client');
  const socket: BasocheSocket = io({
    transports: ['websocket'],
    // After a break, each screen reads again by itself.
    auth: (send) => send({ token, ...(isBroken ? {} : { age: performance.now() }) }),
    query: { userID },
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    timeout: 20_000,
  });
  socket.on('connect', () => {
    if (isBroken) lastEventAt = performance.now();
    isBroken = false;
  });
  socket.on('disconnect', () => {
    isBroken = true;
  });
  socket.onAny((event) => {
    if (event !== 'typing') lastEventAt = performance.now();
  });
  return socket;
};

/** The only socket of this page, opened when a screen first needs it; null without a session. */
export const socketOf = (userID: string): Promise<BasocheSocket> | null => {
  const token = readToken();
  if (!token) return null;
  if (open?.token !== token) {
    close();
    const opening = { token, socket: connect(token, userID) };
    open = opening;
    // The library could not be fetched: the next caller tries again.
    opening.socket.catch(() => {
      if (open === opening) open = null;
    });
    const unsubscribe = subscribeToToken(() => {
      if (readToken() === token) return;
      close();
      unsubscribe();
    });
  }
  return open.socket;
};

interface SocketHandlers extends Partial<Omit<ServerEvents, 'resync'>> {
  /** Called when events may have been missed: read again what is shown. */
  resync?: () => void;
  /** Called at each connection, and at once where there is one. */
  connected?: () => void;
  /** Called when the connection breaks; the browser reconnects by itself. */
  lost?: () => void;
}

/** Listens while a component is mounted. The handlers may change at each rendering. */
export const useSocket = (handlers: SocketHandlers): void => {
  const { me } = useSession();
  const userID = me?.id;
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    if (!userID) return;
    let leave: (() => void) | undefined;
    let gone = false;
    let isLost = false;
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
        typing: (event) => latest.current.typing?.(event),
        threadRead: (event) => latest.current.threadRead?.(event),
        resync: () => latest.current.resync?.(),
      };
      const { resync } = on;
      let wasLost = isLost || isBroken;
      const lost = () => {
        wasLost = true;
        latest.current.lost?.();
      };
      const connected = () => {
        latest.current.connected?.();
        if (wasLost) resync();
        wasLost = false;
      };
      socket.on('newMessage', on.newMessage);
      socket.on('newAction', on.newAction);
      socket.on('newNotification', on.newNotification);
      socket.on('notificationsRead', on.notificationsRead);
      socket.on('subscriptionChanged', on.subscriptionChanged);
      socket.on('missionViewed', on.missionViewed);
      socket.on('typing', on.typing);
      socket.on('threadRead', on.threadRead);
      socket.on('resync', resync);
      socket.on('connect', connected);
      socket.on('disconnect', lost);
      if (socket.connected) {
        // This screen did not hear what came before it was shown.
        wasLost ||= performance.now() - lastEventAt < readAnywayMs;
        connected();
      }
      leave = () => {
        socket.off('newMessage', on.newMessage);
        socket.off('newAction', on.newAction);
        socket.off('newNotification', on.newNotification);
        socket.off('notificationsRead', on.notificationsRead);
        socket.off('subscriptionChanged', on.subscriptionChanged);
        socket.off('missionViewed', on.missionViewed);
        socket.off('typing', on.typing);
        socket.off('threadRead', on.threadRead);
        socket.off('resync', resync);
        socket.off('connect', connected);
        socket.off('disconnect', lost);
      };
    };
    const join = (wait: number) => {
      socketOf(userID)?.then(listen, () => {
        if (gone) return;
        isLost = true;
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
  }, [userID]);
};
