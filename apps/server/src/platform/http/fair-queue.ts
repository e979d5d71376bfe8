import { Refusal } from './refusal.ts';

/** The sender of work to a queue. */
export interface Caller {
  /** Key of the network from which the request comes. */
  readonly network: string;
  /** Aborted once the client no longer waits for the answer. */
  readonly signal: AbortSignal;
}

interface WaitingRequest {
  readonly network: string;
  begin(): void;
  refuse(): void;
}

interface Limits {
  /** Number of tasks that run at once. */
  readonly concurrency: number;
  /** Number of tasks of one network that may wait. */
  readonly maxWaitingPerNetwork: number;
  /** Number of tasks of all networks that may wait. */
  readonly maxWaiting: number;
}

export interface FairQueue {
  /**
   * Runs a call that will queue work later, for example after a query. Refuses at once (429) if the network
   * has as many calls running as it may have waiting.
   */
  admit<Result>(network: string, work: () => Promise<Result>): Promise<Result>;
  run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
}

const retryAfterSeconds = 5;
const tooMany = () => new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds });
const unavailable = () => new Refusal('UNAVAILABLE', { retryAfterSeconds });

/**
 * Runs one task of each network in turn, however many each has sent. When the queue is full, a network with fewer
 * waiting tasks replaces the last task of the network that has most.
 */
export const openFairQueue = ({ concurrency, maxWaitingPerNetwork, maxWaiting }: Limits): FairQueue => {
  /** Networks in the order of their turns. A network without waiting tasks is not in the map. */
  const networks = new Map<string, WaitingRequest[]>();
  let running = 0;
  let waiting = 0;

  const lengthOf = (network: string): number => networks.get(network)?.length ?? 0;

  const leave = (one: WaitingRequest): void => {
    const line = networks.get(one.network);
    const place = line?.indexOf(one) ?? -1;
    if (line === undefined || place === -1) return;
    line.splice(place, 1);
    waiting -= 1;
    if (line.length === 0) networks.delete(one.network);
  };

  const longest = (): WaitingRequest[] => {
    let found: WaitingRequest[] = [];
    for (const line of networks.values()) if (line.length > found.length) found = line;
    return found;
  };

  /** Refuses if this network has too many tasks waiting, or if the queue is full and no other network has more. */
  const check = (network: string): void => {
    const ownWaiting = lengthOf(network);
    if (ownWaiting >= maxWaitingPerNetwork) throw tooMany();
    if (waiting >= maxWaiting && longest().length <= ownWaiting + 1) {
      throw unavailable();
    }
  };

  const join = (one: WaitingRequest): void => {
    if (waiting >= maxWaiting) {
      const last = longest().at(-1);
      if (last !== undefined) {
        leave(last);
        last.refuse();
      }
    }
    const line = networks.get(one.network);
    if (line === undefined) networks.set(one.network, [one]);
    else line.push(one);
    waiting += 1;
  };

  const inTurn = ({ network, signal }: Caller): Promise<void> =>
    new Promise((resolve, reject) => {
      const stop = () => {
        leave(one);
        one.refuse();
      };
      const one: WaitingRequest = {
        network,
        begin: () => {
          signal.removeEventListener('abort', stop);
          resolve();
        },
        refuse: () => {
          signal.removeEventListener('abort', stop);
          reject(unavailable());
        },
      };
      signal.addEventListener('abort', stop, { once: true });
      join(one);
    });

  const next = (): void => {
    const [first] = networks.entries();
    const one = first?.[1][0];
    if (first === undefined || one === undefined) {
      running -= 1;
      return;
    }
    const [network, line] = first;
    leave(one);
    // The network goes to the end: its next task waits until each of the others had a turn.
    if (networks.delete(network)) networks.set(network, line);
    one.begin();
  };

  const admitted = new Map<string, number>();
  const admit = async <Result>(network: string, work: () => Promise<Result>): Promise<Result> => {
    const before = admitted.get(network) ?? 0;
    if (before >= maxWaitingPerNetwork) throw tooMany();
    admitted.set(network, before + 1);
    try {
      return await work();
    } finally {
      const left = (admitted.get(network) ?? 1) - 1;
      if (left === 0) admitted.delete(network);
      else admitted.set(network, left);
    }
  };

  return {
    admit,
    run: async (caller, work) => {
      if (caller.signal.aborted) throw unavailable();
      if (running < concurrency) running += 1;
      else {
        check(caller.network);
        await inTurn(caller);
      }
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
};
