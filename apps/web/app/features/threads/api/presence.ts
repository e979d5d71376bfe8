import type { ReadEvent } from '@basoche/contract/realtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMe } from '../../../lib/session.tsx';
import { type BasocheSocket, socketOf, useSocket } from '../../../lib/socket.ts';
import { noTypingSign, type TypingSign, typingSign } from './typing-sign.ts';

/** What the two browsers of a thread tell each other besides messages: that one is writing, and that one has read. */

/** Typing is told at most so often, in milliseconds. */
const toldEveryMs = 3_000;

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

/** The sign that the other party is writing, as far as one has heard. */
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
