import type { Socket } from 'socket.io';

/** Most sockets of one member on a process: tabs and devices. */
const socketsAtMost = 20;

/** Counts a member's socket until its connection closes. False if the member has too many. */
export const openSocketCount = (): ((socket: Socket, memberId: string) => boolean) => {
  const countOf = new Map<string, number>();
  return ({ conn }, memberId) => {
    const count = countOf.get(memberId) ?? 0;
    if (count >= socketsAtMost || conn.readyState !== 'open') return false;
    countOf.set(memberId, count + 1);
    conn.once('close', () => {
      const left = (countOf.get(memberId) ?? 1) - 1;
      if (left > 0) countOf.set(memberId, left);
      else countOf.delete(memberId);
    });
    return true;
  };
};
