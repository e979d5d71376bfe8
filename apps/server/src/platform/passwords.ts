import { hash, verify } from '@node-rs/argon2';
import { Refusal } from './refusal.ts';

/** Costs of a hash: memory in KiB, passes over it, lanes. */
interface Strength {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id, 19 MiB, two passes, one lane (trust, "Accounts"); the algorithm is the library's default. */
const fullStrength: Strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Work that waits its turn: `width` at once, `length` waiting, the rest refused. */
const boundedQueue = (width: number, length: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= width) {
      if (waiting.length >= length) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};

type Verify = (hashed: string | null, password: string) => Promise<boolean>;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Compares in its turn. `work` checks its budget, compares, and counts the wrong try before the next one starts: a budget
   * holds whatever the number of tries that wait. A `hashed` of `null` stands for an address that nobody has: it costs
   * the same time and is never right.
   */
  compare(work: (verify: Verify) => Promise<boolean>): Promise<boolean>;
}

interface Settings {
  readonly width?: number;
  readonly length?: number;
  /** Less than the full strength in tests of something else only. */
  readonly strength?: Strength;
}

/** Hashes run on libuv's threads, one at a time: a second core stays with the requests that hash nothing. */
export const openPasswords = ({
  width = 1,
  length = 500,
  strength = fullStrength,
}: Settings = {}): Passwords => {
  const inTurn = boundedQueue(width, length);
  let nobody: Promise<string> | undefined;
  const matches: Verify = async (hashed, password) => {
    nobody ??= hash('a password that nobody chose', strength);
    const right = await verify(hashed ?? (await nobody), password);
    return right && hashed !== null;
  };
  return {
    hash: (password) => inTurn(() => hash(password, strength)),
    compare: (work) => inTurn(() => work(matches)),
  };
};
