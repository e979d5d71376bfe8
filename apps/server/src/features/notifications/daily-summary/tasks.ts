import type { Platform } from '../../../platform/platform.ts';
import type { Handlers, Plan } from '../../../platform/queue/queue.ts';
import { send, startDue } from './service.ts';

export const summaryTasks: Handlers<'notifications.digests' | 'notifications.digest', Platform> = {
  'notifications.digests': (_payload, platform) => startDue(platform),
  'notifications.digest': (summary, platform) => send(platform, summary),
};

/** Every five minutes, which suits any time zone: a worker that was down at eight sends later and skips nobody. */
export const summaryPlans: readonly Plan[] = [{ task: 'notifications.digests', match: '*/5 * * * *' }];
