import type { Platform } from '../../platform/platform.ts';
import type { Handlers, Plan } from '../../platform/queue/queue.ts';
import * as store from './store.ts';

export const authTasks: Handlers<'auth.forgetExpired', Platform> = {
  'auth.forgetExpired': async (_payload, { database, clock }) => {
    await store.deleteExpired(database.db, clock.now());
  },
};

export const authPlans: readonly Plan[] = [{ task: 'auth.forgetExpired', match: '15 3 * * *' }];
