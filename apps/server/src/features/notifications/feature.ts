import type { Feature } from '../../platform/feature.ts';
import { summaryPlans, summaryTasks } from './daily-summary/tasks.ts';
import { notificationHandlers } from './reactions.ts';
import { notificationRoutes } from './routes.ts';

export const notifications = {
  routes: notificationRoutes,
  handlers: { ...notificationHandlers, ...summaryTasks },
  plans: summaryPlans,
} satisfies Feature;
