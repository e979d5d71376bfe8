import type { Platform } from '../../platform/platform.ts';
import type { Handlers, Plan } from '../../platform/queue/queue.ts';
import { unlistExpiredOffers } from './list/service.ts';

export const jobTasks: Handlers<'jobs.unlistExpired', Platform> = {
  'jobs.unlistExpired': (_payload, platform) => unlistExpiredOffers(platform),
};

/** Hourly, since one of the runs follows midnight in Paris. */
export const jobPlans: readonly Plan[] = [{ task: 'jobs.unlistExpired', match: '10 * * * *' }];
