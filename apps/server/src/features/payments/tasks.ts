import type { Platform } from '../../platform/platform.ts';
import type { Handlers, Plan } from '../../platform/queue/queue.ts';
import { planTakingUp, reconcile, takeUpFresh } from './provider/reconciliation/service.ts';

export const paymentTasks: Handlers<'payments.reconcile' | 'payments.takeUp', Platform> = {
  'payments.reconcile': async (_payload, platform) => {
    await planTakingUp(platform);
    await reconcile(platform);
  },
  'payments.takeUp': (_payload, platform) => takeUpFresh(platform),
};

export const paymentPlans: readonly Plan[] = [
  { task: 'payments.reconcile', match: '* * * * *', queue: 'payments.looks' },
];
