import { type ControlledTransaction, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../observability/log.ts';
import { errorCodeOf } from './database-errors.ts';
import { defaultDatabaseTimeouts } from './database-timeouts.ts';
import { isStalePlan, withNamedStatements } from './named-statements.ts';
import type { Tables } from './schema/tables.ts';

/** The database, or the transaction that a service opened; the first parameter of a store's functions. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables> | ControlledTransaction<Tables>;

export interface Database {
  readonly url: string;
  readonly db: Db;
  readonly pool: pg.Pool;
  /**
   * Runs `work` in one transaction. Runs it again on a serialization failure, a deadlock, or a table changed by a
   * migration.
   */
  transaction<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
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

const retried = new Set(['40001', '40P01']);
const attempts = 4;

/** For nightly jobs on a whole table: no caller waits, so the statement timeout is longer (5 minutes). */
export const unhurried = (db: Db, work: (trx: Db) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '5min'`.execute(trx);
    await work(trx);
  });

/** The name of the constraint that a write violated; undefined for other errors. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') ? error.constraint : undefined;

export const openDatabase = (
  connectionString: string,
  log: Logger,
  { connections = 20, name = 'basoche', connectMs = defaultDatabaseTimeouts.connectMs } = {},
): Database => {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    application_name: name,
    types,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    // Each statement is written for one plan; planning it again at every call would take as long as running it.
    options: '-c plan_cache_mode=force_generic_plan',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));
  // The user of a connection gets its errors. This handler keeps an error between two uses from ending the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'A connection was lost')),
  );
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });

  const transaction: Database['transaction'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (attempt === attempts || !(retried.has(errorCodeOf(error) ?? '') || isStalePlan(error)))
          throw error;
      }
    }
  };

  // Kysely ends the pool only if it ran a query of its own.
  const close = async () => {
    await db.destroy();
    if (!pool.ending) await pool.end();
  };

  return { url: connectionString, db, pool, transaction, close };
};
