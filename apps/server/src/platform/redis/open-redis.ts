import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../../config.ts';
import type { Logger } from '../observability/log.ts';
import type { openRedisRelay } from '../realtime/redis-relay.ts';
import type { RedisLink } from './redis-link.ts';

/** Opens Valkey or Redis at the start of a process, if one is configured. */

export interface OpenedRedis {
  /** The connection. */
  readonly link: RedisLink;
  /** Opens the relay of events between processes over it. */
  readonly openRelay: typeof openRedisRelay;
}

interface Options {
  readonly config: Pick<Config, 'redisUrl' | 'databaseSessionUrl'>;
  /** Address of the database in use, also if it is the embedded one. */
  readonly databaseUrl: string;
  readonly log: Logger;
  /** False for commands of operators, which run without Redis too. */
  readonly mustAnswer?: boolean;
}

/** Prefix of keys and channels: derived from the database's identity, so that several installations may share a Redis. */
const prefixOf = async (connectionString: string): Promise<string> => {
  const client = new pg.Client({ connectionString, application_name: 'basoche-start' });
  try {
    await client.connect();
    const { rows } = await client.query<{ id: string }>(
      `select system_identifier || ' ' || (select oid from pg_database where datname = current_database()) as id
         from pg_control_system()`,
    );
    const digest = createHash('sha256').update(rows[0]?.id ?? '');
    return `basoche:${digest.digest('hex').slice(0, 12)}:`;
  } finally {
    await client.end();
  }
};

/** Connects to the Valkey or Redis of `REDIS_URL`; null without one, and its modules are not even loaded. */
export const openRedis = async ({
  config: { redisUrl, databaseSessionUrl },
  databaseUrl,
  log,
  mustAnswer = true,
}: Options): Promise<OpenedRedis | null> => {
  if (redisUrl === null) return null;
  const [{ openRedisLink }, { checkRedis }, { openRedisRelay }, prefix] = await Promise.all([
    import('./redis-link.ts'),
    import('./check-redis.ts'),
    import('../realtime/redis-relay.ts'),
    // A direct connection: `databaseUrl` may lead to a transaction pool.
    prefixOf(databaseSessionUrl ?? databaseUrl),
  ]);
  if (mustAnswer) await checkRedis(redisUrl, prefix);
  const link = openRedisLink(redisUrl, prefix, log);
  await link.connected;
  return { link, openRelay: openRedisRelay };
};
