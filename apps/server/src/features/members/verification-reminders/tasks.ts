import type { Platform } from '../../../platform/platform.ts';
import type { Handlers, Plan } from '../../../platform/queue/queue.ts';
import { mailReminder, remind } from './service.ts';

export const reminderTasks: Handlers<'verification.remind' | 'verification.reminder', Platform> = {
  'verification.remind': (_payload, platform) => remind(platform),
  'verification.reminder': (payload, platform) => mailReminder(platform, payload),
};

/** In the morning, in summer as in winter, and again for a worker that was away: what was claimed is not claimed again. */
export const reminderPlans: readonly Plan[] = [{ task: 'verification.remind', match: '10 7-18 * * *' }];
