import type { Socket } from 'socket.io';

export interface SocketsByKey {
  /** Keeps a socket under a key until it disconnects. */
  add(key: string, socket: Socket): void;
  hangUp(key: string): void;
}

/**
 * Open sockets of this process by a key that they depend on, such as a session: when it ends, they are
 * closed.
 */
export const openSocketsByKey = (close: (socket: Socket) => void): SocketsByKey => {
  const socketsOfKey = new Map<string, Set<Socket>>();
  return {
    add: (key, socket) => {
      socketsOfKey.set(key, (socketsOfKey.get(key) ?? new Set()).add(socket));
      socket.once('disconnect', () => {
        const rest = socketsOfKey.get(key);
        rest?.delete(socket);
        if (rest?.size === 0) socketsOfKey.delete(key);
      });
    },
    hangUp: (key) => {
      for (const socket of socketsOfKey.get(key) ?? []) close(socket);
    },
  };
};
