import { defaultStatementTimeouts, type StatementTimeouts } from './connection-settings.ts';

/** Time limits after which the database counts as lost, in milliseconds. */
export interface AvailabilityTimeouts {
  /**
   * For getting a connection from the pool. Long, since a busy process waits for connections; the health
   * check tells a lost database from a busy one.
   */
  readonly connectMs: number;
  /** For the answer to a health check, in milliseconds. */
  readonly healthCheckMs: number;
  /** For the answer to the check of a replica. */
  readonly replicaCheckMs: number;
  /** Greatest lag of a replica that may still answer. */
  readonly replicaLagMs: number;
  /** For statements and transactions; a transaction pool in between sets its own. */
  readonly statements: StatementTimeouts;
}

/**
 * Short, so that requests are refused rather than kept waiting. Tests of other things use longer limits,
 * since a test machine may be slow.
 */
export const defaultAvailabilityTimeouts: AvailabilityTimeouts = {
  connectMs: 5_000,
  healthCheckMs: 1_150,
  replicaCheckMs: 650,
  replicaLagMs: 2_000,
  statements: defaultStatementTimeouts,
};

/**
 * Longer limit for the health check behind a transaction pool: the check waits in the pool's queue, and a
 * busy pool is not a lost database.
 */
export const pooledAvailabilityTimeouts: AvailabilityTimeouts = {
  ...defaultAvailabilityTimeouts,
  healthCheckMs: 3_000,
};
