import type { Thread } from '@basoche/contract/threads/threads';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSocket } from '../../../lib/socket.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { mergeLive, mergeRead } from './merge-thread.ts';
import { useTellRead } from './presence.ts';
import { threadKey } from './thread.ts';

/** Delay before a failed reading is tried again, in milliseconds. */
const retryMs = 3_000;
/** Delay within which several requests become one reading, in milliseconds. */
const joinMs = 2_000;

interface Resync {
  /** Call when the screen is shown. */
  readonly start: () => void;
  /** Reads the changes now, or once the running reading has ended. */
  readonly now: () => void;
  /** Reads the changes a little later, once for all requests until then. */
  readonly soon: () => void;
  /** Call when the screen is left. */
  readonly stop: () => void;
}

/**
 * Reads from the server the changes of a thread since the browser's copy, one read at a time. A request
 * during a read starts another one after it, since the running answer may be older than the change.
 */
const createResync = (client: QueryClient, id: string): Resync => {
  const queryKey = threadKey(id);
  let isRunning = false;
  let isAskedAgain = false;
  let isShown = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let joinTimer: ReturnType<typeof setTimeout> | undefined;

  const now = async () => {
    clearTimeout(retryTimer);
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    // Without a copy, this call joins the page's own first read, which may be older than the change: then
    // read once more.
    const joinsFirstReading = client.getQueryData(queryKey) === undefined;
    await client.refetchQueries({ queryKey });
    isRunning = false;
    const state = client.getQueryState(queryKey);
    // The screen was left meanwhile; opening it reads again.
    if (!isShown || state?.data === undefined) return;
    if (state.status === 'error') retryTimer = setTimeout(now, retryMs);
    else if (isAskedAgain || joinsFirstReading) {
      isAskedAgain = false;
      void now();
    }
  };
  return {
    start: () => {
      isShown = true;
    },
    now: () => void now(),
    soon: () => {
      joinTimer ??= setTimeout(() => {
        joinTimer = undefined;
        void now();
      }, joinMs);
    },
    stop: () => {
      isShown = false;
      clearTimeout(retryTimer);
      clearTimeout(joinTimer);
      joinTimer = undefined;
    },
  };
};

/** Keeps the browser's copy of a thread up to date by socket events. `isLive` is false while the connection is down. */
export const useThreadStream = (id: string): { isLive: boolean } => {
  const client = useQueryClient();
  const [isLive, setLive] = useState(true);
  const tellRead = useTellRead();
  const resync = useMemo(() => createResync(client, id), [client, id]);
  useEffect(() => {
    resync.start();
    return resync.stop;
  }, [resync]);
  // Messages that came in a hidden tab count as seen only once the tab is visible again.
  useEffect(() => {
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') resync.now();
    };
    document.addEventListener('visibilitychange', readIfVisible);
    return () => document.removeEventListener('visibilitychange', readIfVisible);
  }, [resync]);

  useSocket({
    newMessage: ({ postulationID, message }) => {
      if (postulationID !== id) return;
      const known = client.getQueryData<Thread>(threadKey(id));
      // Complete if no change can be missing between the copy and this message.
      const live = known && mergeLive(known, message);
      if (live) client.setQueryData(threadKey(id), live.thread);
      const isSeen = !message.isMine && document.visibilityState === 'visible';
      if (!live?.isComplete) resync.now();
      else if (isSeen) void tellRead({ postulationID: id, position: live.thread.position });
    },
    threadRead: ({ postulationID, position }) => {
      if (postulationID !== id) return;
      client.setQueryData<Thread>(threadKey(id), (known) => known && mergeRead(known, position));
    },
    newAction: ({ postulationID }) => {
      if (postulationID === id) resync.now();
    },
    // A change of the mission or the offer itself brings no message or action of the thread.
    newNotification: resync.soon,
    resync: () => {
      setLive(true);
      resync.now();
    },
    lost: () => setLive(false),
  });

  return { isLive: useIsOnline() && isLive };
};
