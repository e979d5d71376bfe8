import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { linkOptions } from './redis-link.ts';
import { RedisRefused } from './redis-refused.ts';

/** Checks at the start that the server of `REDIS_URL` supports everything that the program uses. */

const answerTimeoutMs = 5_000;

/** Patterns of errors, each with its meaning for the operator. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/WRONGPASS|NOAUTH|invalid password|AUTH/, 'refuses the user or the password of REDIS_URL'],
  [/READONLY/, 'is a replica, which may not be written: REDIS_URL must lead to the primary'],
  [/unknown command/i, 'does not know streams and scripts: REDIS_URL needs Valkey, or Redis 5 or newer'],
  [/DB index|SELECT is not allowed/i, 'has no database of the number in REDIS_URL'],
  [/MOVED|CLUSTER/, 'is part of a cluster: REDIS_URL needs a single server, with or without replicas'],
  [
    /NOPERM/,
    'gives the user of REDIS_URL too few rights: it needs ~basoche:* &basoche:* +@all -@dangerous +info',
  ],
  [/OOM|MISCONF/, 'accepts no writes, for want of memory or of room on its disk'],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ECONNRESET|timed? ?out|Connection is closed/i,
    'does not answer',
  ],
];

/** Where an address leads, without its password. */
const placeOf = (url: string): string => {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port === '' ? '6379' : port}`;
};

/** Runs each command that the socket adapter and the rate limits use, on keys of its own. */
const tryCommands = async (redis: Redis, prefix: string): Promise<void> => {
  // Refused here if the server has no database of this number: ioredis itself would go on in database 0.
  await redis.select(redis.options.db ?? 0);
  const key = `${prefix}check:${randomUUID()}`;
  await redis.xadd(key, 'MAXLEN', '~', 1, '*', 'a', 'b');
  await redis.expire(key, 10);
  await redis.xread('COUNT', 1, 'STREAMS', key, '0');
  await redis.xrevrange(key, '+', '-', 'COUNT', 1);
  await redis.del(key);
  await redis.eval(`return redis.call('incrby', KEYS[1], 1)`, 1, `${key}:count`);
  await redis.expire(`${key}:count`, 10);
  await redis.publish(key, '');
  await redis.subscribe(key);
};

/** Throws the operator's message if the program cannot use the server. */
export const checkRedis = async (url: string, prefix: string): Promise<void> => {
  const redis = new Redis(url, {
    ...linkOptions,
    connectTimeout: answerTimeoutMs,
    commandTimeout: answerTimeoutMs,
    socketTimeout: answerTimeoutMs,
    retryStrategy: null,
  });
  const failures: Error[] = [];
  redis.on('error', (error) => failures.push(error));
  try {
    await redis.connect();
    await tryCommands(redis, prefix);
  } catch (error) {
    // A failed connection rejects with « Connection is closed » only; the `error` event before has the reason.
    const messages = [...failures, error].map((one) => (one instanceof Error ? one.message : String(one)));
    const meaning = meanings.find(([pattern]) => pattern.test(messages.join('\n')))?.[1];
    throw new RedisRefused(
      `The server at ${placeOf(url)} ${meaning ?? 'does not answer as Valkey or Redis'} (${messages[0]}).`,
      { cause: error },
    );
  } finally {
    redis.disconnect();
  }
};
