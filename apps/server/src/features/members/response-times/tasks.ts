import type { Platform } from '../../../platform/platform.ts';
import type { Handlers, Plan } from '../../../platform/queue/queue.ts';
import { refreshAtNight } from './service.ts';

export const responseTimeTasks: Handlers<'members.responseTimes', Platform> = {
  'members.responseTimes': (_payload, { database, clock }) => refreshAtNight(database.db, clock.now()),
};

export const responseTimePlans: readonly Plan[] = [{ task: 'members.responseTimes', match: '50 2 * * *' }];
