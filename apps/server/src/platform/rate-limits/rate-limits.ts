import { loginLockout } from '@basoche/domain/access/login-lockout';
import { independenceWordsADay, namesRemovedADay } from '@basoche/domain/conflicts/limits';
import { hearingsADay } from '@basoche/domain/hearings/limits';
import { reachCountsAnHour } from '@basoche/domain/hearings/reach';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { siteOf } from '../http/network.ts';
import { Refusal } from '../http/refusal.ts';
import type { RedisLink } from '../redis/redis-link.ts';
import { hashOfSecret } from '../secrets/secrets.ts';

/** A limit on tries in a period, for each key. */
export interface RateLimit {
  /** Refuses (429, with `Retry-After`) if nothing is left; consumes nothing. */
  check(key: string): Promise<void>;
  /** Consumes one try; refuses if none is left. */
  take(key: string): Promise<void>;
  /** Consumes one try if one is left; returns whether it did. */
  tryTake(key: string): Promise<boolean>;
  /** Restores all tries. */
  reset(key: string): Promise<void>;
}

interface Allowance {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
  /** Problem code of the refusal, where it has its own. */
  readonly code?: 'TOO_MANY_MESSAGES';
}

const tooManyRequests = (msBeforeNext: number, code: Allowance['code'] = undefined): Refusal =>
  new Refusal(code ?? 'TOO_MANY_REQUESTS', {
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  });

const rateLimitOver = (
  limiter: RateLimiterAbstract,
  { tries, code }: Allowance,
  nameOf: (key: string) => string = (key) => key,
): RateLimit => {
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
      if (used !== null && used.consumedPoints >= tries) throw tooManyRequests(used.msBeforeNext, code);
    },
    take: async (key) => {
      const refusal = await take(key);
      if (refusal !== null) throw tooManyRequests(refusal.msBeforeNext, code);
    },
    tryTake: async (key) => (await take(key)) === null,
    reset: async (key) => {
      await limiter.delete(nameOf(key));
    },
  };
};

/** Store of the rate limits that all processes share: PostgreSQL, or Redis with PostgreSQL in its place while it is away. */
interface Stores {
  readonly pool: pg.Pool;
  readonly redis: RedisLink | undefined;
}

/** Rate limit shared by all processes; a restart does not reset it. */
const sharedRateLimit = ({ pool, redis }: Stores, allowance: Allowance): RateLimit => {
  const { name, tries, seconds } = allowance;
  const inPostgres = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_budget',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: tries,
    duration: seconds,
  });
  const limiter =
    redis === undefined
      ? inPostgres
      : new RateLimiterRedis({
          storeClient: redis.client,
          rejectIfRedisNotReady: true,
          keyPrefix: `${redis.prefix}budget:${name}`,
          points: tries,
          duration: seconds,
          insuranceLimiter: inPostgres,
        });
  // Keys are stored as digests, since they are addresses of people and networks.
  return rateLimitOver(limiter, allowance, (key) => hashOfSecret(key).toString('base64url'));
};

/** A rate limit in the memory of one process, for checks too frequent for the database. */
const processRateLimit = (allowance: Allowance): RateLimit => {
  const { name, tries, seconds } = allowance;
  return rateLimitOver(
    new RateLimiterMemory({ keyPrefix: name, points: tries, duration: seconds }),
    allowance,
  );
};

export const noLimit: RateLimit = {
  check: async () => undefined,
  take: async () => undefined,
  tryTake: async () => true,
  reset: async () => undefined,
};

/** Ratio of the limit of a /48 to that of one of its /64 networks, since a site may have many lines. */
const networksOfSite = 20;

/**
 * Rate limits of networks (network.ts). An IPv6 network also consumes the limit of its site, so that a whole /48 gains
 * little.
 */
const withSites = (own: RateLimit, ofSite: RateLimit): RateLimit => {
  const both =
    <Result>(ask: (limit: RateLimit, key: string) => Promise<Result>) =>
    async (network: string): Promise<Result[]> => {
      const site = siteOf(network);
      const first = await ask(own, network);
      return site === null ? [first] : [first, await ask(ofSite, site)];
    };
  const [check, take] = [both((limit, key) => limit.check(key)), both((limit, key) => limit.take(key))];
  const tryTake = both((limit, key) => limit.tryTake(key));
  return {
    check: async (network) => void (await check(network)),
    take: async (network) => void (await take(network)),
    tryTake: async (network) => (await tryTake(network)).every(Boolean),
    reset: own.reset,
  };
};

