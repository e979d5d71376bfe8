import type { Platform } from '../../../platform/platform.ts';
import type { Handlers, Plan } from '../../../platform/queue/queue.ts';
import { countAtNight } from './nightly-count/service.ts';

export const numberTasks: Handlers<'numbers.count', Platform> = {
  'numbers.count': (_payload, { database, clock }) => countAtNight(database.db, clock.now()),
};

/** Soon after midnight in Paris, in summer and winter time. */
export const numberPlans: readonly Plan[] = [{ task: 'numbers.count', match: '20 23 * * *' }];
