import type { Socket } from 'socket.io';

/** Most sockets of one person on a process: tabs and devices, for themselves and for firms. */
const socketsAtMost = 20;

/** Counts a person's socket until its connection closes. False if they have too many. */
export const openSocketCount = (): ((socket: Socket, personId: string) => boolean) => {
  const countOf = new Map<string, number>();
  return ({ conn }, personId) => {
    const count = countOf.get(personId) ?? 0;
    if (count >= socketsAtMost || conn.readyState !== 'open') return false;
    countOf.set(personId, count + 1);
    conn.once('close', () => {
      const left = (countOf.get(personId) ?? 1) - 1;
      if (left > 0) countOf.set(personId, left);
      else countOf.delete(personId);
    });
    return true;
  };
};
