import { problem } from '@basoche/contract/problem';
import type { Socket } from 'socket.io';

/**
 * Limits of a socket's events: a burst, then a rate per second. More is refused; after `patience` refusals the socket
 * is disconnected.
 */
const flood = { burst: 60, perSecond: 20, patience: 500 };

/** Limits the rate of a socket's events: refuses those that come faster than a person can send them. */
export const limitEvents = (socket: Socket) => {
  let left = flood.burst;
  let refused = 0;
  let last = Date.now();
  socket.use((packet, next) => {
    const now = Date.now();
    left = Math.min(flood.burst, left + ((now - last) / 1_000) * flood.perSecond);
    last = now;
    if (left >= 1) {
      left -= 1;
      next();
      return;
    }
    refused += 1;
    const acknowledge: unknown = packet.at(-1);
    if (typeof acknowledge === 'function') acknowledge({ ok: false, problem: problem('TOO_MANY_REQUESTS') });
    if (refused > flood.patience) socket.disconnect(true);
  });
};
