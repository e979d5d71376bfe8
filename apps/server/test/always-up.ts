import type { Availability } from '../src/platform/database/availability.ts';

/** A machine that is busy with tests is not taken for a database that is gone: chaos/crash.test.ts sees one go, of the program itself. */
export const alwaysUp: Availability = {
  isUp: () => true,
  guard: (work) => work,
  stop: async () => undefined,
};
