import * as argon2 from '@node-rs/argon2';
import { type Caller, openFairQueue } from '../http/fair-queue.ts';
import { currentCaller } from '../observability/log-context.ts';

/** Costs of a hash: memory in KiB, number of passes, lanes. */
interface Strength {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id, 19 MiB, two passes, one lane (trust, "Accounts"). The algorithm is the library's default. */
const fullStrength: Strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

type Verify = (passwordHash: string | null, password: string) => Promise<boolean>;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Runs comparisons one at a time. `work` checks its rate limit, compares, and counts a wrong try before the
   * next comparison starts, so that waiting tries cannot exceed the limit. A `passwordHash` of `null` never
   * matches, but takes as long.
   */
  compare(work: (verify: Verify) => Promise<boolean>): Promise<boolean>;
  /** Runs a whole call that hashes. Refuses at once if its network has too many calls running. */
  admit<Result>(work: () => Promise<Result>): Promise<Result>;
}

type Work = Pick<typeof argon2, 'hash' | 'verify'>;

interface Settings {
  /** Number of hashes computed at once. */
  readonly concurrency?: number;
  /** Number of requests that may wait: of one network and of all. */
  readonly maxWaitingPerNetwork?: number;
  readonly maxWaiting?: number;
  /** The hash functions; replaced in tests of the queue's order. */
  readonly hasher?: Work;
  /** Weaker only in tests of other things. */
  readonly strength?: Strength;
}

/** Longest wait of a request for its turn, in milliseconds. */
const waitingMs = 10_000;

/** Caller for commands and seeds, which hash without a request. */
const noRequest: Caller = { network: 'none', signal: new AbortController().signal };

/**
 * Hashes run on libuv's threads, one at a time, so that another core serves other requests. Networks take turns: one
 * that tries a thousand passwords only delays itself.
 */
export const openPasswords = ({
  concurrency = 1,
  maxWaitingPerNetwork = 50,
  maxWaiting = 500,
  hasher = argon2,
  strength = fullStrength,
}: Settings = {}): Passwords => {
  const queue = openFairQueue({ concurrency, maxWaitingPerNetwork, maxWaiting });
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const caller = currentCaller();
    if (caller === undefined) return queue.run(noRequest, work);
    const signal = AbortSignal.any([caller.signal, AbortSignal.timeout(waitingMs)]);
    return queue.run({ network: caller.network, signal }, work);
  };
  let nobody: Promise<string> | undefined;
  const matches: Verify = async (passwordHash, password) => {
    nobody ??= hasher.hash('a password that nobody chose', strength);
    const right = await hasher.verify(passwordHash ?? (await nobody), password);
    return right && passwordHash !== null;
  };
  return {
    hash: (password) => inTurn(() => hasher.hash(password, strength)),
    compare: (work) => inTurn(() => work(matches)),
    admit: (work) => queue.admit((currentCaller() ?? noRequest).network, work),
  };
};
