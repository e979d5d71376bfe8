import { problem } from '@basoche/contract/problem';
import type { Socket } from 'socket.io';

/** So many events at once, then so many a second: more is refused, and a flood that goes on is hung up on. */
const flood = { burst: 60, perSecond: 20, patience: 500 };

/** Refuses what comes faster than a person does. */
export const slowDown = (socket: Socket) => {
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
