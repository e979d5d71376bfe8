import type { Platform } from '../../platform/platform.ts';
import type { Handlers, Plan } from '../../platform/queue.ts';
import { unlistExpired } from './service.ts';

export const missionTasks: Handlers<'missions.unlistExpired', Platform> = {
  'missions.unlistExpired': (_payload, platform) => unlistExpired(platform),
};

/** Every hour, in whatever zone the queue counts: midnight in Paris is one of them. */
export const missionPlans: readonly Plan[] = [{ task: 'missions.unlistExpired', match: '5 * * * *' }];
