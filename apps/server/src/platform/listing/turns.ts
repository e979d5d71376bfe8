import { type Caller, openFairQueue } from '../http/fair-queue.ts';
import { currentCaller } from '../observability/log-context.ts';

/**
 * Searches for words take the database's processor: a few run at a time in a process, the others wait, each network in
 * its turn. More at once would take as long together, and everything else longer.
 */
const queue = openFairQueue({ width: 3, perNetwork: 100, inAll: 500 });

/** A search that waited so long is refused: its caller has given up, or soon will. */
const patienceMs = 5_000;

/** Work of no request, for example of a job. */
const noRequest: Caller = { network: '', signal: new AbortController().signal };

/** Runs a search in its turn. Refuses with `TOO_MANY_REQUESTS` or `UNAVAILABLE` if too many wait, or for too long. */
export const inTurn = <Result>(search: () => Promise<Result>): Promise<Result> => {
  const { network, signal } = currentCaller() ?? noRequest;
  return queue.run({ network, signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) }, search);
};
