import type { Thread } from '@basoche/contract/threads/threads';
import { useEffect, useRef, useState } from 'react';

/** Unread messages at the start of the visit: positions after `after`, up to the other one. */
interface Unread {
  readonly after: number;
  readonly until: number;
}

type ReadThread = Pick<Thread, 'messages' | 'otherReadPosition'>;

/** Id of the viewer's last message that the other party has read. */
export const lastReadOf = ({ messages, otherReadPosition }: ReadThread): string | null =>
  messages.findLast(({ isMine, position }) => isMine && position <= otherReadPosition)?.id ?? null;

/** Id of the first unread message of the other party; null if no message is shown before it. */
export const firstUnreadOf = (
  { messages }: Pick<Thread, 'messages'>,
  unread: Unread | null,
): string | null => {
  if (unread === null) return null;
  const index = messages.findIndex(({ isMine, position }) => !isMine && position > unread.after);
  const found = messages[index];
  return index > 0 && found !== undefined && found.position <= unread.until ? found.id : null;
};

/**
 * First unread message, from the first answer of the server on this visit (`isFresh`), and again each time
 * the page becomes visible.
 */
export const useFirstUnread = (thread: Thread, isFresh: boolean): string | null => {
  const [unread, setUnread] = useState<Unread | null>(null);
  const latest = useRef(thread);
  latest.current = thread;

  useEffect(() => {
    if (isFresh) setUnread({ after: latest.current.readPosition, until: latest.current.position });
  }, [isFresh]);

  useEffect(() => {
    let left: number | null = null;
    const onChange = () => {
      const { position } = latest.current;
      if (document.visibilityState === 'hidden') left = position;
      else if (left !== null && position > left) setUnread({ after: left, until: position });
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return firstUnreadOf(thread, unread);
};
