import type { AvailabilityTimeouts } from '../src/platform/database/availability-timeouts.ts';

/** Long timeouts for tests that do not lose the database, since a busy machine is slow. */
export const longAvailabilityTimeouts: AvailabilityTimeouts = {
  connectMs: 30_000,
  healthCheckMs: 30_000,
  replicaCheckMs: 30_000,
  replicaLagMs: 3_600_000,
  statements: {
    statement_timeout: 600_000,
    lock_timeout: 600_000,
    idle_in_transaction_session_timeout: 600_000,
  },
};
