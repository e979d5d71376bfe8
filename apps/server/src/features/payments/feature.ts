import type { Feature } from '../../platform/feature.ts';
import { tellOfAccount } from './accounts/service.ts';
import { refreshDeposit } from './deposits/confirmations/service.ts';
import { closeSession } from './deposits/pages/service.ts';
import { creditFee, invoiceFee, reduceFee } from './invoices/fee/service.ts';
import { invoiceHandlers } from './invoices/reactions.ts';
import { financeHandlers } from './office/alerts/reactions.ts';
import { tellStuck, watchPayments } from './office/alerts/service.ts';
import { sumLedger } from './office/service.ts';
import { carryOut } from './payouts/service.ts';
import { planRequeueing, reconcile, requeueRecent } from './provider/reconciliation/service.ts';
import { applyEvent } from './provider/service.ts';
import { paymentRoutes } from './routes.ts';
import { subscriptionHandlers } from './subscriptions/reactions.ts';
import { reconcile as reconcileSubscriptions } from './subscriptions/service.ts';

/** Routes, jobs, schedules and metrics of payments. */
export const payments = {
  routes: paymentRoutes,
  handlers: {
    'payments.carryOut': ({ requestId }, platform) => carryOut(platform, requestId),
    'payments.event': ({ eventId }, platform) => applyEvent(platform, eventId),
    'payments.closeSession': ({ sessionId }, platform) => closeSession(platform, sessionId),
    'payments.refreshDeposit': ({ sessionId }, platform) => refreshDeposit(platform, sessionId),
    'payments.accountChanged': ({ memberId }, platform) => tellOfAccount(platform, memberId),
    'payments.invoiceFee': ({ applicationId }, platform) => invoiceFee(platform, applicationId),
    'payments.creditFee': ({ applicationId }, platform) => creditFee(platform, applicationId),
    'payments.reduceFee': ({ applicationId, feeCents }, platform) =>
      reduceFee(platform, applicationId, feeCents),

    ...invoiceHandlers,
    ...subscriptionHandlers,
    ...financeHandlers,
    'payments.reconcile': async (_payload, platform) => {
      await planRequeueing(platform);
      await reconcile(platform);
    },
    'payments.takeUp': (_payload, platform) => requeueRecent(platform),
    'payments.reconcileSubscriptions': (_payload, platform) => reconcileSubscriptions(platform),
    'payments.tellStuck': (_payload, platform) => tellStuck(platform),
    'payments.sumLedger': (_payload, platform) => sumLedger(platform),
  },
  schedules: [
    { task: 'payments.reconcile', cronUtc: '* * * * *', queue: 'payments.looks' },
    { task: 'payments.reconcileSubscriptions', cronUtc: '* * * * *', queue: 'payments.looks' },
    { task: 'payments.tellStuck', cronUtc: '*/5 * * * *' },
    { task: 'payments.sumLedger', cronUtc: '41 2 * * *' },
  ],
  registerMetrics: watchPayments,
} satisfies Feature;
