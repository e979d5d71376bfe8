import { inject } from 'vitest';
import { askPgBouncer } from './pgbouncer.ts';
import { type CopiedDatabase, copyDatabase, urlOfDatabase } from './template.ts';

export interface TestDatabase extends CopiedDatabase {
  /** Its direct address if `url` goes through PgBouncer; null otherwise. */
  readonly sessionUrl: string | null;
}

/**
 * The direct address of a test's database that is reached over TCP, in `npm run test:pooled`; null otherwise.
 */
const sessionUrlOf = (url: string): string | null => {
  const { pathname, searchParams } = new URL(url);
  if (inject('pgBouncer') === null || searchParams.has('host')) return null;
  return urlOfDatabase(inject('postgresUrl'), pathname.slice(1));
};

/**
 * Environment variables of the Redis of all tests, in `npm run test:redis`. All processes have the same key,
 * so that they read each other's events.
 */
const redisVariables = (): Record<string, string> => {
  const redis = inject('redis');
  return redis === null ? {} : { REDIS_URL: redis.url, SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') };
};

/** Environment variables of the database and of the services beside it. */
export const addressesOf = (url: string): Record<string, string> => {
  const sessionUrl = sessionUrlOf(url);
  const direct: Record<string, string> = sessionUrl === null ? {} : { DATABASE_SESSION_URL: sessionUrl };
  return { DATABASE_URL: url, ...direct, ...redisVariables() };
};

/** A database for one test, copied from the migrated template; with `empty`, one without tables. */
export const createDatabase = async (options: { empty?: boolean } = {}): Promise<TestDatabase> => {
  const { url, drop } = await copyDatabase(inject('postgresUrl'), options);
  const pool = inject('pgBouncer');
  if (pool === null) return { url, sessionUrl: null, drop };
  const name = new URL(url).pathname.slice(1);
  return {
    url: pool.url.replace('/pgbouncer', `/${name}`),
    sessionUrl: url,
    drop: async () => {
      // Connections that the pool keeps would hold the database.
      await askPgBouncer(pool.url, `reconnect ${name}`);
      await drop();
    },
  };
};
