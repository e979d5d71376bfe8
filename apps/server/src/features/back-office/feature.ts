import type { Feature } from '../../platform/feature.ts';
import { numberPlans, numberTasks } from './numbers/tasks.ts';
import { readingHandlers } from './readings/reactions.ts';
import { backOfficeRoutes } from './routes.ts';

export const backOffice = {
  routes: backOfficeRoutes,
  handlers: { ...readingHandlers, ...numberTasks },
  plans: numberPlans,
} satisfies Feature;
