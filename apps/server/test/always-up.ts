import type { Availability } from '../src/platform/availability.ts';

/** For what is not about the loss of a database: nobody is turned away because the machine is slow. */
export const alwaysUp: Availability = {
  isUp: () => true,
  guard: (work) => work,
  stop: async () => undefined,
};
