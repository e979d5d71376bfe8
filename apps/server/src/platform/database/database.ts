import { type ControlledTransaction, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../observability/log.ts';
import { noTracing, type Tracing } from '../observability/tracing.ts';
import { defaultAvailabilityTimeouts } from './availability-timeouts.ts';
import { connectionSettings, type StatementTimeouts } from './connection-settings.ts';
import { errorCodeOf } from './database-errors.ts';
import { isStalePlan, withNamedStatements } from './named-statements.ts';
import { type ReplicaLook, startedAt } from './replica-watch.ts';
import type { Tables } from './schema/tables.ts';
import { traceStatements } from './traced-statements.ts';

/** The database, or the transaction that a service opened; the first parameter of a store's functions. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables> | ControlledTransaction<Tables>;

export interface Database {
  readonly url: string;
  readonly db: Db;
  readonly pool: pg.Pool;
  /**
   * Connections that keep their session, for LISTEN, locks that outlive a transaction, settings and temporary
   * tables. Differs from `pool` only if `pool` leads to a transaction pool (PgBouncer).
   */
  readonly sessions: Sessions;
  /**
   * Runs `work` in one transaction. Runs it again on a serialization failure, a deadlock, or a table changed by a
   * migration.
   */
  transaction<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The two pools of a process. */
export interface Pools {
  readonly pool: pg.Pool;
  readonly sessions: Pick<Sessions, 'pool'>;
}

export interface Sessions {
  readonly url: string;
  readonly db: Db;
  readonly pool: pg.Pool;
}

const dateType = 1082;
const bigintType = 20;

/** Dates stay `YYYY-MM-DD` strings; 64-bit counts become numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === dateType) return (value: string) => value;
    if (oid === bigintType) return Number;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

const retriedCodes = new Set(['40001', '40P01']);
const attempts = 4;

/** Runs a nightly job on a whole table with a longer statement timeout (5 minutes), since no caller waits. */
export const unhurried = (db: Db, work: (trx: Db) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '5min'`.execute(trx);
    await work(trx);
  });

/** The name of the constraint that a write violated; undefined for other errors. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') ? error.constraint : undefined;

interface PoolOptions {
  readonly connections: number;
  readonly name: string;
  readonly connectMs: number;
  readonly statements: StatementTimeouts;
  /** False behind a transaction pool, which accepts no start-up parameters and sets them itself. */
  readonly sendsSettings: boolean;
  readonly tracing: Tracing;
  /** Further settings of each connection. */
  readonly settings?: readonly string[];
  /** Checks each new connection before it is used; a failure closes it. */
  readonly verify?: (client: pg.ClientBase) => Promise<void>;
}

const openPool = (
  connectionString: string,
  log: Logger,
  { connections, name, connectMs, statements, sendsSettings, tracing, settings = [], verify }: PoolOptions,
): pg.Pool => {
  const options = [`plan_cache_mode=${connectionSettings.plan_cache_mode}`, ...settings]
    .map((one) => `-c ${one}`)
    .join(' ');
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    application_name: name,
    types,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...(sendsSettings ? { ...statements, options } : {}),
    ...(verify === undefined
      ? {}
      : {
          verify: (client: pg.ClientBase, done: (error?: Error) => void) =>
            void verify(client).then(() => done(), done),
        }),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));
  // Errors of a query reach its caller. This handler keeps an error of an idle connection from ending the
  // process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'A connection was lost')),
  );
  traceStatements(pool, tracing);
  return pool;
};

const kyselyOver = (pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });

/** Kysely ends the pool only if it ran a query of its own. */
const end = async ({ db, pool }: { readonly db: Kysely<Tables>; readonly pool: pg.Pool }): Promise<void> => {
  await db.destroy();
  if (!pool.ending) await pool.end();
};

/**
 * Maximum of session connections of a process: four or five of them listen or hold locks, the others are used
 * for a while.
 */
const sessionConnections = 10;

export const openDatabase = (
  connectionString: string,
  log: Logger,
  {
    connections = 20,
    name = 'basoche',
    connectMs = defaultAvailabilityTimeouts.connectMs,
    statements = defaultAvailabilityTimeouts.statements,
    /** The direct address of the database, where `connectionString` leads to a transaction pool. */
    sessionUrl = null as string | null,
    tracing = noTracing,
  } = {},
): Database => {
  const options = { connections, name, connectMs, statements, sendsSettings: sessionUrl === null, tracing };
  const pool = openPool(connectionString, log, options);
  const db = kyselyOver(pool);
  const openSessions = (url: string) => {
    const own = openPool(url, log, {
      connections: sessionConnections,
      name: `${name}-session`,
      connectMs,
      statements,
      sendsSettings: true,
      tracing,
    });
    return { url, pool: own, db: kyselyOver(own) };
  };
  const sessions = sessionUrl === null ? { url: connectionString, pool, db } : openSessions(sessionUrl);

  const transaction: Database['transaction'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (attempt === attempts || !(retriedCodes.has(errorCodeOf(error) ?? '') || isStalePlan(error)))
          throw error;
      }
    }
  };

  const close = async () => {
    await end({ db, pool });
    if (sessions.pool !== pool) await end(sessions);
  };

  return { url: connectionString, db, pool, sessions, transaction, close };
};

interface ReplicaOptions {
  readonly connections: number;
  readonly connectMs: number;
  readonly statements: StatementTimeouts;
  /** True if this is the server whose log position the watch knows. */
  readonly isSame: (server: Pick<ReplicaLook, 'startedAt'>) => boolean;
  readonly tracing: Tracing;
}

/**
 * Opens a replica, for reads only. If its address leads to several servers, connections to any other than the
 * watched one are refused.
 */
export const openReplica = (
  connectionString: string,
  log: Logger,
  { connections, connectMs, statements, isSame, tracing }: ReplicaOptions,
): Database => {
  const verify = async (client: pg.ClientBase): Promise<void> => {
    const { rows } = await client.query<ReplicaLook & { isReadOnly: boolean }>(
      `select ${startedAt}, current_setting('default_transaction_read_only') = 'on' as "isReadOnly"`,
    );
    const [server] = rows;
    if (server === undefined || !isSame(server)) throw new Error('Another server than the watched one');
    if (!server.isReadOnly) throw new Error('A pool in between drops settings');
  };
  const pool = openPool(connectionString, log, {
    connections,
    name: 'basoche-read',
    connectMs,
    statements,
    sendsSettings: true,
    tracing,
    settings: ['default_transaction_read_only=on'],
    verify,
  });
  const db = kyselyOver(pool);
  return {
    url: connectionString,
    db,
    pool,
    sessions: { url: connectionString, db, pool },
    transaction: () => Promise.reject(new Error('A replica takes no transaction')),
    close: () => end({ db, pool }),
  };
};
