import type { Platform } from '../../../platform/platform.ts';
import type { Handlers, Plan } from '../../../platform/queue/queue.ts';
import { moveLapsedMembers } from './service.ts';

export const directoryTasks: Handlers<'members.moveLapsed', Platform> = {
  'members.moveLapsed': (_payload, platform) => moveLapsedMembers(platform),
};

/** Every hour: midnight in Paris, when verifications lapse, is one of them. */
export const directoryPlans: readonly Plan[] = [{ task: 'members.moveLapsed', match: '5 * * * *' }];
