import type { Platform } from '../../../platform/platform.ts';
import type { Handlers, Plan } from '../../../platform/queue/queue.ts';
import { reconcile } from './service.ts';

export const subscriptionTasks: Handlers<'payments.reconcileSubscriptions', Platform> = {
  'payments.reconcileSubscriptions': (_payload, platform) => reconcile(platform),
};

export const subscriptionPlans: readonly Plan[] = [
  { task: 'payments.reconcileSubscriptions', match: '* * * * *', queue: 'payments.looks' },
];
