import type { DatabaseTimeouts } from '../src/platform/database/database-timeouts.ts';

/** Long timeouts for tests that do not lose the database, since a busy machine is slow. */
export const longDatabaseTimeouts: DatabaseTimeouts = {
  connectMs: 30_000,
  healthCheckMs: 30_000,
  replicaCheckMs: 30_000,
  replicaLagMs: 3_600_000,
};