const minutes = 60;
const hours = 3_600;

/** Every rate limit of the product (trust, "Accounts"). Those of a network are large: an office is one network. */
export const openRateLimits = (pool: pg.Pool, networkLimits: boolean, redis?: RedisLink) => {
  const stores = { pool, redis };
  const shared = (name: string, tries: number, seconds: number) =>
    sharedRateLimit(stores, { name, tries, seconds });
  const wrongPasswords = (name: string, tries: number) => shared(name, tries, loginLockout.minutes * minutes);
  const ofNetworks = (make: (allowance: Allowance) => RateLimit, { name, tries, seconds }: Allowance) =>
    networkLimits
      ? withSites(
          make({ name, tries, seconds }),
          make({ name: `${name}-48`, tries: tries * networksOfSite, seconds }),
        )
      : noLimit;
  const network = (name: string, tries: number, seconds: number) =>
    ofNetworks((allowance) => sharedRateLimit(stores, allowance), { name, tries, seconds });
  return {
    wrongPasswordsOfAccount: wrongPasswords('login-account', loginLockout.wrongPasswordsOfAccount),
    wrongPasswordsOfNetwork: wrongPasswords('login', loginLockout.wrongPasswordsOfNetwork),
    wrongPasswordsOfBrowser: wrongPasswords('login-browser', loginLockout.wrongPasswordsOfKnownBrowser),
    secondFactorsOfAccount: shared('second-factor', 5, 15 * minutes),
    challengesOfAccount: shared('challenge', 30, 1 * hours),
    addressChangesOfAccount: shared('address', 5, 1 * hours),
    // Limits mails to one address, whoever requests them.
    addressMailsOfAddress: shared('address-to', 3, 24 * hours),
    secretsOfAccount: shared('second-factor-secret', 20, 1 * hours),
    resetMailsOfAddress: shared('forgotten', 5, 1 * hours),
    // Mails requested with the button; the other budget is for mails that a login sends.
    confirmationMailsAsked: shared('confirmation-asked', 5, 1 * hours),
    confirmationMailsOfMember: shared('confirmation', 1, 15 * minutes),
    filesOfMember: shared('file', 60, 1 * hours),
    // Each sent request mails all staff who decide.
    verificationDocumentsOfMember: shared('proofs', 20, 1 * hours),
    // Each call opens a whole register; a file of the most names takes 20 of them.
    registerAddsOfMember: shared('register-adds', 120, 1 * hours),
    hearingsOfMember: shared('hearings', hearingsADay, 24 * hours),
    // Each call compares the choices of all avocats with one hearing.
    reachCountsOfMember: shared('hearing-reach', reachCountsAnHour, 1 * hours),
    // Each call reads up to fifteen files and makes a document.
    vigilanceCollectionsOfMember: shared('vigilance-collect', 30, 1 * hours),
    // Each call reads every agreed mission of a client.
    vigilanceListsOfPerson: shared('vigilance-lists', 120, 1 * hours),
    independenceInThread: shared('independence', independenceWordsADay, 24 * hours),
    registerRemovalsOfMember: shared('register-removals', namesRemovedADay, 24 * hours),
    loginsOfNetwork: network('login-net', 500, 15 * minutes),
    registrationsOfNetwork: network('register-net', 300, 1 * hours),
    firmLinksOfNetwork: network('firm-link-net', 120, 10 * minutes),
    evidenceChecksOfNetwork: network('evidence-net', 60, 10 * minutes),
    resetMailsOfNetwork: network('forgotten-net', 100, 1 * hours),
    // Counted per process; no person types that fast.
    messagesOfMember: networkLimits
      ? processRateLimit({ name: 'messages', tries: 30, seconds: 10, code: 'TOO_MANY_MESSAGES' })
      : noLimit,
    // Counted per process, for all requests, sockets included.
    requestsOfNetwork: ofNetworks(processRateLimit, { name: 'requests', tries: 6_000, seconds: 1 * minutes }),
  };
};

export type RateLimits = ReturnType<typeof openRateLimits>;
