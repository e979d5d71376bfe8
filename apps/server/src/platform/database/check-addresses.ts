import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectionSettings } from './connection-settings.ts';
import { nameOfAddress } from './replica-watch.ts';

/**
 * Checks at the start that the database addresses fit together: a pool in the wrong mode breaks locks without
 * an error.
 */

/** Error for database addresses that cannot be used. The message is for the operator. */
export class DatabaseAddressRefused extends Error {
  override name = 'DatabaseAddressRefused';
}

const connectMs = 5_000;

export const withClient = async <Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({
    application_name: 'basoche-start',
    connectionTimeoutMillis: connectMs,
    query_timeout: 2 * connectMs,
    ...config,
  });
  // Without this handler, a lost connection would end the process; the running query fails anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const first = async <Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<Row> => {
  const { rows } = await client.query<Row>(text, values);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not answer.');
  return row;
};

/**
 * An unusual timeout in milliseconds, which no role or pool sets: if it is in force, the connection's own
 * setting was applied.
 */
const unusualTimeout = 9_973;

/**
 * True if connections apply the settings sent at their start. PgBouncer refuses or ignores such settings, in
 * every mode.
 */
const passesSettings = async (connectionString: string): Promise<boolean> => {
  try {
    return await withClient({ connectionString, statement_timeout: unusualTimeout }, async (client) => {
      const { ms } = await first<{ ms: string }>(
        client,
        `select setting as ms from pg_settings where name = 'statement_timeout'`,
      );
      return Number(ms) === unusualTimeout;
    });
  } catch (error) {
    if (error instanceof Error && /unsupported startup parameter/i.test(error.message)) return false;
    throw error;
  }
};

const backendOf = async (client: pg.Client): Promise<number> =>
  (await first<{ pid: number }>(client, 'select pg_backend_pid() as pid')).pid;

const rounds = 5;

/** True if two clients share one connection of the server, or one client uses two: a transaction pool. */
const sharesConnections = (connectionString: string): Promise<boolean> =>
  withClient({ connectionString }, async (one) => {
    const backend = await backendOf(one);
    // PostgreSQL tells a client its backend's number; a pool invents one.
    if ('processID' in one && one.processID === backend) return false;
    return withClient({ connectionString }, async (other) => {
      for (let round = 0; round < rounds; round += 1) {
        if ((await backendOf(other)) === backend || (await backendOf(one)) !== backend) return true;
      }
      return false;
    });
  });

export const isPool = async (url: string): Promise<boolean> =>
  !(await passesSettings(url)) || (await sharesConnections(url));

/** True if a lock taken at one address is visible at the other, so both lead to the same database. */
const isSameDatabase = (databaseUrl: string, sessionUrl: string): Promise<boolean> =>
  withClient({ connectionString: sessionUrl }, async (holder) => {
    const key = [randomInt(2 ** 31), randomInt(2 ** 31)];
    await holder.query('select pg_advisory_lock($1, $2)', key);
    return withClient({ connectionString: databaseUrl }, async (client) => {
      const { seen } = await first<{ seen: boolean }>(
        client,
        `select exists (select from pg_locks
           where locktype = 'advisory' and classid = $1::int::oid and objid = $2::int::oid
             and database = (select oid from pg_database where datname = current_database())) as seen`,
        key,
      );
      return seen;
    });
  });

/** True if the pool renames prepared statements, and so can prepare them on any of its connections. */
const tracksStatements = (client: pg.Client): Promise<boolean> =>
  inTransaction(client, async () => {
    const name = `basoche_${randomUUID()}`;
    await client.query({ name, text: 'select $1::int', values: [1] });
    const { passed } = await first<{ passed: boolean }>(
      client,
      'select exists (select from pg_prepared_statements where name = $1) as passed',
      [name],
    );
    if (passed) await client.query(`deallocate "${name}"`);
    return !passed;
  });

/** Runs work in a transaction, which stays on one connection of the pool. */
const inTransaction = async <Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> => {
  await client.query('begin');
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
};

/** Names of settings that the pool's connections lack. Timeouts may differ from ours, but must be set. */
const missingSettings = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and case
       when name = 'plan_cache_mode' then setting <> $2 else setting = '0' end order by name`,
    [Object.keys(connectionSettings), connectionSettings.plan_cache_mode],
  );
  return rows.map(({ name }) => name);
};

/** Throws the operator's message unless a writable PostgreSQL answers at this address. */
const checkPrimary = async (variable: string, connectionString: string): Promise<void> => {
  const refused = (reason: string) =>
    new DatabaseAddressRefused(`${variable} (${nameOfAddress(connectionString)}) ${reason}.`);
  let isStandby: boolean;
  try {
    isStandby = await withClient({ connectionString }, async (client) => {
      const { is } = await first<{ is: boolean }>(client, 'select pg_is_in_recovery() as is');
      return is;
    });
  } catch (error) {
    throw refused(
      `leads to no PostgreSQL that lets the program in: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (isStandby) throw refused('leads to a standby, which can only be read: it must lead to the primary');
};

/** Throws the operator's message if the program cannot run on these addresses. */
export const checkAddresses = async (databaseUrl: string, sessionUrl: string | null): Promise<void> => {
  await checkPrimary('DATABASE_URL', databaseUrl);
  if (sessionUrl !== null) await checkPrimary('DATABASE_SESSION_URL', sessionUrl);
  if (sessionUrl === null) {
    if (!(await isPool(databaseUrl))) return;
    throw new DatabaseAddressRefused(
      'DATABASE_URL is behind a transaction pool (PgBouncer), which breaks locks and LISTEN, and DATABASE_SESSION_URL is not set: set it to the address of PostgreSQL itself.',
    );
  }
  if (await isPool(sessionUrl)) {
    throw new DatabaseAddressRefused(
      'DATABASE_SESSION_URL is behind a pool as well: it must be the address of PostgreSQL itself.',
    );
  }
  if (!(await isSameDatabase(databaseUrl, sessionUrl))) {
    throw new DatabaseAddressRefused(
      'DATABASE_SESSION_URL leads to another database than DATABASE_URL: both must lead to the same one, on the same server.',
    );
  }
  if (!(await isPool(databaseUrl))) {
    throw new DatabaseAddressRefused(
      'DATABASE_SESSION_URL is set, but DATABASE_URL leads to PostgreSQL itself: leave DATABASE_SESSION_URL out where there is no pool.',
    );
  }
  await withClient({ connectionString: databaseUrl }, async (client) => {
    if (!(await tracksStatements(client))) {
      throw new DatabaseAddressRefused(
        'The pool of DATABASE_URL does not track prepared statements: it must be PgBouncer 1.21 or newer with pool_mode = transaction and max_prepared_statements above 0 (200).',
      );
    }
    const missing = await missingSettings(client);
    if (missing.length > 0) {
      throw new DatabaseAddressRefused(
        `Connections of the pool of DATABASE_URL have no ${missing.join(', ')}: set connect_query in PgBouncer as docs/RUNBOOK.md says under "Behind PgBouncer".`,
      );
    }
  });
};
