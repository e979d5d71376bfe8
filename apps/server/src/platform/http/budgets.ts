import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { hashOfSecret } from '../secrets/secrets.ts';
import { siteOf } from './network.ts';
import { Refusal } from './refusal.ts';

/** A number of tries in a time, for each key. */
export interface Budget {
  /** Refuses (429, with `Retry-After`) when nothing is left; takes nothing. */
  check(key: string): Promise<void>;
  /** Takes one; refuses when there was none. */
  take(key: string): Promise<void>;
  /** Takes one if there was one, and says whether there was. */
  tryTake(key: string): Promise<boolean>;
  /** Gives everything back. */
  reset(key: string): Promise<void>;
}

interface Allowance {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
  /** How it refuses, where that has a code of its own. */
  readonly code?: 'TOO_MANY_MESSAGES';
}

const spent = (msBeforeNext: number, code: Allowance['code'] = undefined): Refusal =>
  new Refusal(code ?? 'TOO_MANY_REQUESTS', {
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  });

const budgetOver = (
  limiter: RateLimiterAbstract,
  { tries, code }: Allowance,
  nameOf: (key: string) => string = (key) => key,
): Budget => {
  const take = async (key: string): Promise<RateLimiterRes | null> => {
    try {
      await limiter.consume(nameOf(key));
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
  };
  return {
    check: async (key) => {
      const used = await limiter.get(nameOf(key));
      if (used !== null && used.consumedPoints >= tries) throw spent(used.msBeforeNext, code);
    },
    take: async (key) => {
      const refused = await take(key);
      if (refused !== null) throw spent(refused.msBeforeNext, code);
    },
    tryTake: async (key) => (await take(key)) === null,
    reset: async (key) => {
      await limiter.delete(nameOf(key));
    },
  };
};

/** Kept in PostgreSQL: one budget whatever the number of processes, and a restart forgives nothing. */
const sharedBudget = (pool: pg.Pool, allowance: Allowance): Budget => {
  const { name, tries, seconds } = allowance;
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_budget',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: tries,
    duration: seconds,
  });
  // Keys are addresses of people and networks: the table keeps their digests.
  return budgetOver(limiter, allowance, (key) => hashOfSecret(key).toString('base64url'));
};

/** Kept in the memory of one process: for what is asked so often that a database would feel it. */
const ownBudget = (allowance: Allowance): Budget => {
  const { name, tries, seconds } = allowance;
  return budgetOver(new RateLimiterMemory({ keyPrefix: name, points: tries, duration: seconds }), allowance);
};

export const unlimited: Budget = {
  check: async () => undefined,
  take: async () => undefined,
  tryTake: async () => true,
  reset: async () => undefined,
};

/** How often the budget of a /64 goes into that of its /48, where many lines may be. */
const networksOfSite = 20;

/** Of networks (network.ts): an IPv6 one spends what its site has, too, so that whoever has a whole /48 gains little by it. */
const withSites = (own: Budget, ofSite: Budget): Budget => {
  const both =
    <Result>(ask: (budget: Budget, key: string) => Promise<Result>) =>
    async (network: string): Promise<Result[]> => {
      const site = siteOf(network);
      const first = await ask(own, network);
      return site === null ? [first] : [first, await ask(ofSite, site)];
    };
  const [check, take] = [both((budget, key) => budget.check(key)), both((budget, key) => budget.take(key))];
  const tryTake = both((budget, key) => budget.tryTake(key));
  return {
    check: async (network) => void (await check(network)),
    take: async (network) => void (await take(network)),
    tryTake: async (network) => (await tryTake(network)).every(Boolean),
    reset: own.reset,
  };
};

const minutes = 60;
const hours = 3_600;

/** Every budget of the product (trust, "Accounts"). Those of a network are wide: an office is one network. */
export const openBudgets = (pool: pg.Pool, networkLimits: boolean) => {
  const shared = (name: string, tries: number, seconds: number) =>
    sharedBudget(pool, { name, tries, seconds });
  const ofNetworks = (make: (allowance: Allowance) => Budget, { name, tries, seconds }: Allowance) =>
    networkLimits
      ? withSites(
          make({ name, tries, seconds }),
          make({ name: `${name}-48`, tries: tries * networksOfSite, seconds }),
        )
      : unlimited;
  const network = (name: string, tries: number, seconds: number) =>
    ofNetworks((allowance) => sharedBudget(pool, allowance), { name, tries, seconds });
  return {
    // Ten times that of a network: others cannot easily shut the owner out, nor guess for long from many networks.
    wrongPasswordsOfAccount: shared('login-account', 50, 30 * minutes),
    wrongPasswordsOfNetwork: shared('login', 5, 30 * minutes),
    wrongPasswordsOfBrowser: shared('login-browser', 5, 30 * minutes),
    secondFactorsOfAccount: shared('second-factor', 5, 15 * minutes),
    challengesOfAccount: shared('challenge', 30, 1 * hours),
    addressChangesOfAccount: shared('address', 5, 1 * hours),
    // Whoever asks, nobody's mailbox is filled.
    addressMailsOfAddress: shared('address-to', 3, 24 * hours),
    secretsOfAccount: shared('second-factor-secret', 20, 1 * hours),
    resetMailsOfAddress: shared('forgotten', 5, 1 * hours),
    // Mails asked for by the button; the other budget is for mails that a login sends.
    confirmationMailsAsked: shared('confirmation-asked', 5, 1 * hours),
    confirmationMailsOfMember: shared('confirmation', 1, 15 * minutes),
    filesOfMember: shared('file', 60, 1 * hours),
    // Each that is sent writes to all of the staff who decide.
    proofsOfMember: shared('proofs', 20, 1 * hours),
    loginsOfNetwork: network('login-net', 500, 15 * minutes),
    registrationsOfNetwork: network('register-net', 300, 1 * hours),
    evidenceChecksOfNetwork: network('evidence-net', 60, 10 * minutes),
    resetMailsOfNetwork: network('forgotten-net', 100, 1 * hours),
    // Of one process: nobody types as fast.
    messagesOfMember: networkLimits
      ? ownBudget({ name: 'messages', tries: 30, seconds: 10, code: 'TOO_MANY_MESSAGES' })
      : unlimited,
    // Of one process, whatever they ask, sockets included.
    requestsOfNetwork: ofNetworks(ownBudget, { name: 'requests', tries: 6_000, seconds: 1 * minutes }),
  };
};

export type Budgets = ReturnType<typeof openBudgets>;
