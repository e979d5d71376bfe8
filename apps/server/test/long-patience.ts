import type { Patience } from '../src/platform/database/database-timeouts.ts';

/** Long timeouts for tests that do not lose the database, since a busy machine is slow. */
export const longPatience: Patience = { connectMs: 30_000, lookMs: 30_000 };
