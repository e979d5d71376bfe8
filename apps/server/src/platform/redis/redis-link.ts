import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../observability/log.ts';

type LinkOptions = Omit<RedisOptions, 'replyMapping'>;

/**
 * Connections to the Valkey or Redis of `REDIS_URL`, which carries events between processes and rate limits.
 * Everything that must not be lost is in PostgreSQL, which also takes over while Redis is down.
 */
export interface RedisLink {
  /** For requests: a command fails at once without a connection, otherwise after `redisAnswerMs`. */
  readonly client: Redis;
  /** For events, for which no request waits: the same, with `eventMs`. */
  readonly writer: Redis;
  /** Prefix of all keys and channels; differs between installations that share a server. */
  readonly prefix: string;
  /** Resolves after the first attempt to connect both, whether it succeeded or not. */
  readonly connected: Promise<void>;
  isReady(): boolean;
  /**
   * Opens another connection, for blocking commands. It reconnects by itself, and fails at once while
   * disconnected.
   */
  open(options?: LinkOptions): Redis;
  close(): void;
}

/** Maximum waits for an answer of Redis, of a request and of an event, in milliseconds. */
const redisAnswerMs = 500;
const eventMs = 2_000;

const reconnectMs = { step: 50, most: 1_000 };

/** Commands are neither queued nor retried: they fail, and the caller uses PostgreSQL. */
export const linkOptions = {
  // The socket adapter reads replies in the format of RESP2.
  protocol: 2,
  lazyConnect: true,
  disableClientInfo: true,
  connectTimeout: 5_000,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
} as const satisfies LinkOptions;

export const openRedisLink = (url: string, prefix: string, log: Logger): RedisLink => {
  const opened: Redis[] = [];
  const attempts: Promise<void>[] = [];
  let told = true;
  const tell = (isUp: boolean, error?: unknown) => {
    if (isUp === told) return;
    told = isUp;
    if (isUp) log.info('Redis answers again');
    else log.warn({ err: error }, 'Redis does not answer: PostgreSQL takes over');
  };
  const open = (options: LinkOptions = {}): Redis => {
    const redis = new Redis(url, {
      ...linkOptions,
      connectionName: 'basoche',
      retryStrategy: (times) => Math.min(times * reconnectMs.step, reconnectMs.most),
      // After a failover the same address may lead to the new primary.
      reconnectOnError: ({ message }) => message.startsWith('READONLY'),
      ...options,
    });
    // Logged only: each failed command rejects with its own error.
    redis.on('error', (error) => log.debug({ err: error }, 'A connection to Redis failed'));
    // `connect` settles after the first attempt; the client retries by itself.
    attempts.push(redis.connect().catch(() => undefined));
    opened.push(redis);
    return redis;
  };
  const client = open({ commandTimeout: redisAnswerMs, socketTimeout: redisAnswerMs });
  const writer = open({ socketTimeout: eventMs });
  const connected = Promise.all(attempts).then(() => undefined);
  let closed = false;
  client.on('ready', () => tell(true));
  client.on('error', (error) => tell(false, error));
  client.on('close', () => {
    if (!closed) tell(false);
  });
  return {
    client,
    writer,
    prefix,
    connected,
    isReady: () => client.status === 'ready',
    open,
    close: () => {
      closed = true;
      for (const redis of opened) redis.disconnect();
    },
  };
};
