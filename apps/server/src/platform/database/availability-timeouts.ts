/** Time limits after which the database counts as lost. */
export interface AvailabilityTimeouts {
  /**
   * To get a connection of the pool, in milliseconds. Long: a busy process waits for one, and the health check tells a lost database
   * from a busy one.
   */
  readonly connectMs: number;
  /** For the answer to a health check, in milliseconds. */
  readonly healthCheckMs: number;
  /** For the answer to a look at a replica, in milliseconds. */
  readonly replicaCheckMs: number;
  /** Highest age of the answer of a replica, in milliseconds. */
  readonly replicaLagMs: number;
}

/**
 * Short, so that requests are refused rather than kept waiting. Tests that are not about these limits wait longer, since a test machine
 * may be slow.
 */
export const defaultAvailabilityTimeouts: AvailabilityTimeouts = {
  connectMs: 5_000,
  healthCheckMs: 1_150,
  replicaCheckMs: 650,
  replicaLagMs: 2_000,
};

/** Longer for an answer behind a transaction pool: the health check waits in its queue, and a busy pool is not a lost one. */
export const pooledAvailabilityTimeouts: AvailabilityTimeouts = {
  ...defaultAvailabilityTimeouts,
  healthCheckMs: 3_000,
};
