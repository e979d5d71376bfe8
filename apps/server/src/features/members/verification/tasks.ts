import type { Platform } from '../../../platform/platform.ts';
import type { Handlers, Plan } from '../../../platform/queue/queue.ts';
import { forgetProofs } from './service.ts';

export const verificationTasks: Handlers<'verification.forget', Platform> = {
  'verification.forget': (_payload, platform) => forgetProofs(platform),
};

export const verificationPlans: readonly Plan[] = [{ task: 'verification.forget', match: '25 3 * * *' }];
