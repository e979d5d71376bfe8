import type { Platform } from '../../../platform/platform.ts';
import type { Handlers, Plan } from '../../../platform/queue/queue.ts';
import { ask, mail } from './service.ts';

export const availabilityTasks: Handlers<'availability.ask' | 'availability.mail', Platform> = {
  'availability.ask': (_payload, platform) => ask(platform),
  'availability.mail': (payload, platform) => mail(platform, payload),
};

/** On the hour, in whatever zone the queue counts: a worker that was away on Monday at nine is late and skips nobody. */
export const availabilityPlans: readonly Plan[] = [{ task: 'availability.ask', match: '0 * * * *' }];
