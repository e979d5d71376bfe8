import type { Platform } from '../../../platform/platform.ts';
import type { Handlers, Plan } from '../../../platform/queue/queue.ts';
import { retain } from './service.ts';

export const retentionTasks: Handlers<'ownData.retain', Platform> = {
  'ownData.retain': (_payload, platform) => retain(platform),
};

export const retentionPlans: readonly Plan[] = [
  { task: 'ownData.retain', match: '10 4 * * *', queue: 'retention' },
];
