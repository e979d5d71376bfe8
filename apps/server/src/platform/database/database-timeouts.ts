/** Time limits after which the database counts as lost. */
export interface DatabaseTimeouts {
  /** To open a connection, in milliseconds. */
  readonly connectMs: number;
  /** For the answer to a health check, in milliseconds. */
  readonly lookMs: number;
}

/**
 * Short, so that requests are refused rather than kept waiting. Tests of other things wait longer, for busy machines.
 */
export const defaultDatabaseTimeouts: DatabaseTimeouts = { connectMs: 1_500, lookMs: 900 };
