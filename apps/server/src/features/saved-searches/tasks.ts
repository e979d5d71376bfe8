import type { Platform } from '../../platform/platform.ts';
import type { Handlers, Plan } from '../../platform/queue/queue.ts';
import * as alerts from './alerts/service.ts';

export const savedSearchTasks: Handlers<'savedSearches.due' | 'savedSearches.forget', Platform> = {
  'savedSearches.due': (_payload, platform) => alerts.startDue(platform),
  'savedSearches.forget': (_payload, platform) => alerts.forget(platform),
};

/**
 * Every five minutes, which suits any time zone. Sends what was found before the last 8:00 in Paris and is not sent yet: a
 * worker that was down at 8:00 sends later and skips nothing.
 */
export const savedSearchPlans: readonly Plan[] = [
  { task: 'savedSearches.due', match: '*/5 * * * *' },
  { task: 'savedSearches.forget', match: '35 3 * * *' },
];
