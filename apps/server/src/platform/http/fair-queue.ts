import { Refusal } from './refusal.ts';

/** Whoever asks for work of a queue. */
export interface Caller {
  /** Key of the network that the request comes from. */
  readonly network: string;
  /** Aborted once nobody waits for the answer. */
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly network: string;
  begin(): void;
  refuse(): void;
}

interface Limits {
  /** Pieces of work that run at once. */
  readonly width: number;
  /** Pieces of work that wait, of one network and of all. */
  readonly perNetwork: number;
  readonly inAll: number;
}

export interface FairQueue {
  /**
   * Runs what will come to the queue later, such as a call that first asks the database; refused (429) while its network has as many under
   * way as may wait, so that it costs nothing.
   */
  admit<Result>(network: string, work: () => Promise<Result>): Promise<Result>;
  run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
}

const retryAfterSeconds = 5;
const tooMany = () => new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds });
const unavailable = () => new Refusal('UNAVAILABLE', { retryAfterSeconds });

/**
 * Runs one piece of work of each network in turn, whatever the number that each of them brought. When all places are taken, a network
 * that has fewer waiting takes the last place of the one that has most.
 */
export const openFairQueue = ({ width, perNetwork, inAll }: Limits): FairQueue => {
  /** In the order of their turns; a network without waiting work is not in it. */
  const networks = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const lengthOf = (network: string): number => networks.get(network)?.length ?? 0;

  const leave = (one: Waiting): void => {
    const line = networks.get(one.network);
    const place = line?.indexOf(one) ?? -1;
    if (line === undefined || place === -1) return;
    line.splice(place, 1);
    waiting -= 1;
    if (line.length === 0) networks.delete(one.network);
  };

  const longest = (): Waiting[] => {
    let found: Waiting[] = [];
    for (const line of networks.values()) if (line.length > found.length) found = line;
    return found;
  };

  /** Refuses where a network has as many waiting as it may, or where all have. */
  const check = (network: string): void => {
    const own = lengthOf(network);
    if (own >= perNetwork) throw tooMany();
    if (waiting >= inAll && longest().length <= own + 1) {
      throw unavailable();
    }
  };

  const join = (one: Waiting): void => {
    if (waiting >= inAll) {
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
      const one: Waiting = {
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
    // Its other work waits until each of the others had a turn.
    if (networks.delete(network)) networks.set(network, line);
    one.begin();
  };

  const admitted = new Map<string, number>();
  const admit = async <Result>(network: string, work: () => Promise<Result>): Promise<Result> => {
    const before = admitted.get(network) ?? 0;
    if (before >= perNetwork) throw tooMany();
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
      if (running < width) running += 1;
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
