import type { Thread } from '@basoche/contract/threads/threads';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSocket } from '../../../lib/socket.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { mergeLive, mergeRead } from './merge-thread.ts';
import { useTellRead } from './presence.ts';
import { threadKey } from './thread.ts';

/** Delay before a failed reading is tried again, in milliseconds: missed changes must be read. */
const againMs = 3_000;
/** Delay that joins a message and its notification into one reading, in milliseconds. */
const soonMs = 2_000;

interface Resync {
  readonly start: () => void;
  readonly now: () => void;
  /** Reads again a little later, once for all requests until then. */
  readonly soon: () => void;
  readonly stop: () => void;
}

/**
 * Reads changes after the known position, one reading at a time. A request during a reading starts another
 * one after it, since the answer may have been written before the change.
 */
const createResync = (client: QueryClient, id: string): Resync => {
  const queryKey = threadKey(id);
  let isRunning = false;
  let again = false;
  let isShown = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const now = async () => {
    clearTimeout(later);
    if (isRunning) {
      again = true;
      return;
    }
    isRunning = true;
    // A first reading is never aborted: wait for it, then read once more.
    const joins = client.getQueryData(queryKey) === undefined;
    await client.refetchQueries({ queryKey });
    isRunning = false;
    const state = client.getQueryState(queryKey);
    // The screen was left meanwhile: opening it again reads anew.
    if (!isShown || state?.data === undefined) return;
    if (state.status === 'error') later = setTimeout(now, againMs);
    else if (again || joins) {
      again = false;
      void now();
    }
  };
  return {
    start: () => {
      isShown = true;
    },
    now: () => void now(),
    soon: () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        void now();
      }, soonMs);
    },
    stop: () => {
      isShown = false;
      clearTimeout(later);
      clearTimeout(soon);
      soon = undefined;
    },
  };
};

/** Keeps a thread up to date while it is shown. `isLive` is false while the connection is broken. */
export const useThreadStream = (id: string): { isLive: boolean } => {
  const client = useQueryClient();
  const [isLive, setLive] = useState(true);
  const tellRead = useTellRead();
  const resync = useMemo(() => createResync(client, id), [client, id]);
  useEffect(() => {
    resync.start();
    return resync.stop;
  }, [resync]);
  // Messages that came while the tab was hidden count as seen only when the tab is shown again.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') resync.now();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [resync]);

  useSocket({
    newMessage: ({ postulationID, message }) => {
      if (postulationID !== id) return;
      const known = client.getQueryData<Thread>(threadKey(id));
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
    // A change of the mission or the offer itself comes as no message or action of the thread.
    newNotification: resync.soon,
    resync: () => {
      setLive(true);
      resync.now();
    },
    lost: () => setLive(false),
  });

  return { isLive: useIsOnline() && isLive };
};
