import type { ReadEvent } from '@basoche/contract/realtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMe } from '../../../lib/session.tsx';
import { type BasocheSocket, socketOf, useSocket } from '../../../lib/socket.ts';
import { noTypingSign, type TypingSign, typingSign } from './typing-sign.ts';

/** Signals between both parties' browsers, besides messages: typing, and read positions. */

/** Minimum time between two typing events, in milliseconds. */
const typingEveryMs = 3_000;

const connected = async (userID: string): Promise<BasocheSocket | null> => {
  const socket = await socketOf(userID)?.catch(() => null);
  return socket?.connected ? socket : null;
};

/**
 * Reports by the socket, if connected, that the thread was seen up to a position. Reading the thread again
 * reports it too.
 */
export const useTellRead = () => {
  const { id: userID } = useMe();
  return async (event: ReadEvent): Promise<void> => {
    (await connected(userID))?.emit('read', event);
  };
};

/** Returns a function that reports that the viewer is typing; call it at each change of the text. */
export const useTellTyping = (threadId: string) => {
  const { id: userID } = useMe();
  const lastSentAt = useRef(0);
  return (): void => {
    const now = Date.now();
    if (now - lastSentAt.current < typingEveryMs) return;
    lastSentAt.current = now;
    void connected(userID).then((socket) => socket?.emit('typing', { postulationID: threadId }));
  };
};

/** State of the other party's typing sign. */
export const useOtherTyping = (threadId: string): TypingSign => {
  const [shown, show] = useState({ threadId, sign: noTypingSign });
  const sign = useMemo(() => typingSign((next) => show({ threadId, sign: next })), [threadId]);
  useEffect(() => sign.end, [sign]);
  useSocket({
    typing: ({ postulationID }) => {
      if (postulationID === threadId) sign.heard();
    },
    newMessage: ({ postulationID, message }) => {
      if (postulationID === threadId && !message.isMine) sign.end();
    },
    lost: sign.end,
  });
  return shown.threadId === threadId ? shown.sign : noTypingSign;
};
