import type { DatabaseAvailability } from '../src/platform/database/database-availability.ts';

/**
 * Availability that never fails, so that a machine busy with tests is not taken for a lost database.
 * chaos/crash.test.ts covers a real loss.
 */
export const alwaysUp: DatabaseAvailability = {
  isUp: () => true,
  guard: (work) => work,
  stop: async () => undefined,
};
