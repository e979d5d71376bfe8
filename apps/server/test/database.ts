import { inject } from 'vitest';
import { askPgBouncer } from './pgbouncer.ts';
import { type CopiedDatabase, copyDatabase, urlOfDatabase } from './template.ts';

export interface TestDatabase extends CopiedDatabase {
  /** Its direct address, where `url` leads through PgBouncer; null otherwise. */
  readonly sessionUrl: string | null;
}

/** The direct address of a test's database that is reached by TCP, in `npm run test:pooled`; null otherwise. */
const sessionUrlOf = (url: string): string | null => {
  const { pathname, searchParams } = new URL(url);
  if (inject('pgBouncer') === null || searchParams.has('host')) return null;
  return urlOfDatabase(inject('postgresUrl'), pathname.slice(1));
};

/** The variables of the environment that name a database. */
export const addressesOf = (url: string): Record<string, string> => {
  const sessionUrl = sessionUrlOf(url);
  return { DATABASE_URL: url, ...(sessionUrl === null ? {} : { DATABASE_SESSION_URL: sessionUrl }) };
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
