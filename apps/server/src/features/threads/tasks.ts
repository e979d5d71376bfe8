import type { Platform } from '../../platform/platform.ts';
import type { Handlers, Plan } from '../../platform/queue/queue.ts';
import { sweepAttachments } from './attachments/service.ts';
import { runTimer } from './service.ts';

export const threadTasks: Handlers<'threads.timer' | 'threads.sweepAttachments', Platform> = {
  'threads.timer': ({ applicationId, command }, platform) => runTimer(platform, applicationId, command),
  'threads.sweepAttachments': (_payload, platform) => sweepAttachments(platform),
};

export const threadPlans: readonly Plan[] = [{ task: 'threads.sweepAttachments', match: '35 * * * *' }];
