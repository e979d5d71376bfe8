import type { Feature } from '../../platform/feature.ts';
import { invoiceHandlers } from './invoices/reactions.ts';
import { financeHandlers } from './office/alerts/reactions.ts';
import { watchPayments } from './office/alerts/service.ts';
import { paymentHandlers } from './reactions.ts';
import { paymentRoutes } from './routes.ts';
import { subscriptionHandlers } from './subscriptions/reactions.ts';
import { paymentPlans, paymentTasks } from './tasks.ts';

export const payments = {
  routes: paymentRoutes,
  handlers: {
    ...paymentHandlers,
    ...invoiceHandlers,
    ...subscriptionHandlers,
    ...financeHandlers,
    ...paymentTasks,
  },
  plans: paymentPlans,
  watch: watchPayments,
} satisfies Feature;
