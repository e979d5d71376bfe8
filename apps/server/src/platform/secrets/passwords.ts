import * as argon2 from '@node-rs/argon2';
import { type Caller, openFairQueue } from '../http/fair-queue.ts';
import { currentCaller } from '../observability/scope.ts';

/** Costs of a hash: memory in KiB, passes over it, lanes. */
interface Strength {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id, 19 MiB, two passes, one lane (trust, "Accounts"); the algorithm is the library's default. */
const fullStrength: Strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

type Verify = (hashed: string | null, password: string) => Promise<boolean>;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Compares in its turn. `work` checks its budget, compares, and counts the wrong try before the next one starts: a budget
   * holds whatever the number of tries that wait. A `hashed` of `null` stands for an address that nobody has: it costs
   * the same time and is never right.
   */
  compare(work: (verify: Verify) => Promise<boolean>): Promise<boolean>;
  /** Carries out a whole call that hashes; refused before it costs anything while its network has too many under way. */
  admit<Result>(work: () => Promise<Result>): Promise<Result>;
}

type Work = Pick<typeof argon2, 'hash' | 'verify'>;

interface Settings {
  /** Hashes at once. */
  readonly width?: number;
  /** Requests that wait, of one network and of all. */
  readonly perNetwork?: number;
  readonly inAll?: number;
  /** The hash itself; another in tests of the order in which it is asked for. */
  readonly hasher?: Work;
  /** Less than the full strength in tests of something else only. */
  readonly strength?: Strength;
}

/** A request waits this long for its turn. */
const waitingMs = 10_000;

/** Commands and seeds hash for nobody's request. */
const noRequest: Caller = { network: 'none', signal: new AbortController().signal };

/**
 * Hashes run on libuv's threads, one at a time: a second core stays with the requests that hash nothing. Each network has its turn, so that
 * one that tries a thousand passwords waits for itself.
 */
export const openPasswords = ({
  width = 1,
  perNetwork = 50,
  inAll = 500,
  hasher = argon2,
  strength = fullStrength,
}: Settings = {}): Passwords => {
  const queue = openFairQueue({ width, perNetwork, inAll });
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const caller = currentCaller();
    if (caller === undefined) return queue.run(noRequest, work);
    const signal = AbortSignal.any([caller.signal, AbortSignal.timeout(waitingMs)]);
    return queue.run({ network: caller.network, signal }, work);
  };
  let nobody: Promise<string> | undefined;
  const matches: Verify = async (hashed, password) => {
    nobody ??= hasher.hash('a password that nobody chose', strength);
    const right = await hasher.verify(hashed ?? (await nobody), password);
    return right && hashed !== null;
  };
  return {
    hash: (password) => inTurn(() => hasher.hash(password, strength)),
    compare: (work) => inTurn(() => work(matches)),
    admit: (work) => queue.admit((currentCaller() ?? noRequest).network, work),
  };
};
