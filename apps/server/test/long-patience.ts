import type { Patience } from '../src/platform/database/patience.ts';

/** For tests of anything but the loss of the database: a busy machine makes it wait. */
export const longPatience: Patience = { connectMs: 30_000, lookMs: 30_000 };
