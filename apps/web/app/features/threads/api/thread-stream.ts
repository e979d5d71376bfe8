import type { Thread } from '@basoche/contract/threads/threads';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSocket } from '../../../lib/socket.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { mergeLive, mergeRead } from './merge.ts';
import { useTellRead } from './presence.ts';
import { threadKey } from './thread.ts';

/** A reading that failed is tried again after this, in milliseconds: what was missed may not stay missed. */
const againMs = 3_000;
/** A message has its notification too: what both tell is read once. */
const soonMs = 2_000;

interface Resync {
  readonly start: () => void;
  readonly now: () => void;
  /** The same a little later, once for all that was asked until then. */
  readonly soon: () => void;
  readonly stop: () => void;
}

/**
 * Reads what came after the known position, one reading at a time: what is asked for while one is on its way is asked
 * again after it, for its answer may have been written before.
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
    // A first reading is never cut short: one joins it, and reads once more.
    const joins = client.getQueryData(queryKey) === undefined;
    await client.refetchQueries({ queryKey });
    isRunning = false;
    const state = client.getQueryState(queryKey);
    // Left meanwhile: who comes back reads anew.
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
  // What came while the tab was in the background is seen when it comes back, and only then said to be.
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
    // What became of the mission or the offer is told by no message and no action of the thread.
    newNotification: resync.soon,
    resync: () => {
      setLive(true);
      resync.now();
    },
    lost: () => setLive(false),
  });

  return { isLive: useIsOnline() && isLive };
};
