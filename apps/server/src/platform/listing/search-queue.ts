import { type Caller, openFairQueue } from '../http/fair-queue.ts';
import { currentCaller } from '../observability/log-context.ts';

/**
 * Queue of word searches, which use much of the database's CPU. A process runs a few at a time and takes the
 * waiting networks in turn; more at a time would finish no sooner and slow down all other queries.
 */
const queue = openFairQueue({ concurrency: 3, maxWaitingPerNetwork: 100, maxWaiting: 500 });

/** Time after which a search is refused: its caller has given up, or soon will. */
const maxWaitMs = 5_000;

/** Caller of a search outside of any request, for example in a job. */
const noRequest: Caller = { network: '', signal: new AbortController().signal };

/**
 * Runs a search once its turn comes. Refuses with `TOO_MANY_REQUESTS` if its network has too many waiting, and with
 * `UNAVAILABLE` if the whole process has, or if it waited too long.
 */
export const runQueued = <Result>(search: () => Promise<Result>): Promise<Result> => {
  const { network, signal } = currentCaller() ?? noRequest;
  return queue.run({ network, signal: AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]) }, search);
};
