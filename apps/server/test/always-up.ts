import type { Availability } from '../src/platform/database/availability.ts';

/**
 * Availability that never fails, so that a machine busy with tests is not taken for a lost database.
 * chaos/crash.test.ts covers a real loss.
 */
export const alwaysUp: Availability = {
  isUp: () => true,
  guard: (work) => work,
  stop: async () => undefined,
};
