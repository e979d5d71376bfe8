import type { Platform } from '../../platform/platform.ts';
import type { Handlers, Plan } from '../../platform/queue/queue.ts';
import * as alerts from './alerts/service.ts';

export const savedSearchTasks: Handlers<'savedSearches.due' | 'savedSearches.forget', Platform> = {
  'savedSearches.due': (_payload, platform) => alerts.startDue(platform),
  'savedSearches.forget': (_payload, platform) => alerts.forget(platform),
};

/**
 * Every five minutes, in whatever zone the queue counts: what was found before the last eight o'clock in Paris and is not told
 * yet is told, so that a worker that was away at eight is late and skips nothing.
 */
export const savedSearchPlans: readonly Plan[] = [
  { task: 'savedSearches.due', match: '*/5 * * * *' },
  { task: 'savedSearches.forget', match: '35 3 * * *' },
];
