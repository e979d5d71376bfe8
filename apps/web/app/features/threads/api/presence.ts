import type { ReadEvent } from '@basoche/contract/realtime';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../lib/session.tsx';
import { type BasocheSocket, socketOf, useSocket } from '../../../lib/socket.ts';

/** What the two browsers of a thread tell each other besides messages: that one is writing, and that one has read. */

/** Typing is told at most so often, and shown for so long after it was heard of, in milliseconds. */
const toldEveryMs = 3_000;
const shownForMs = 5_000;

const connected = async (userID: string): Promise<BasocheSocket | null> => {
  const socket = await socketOf(userID)?.catch(() => null);
  return socket?.connected ? socket : null;
};

/** Says that the thread was seen up to a position, where one is connected; reading it again says so too. */
export const useTellRead = () => {
  const { id: userID } = useMe();
  return async (event: ReadEvent): Promise<void> => {
    (await connected(userID))?.emit('read', event);
  };
};

/** Says that one is writing: to be called for each change of what is written. */
export const useTellTyping = (threadId: string) => {
  const { id: userID } = useMe();
  const told = useRef(0);
  return (): void => {
    const now = Date.now();
    if (now - told.current < toldEveryMs) return;
    told.current = now;
    void connected(userID).then((socket) => socket?.emit('typing', { postulationID: threadId }));
  };
};

/** Whether the other party is writing now, as far as one has heard. */
export const useOtherTyping = (threadId: string): boolean => {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setTyping(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useSocket({
    typing: ({ postulationID }) => {
      if (postulationID !== threadId) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTyping(false), shownForMs);
      setTyping(true);
    },
    newMessage: ({ postulationID, message }) => {
      if (postulationID === threadId && !message.isMine) stop();
    },
    lost: stop,
  });
  return isTyping;
};
