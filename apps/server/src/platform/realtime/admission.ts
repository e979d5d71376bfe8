import type { IncomingMessage } from 'node:http';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { openFairQueue } from '../http/fair-queue.ts';

/** Lets new sockets in. */
export interface Admission {
  /** Asks, once its turn comes, whether the network of this request may open a socket. */
  mayUpgrade(request: IncomingMessage): Promise<boolean>;
  /** Runs a query that a new socket needs, once its turn comes. Rejects if the browser hangs up first. */
  run<Result>(request: IncomingMessage, query: () => Promise<Result>): Promise<Result>;
}

interface Networks {
  readonly networkOf: (request: IncomingMessage) => string;
  /** True if this network is within its rate limit. */
  readonly mayAsk: (network: string) => Promise<boolean>;
}

/** Number of sockets that are let in at once, and of their queries. */
const concurrency = 8;

/** Number of sockets that may wait. Waiting costs little: a connection and its first request. */
const maxWaiting = 20_000;

/**
 * Accepts new sockets a few at a time, in turn by network, so that requests are still answered: after a
 * restart, all browsers reconnect at once.
 */
export const openAdmission = ({ networkOf, mayAsk }: Networks): Admission => {
  const queue = openFairQueue({ concurrency, maxWaiting, maxWaitingPerNetwork: maxWaiting });
  const run: Admission['run'] = async (request, query) => {
    const gone = new AbortController();
    const abort = () => gone.abort();
    request.socket.once('close', abort);
    try {
      return await queue.run({ network: networkOf(request), signal: gone.signal }, query);
    } finally {
      request.socket.off('close', abort);
    }
  };
  return {
    run,
    mayUpgrade: (request) =>
      run(request, async () => {
        await turnOfTheLoop();
        return mayAsk(networkOf(request));
      }),
  };
};
