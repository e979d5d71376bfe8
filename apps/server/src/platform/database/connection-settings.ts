/** Time limits of statements and transactions, in milliseconds, by their names in PostgreSQL. */
export interface StatementTimeouts {
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

export const defaultStatementTimeouts: StatementTimeouts = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
};

/**
 * Settings of every connection of the program. Sent when a connection is opened; behind a
 * transaction pool, which accepts none, the pool itself sets them (RUNBOOK, "Behind PgBouncer").
 */
export const connectionSettings = {
  ...defaultStatementTimeouts,
  // One plan per statement: planning again at each call would take as long as running it.
  plan_cache_mode: 'force_generic_plan',
} as const;

/** The same settings as SQL, for PgBouncer to run on each connection that it opens (`connect_query`). */
export const connectQuery = Object.entries(connectionSettings)
  .map(([name, value]) => `set ${name} = ${value}`)
  .join('; ');
