import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../observability/log.ts';

type LinkOptions = Omit<RedisOptions, 'replyMapping'>;

/**
 * The Valkey or Redis that `REDIS_URL` names: events between processes and rate limits go through it. PostgreSQL keeps
 * everything that must not be lost, and takes over while it is away.
 */
export interface RedisLink {
  /** For requests: a command fails at once without a connection, and after `redisAnswerMs` without an answer. */
  readonly client: Redis;
  /** For events, which no request waits for: the same, after `eventMs`. */
  readonly writer: Redis;
  /** Begins every key and channel. Installations that share a server differ in it. */
  readonly prefix: string;
  /** Resolves after the first attempt to connect both, whatever became of it. */
  readonly connected: Promise<void>;
  isReady(): boolean;
  /** Opens another connection, for commands that wait. It reconnects by itself and fails at once while it has not. */
  open(options?: LinkOptions): Redis;
  close(): void;
}

/** Longest time that a request waits for Redis, and that an event does, in milliseconds. */
const redisAnswerMs = 500;
const eventMs = 2_000;

const reconnectMs = { step: 50, most: 1_000 };

/** No command is queued or sent again: it fails, and its caller turns to PostgreSQL. */
export const linkOptions = {
  // The adapter of the sockets reads replies in the form of RESP2.
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
    // Its commands fail with their own error.
    redis.on('error', (error) => log.debug({ err: error }, 'A connection to Redis failed'));
    // `connect` resolves once the first attempt is over; later ones follow by themselves.
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
