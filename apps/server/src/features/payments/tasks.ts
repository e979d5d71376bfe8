import type { Platform } from '../../platform/platform.ts';
import type { Handlers, Plan } from '../../platform/queue/queue.ts';
import { tellStuck } from './office/alerts/service.ts';
import { sumLedger } from './office/service.ts';
import { planTakingUp, reconcile, takeUpFresh } from './provider/reconciliation/service.ts';
import { reconcile as reconcileSubscriptions } from './subscriptions/service.ts';

export const paymentTasks: Handlers<
  | 'payments.reconcile'
  | 'payments.takeUp'
  | 'payments.reconcileSubscriptions'
  | 'payments.tellStuck'
  | 'payments.sumLedger',
  Platform
> = {
  'payments.reconcile': async (_payload, platform) => {
    await planTakingUp(platform);
    await reconcile(platform);
  },
  'payments.takeUp': (_payload, platform) => takeUpFresh(platform),
  'payments.reconcileSubscriptions': (_payload, platform) => reconcileSubscriptions(platform),
  'payments.tellStuck': (_payload, platform) => tellStuck(platform),
  'payments.sumLedger': (_payload, platform) => sumLedger(platform),
};

export const paymentPlans: readonly Plan[] = [
  { task: 'payments.reconcile', match: '* * * * *', queue: 'payments.looks' },
  { task: 'payments.reconcileSubscriptions', match: '* * * * *', queue: 'payments.looks' },
  { task: 'payments.tellStuck', match: '*/5 * * * *' },
  { task: 'payments.sumLedger', match: '41 2 * * *' },
];
