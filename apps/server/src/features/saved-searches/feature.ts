import type { Feature } from '../../platform/feature.ts';
import { savedSearchHandlers } from './reactions.ts';
import { savedSearchRoutes } from './routes.ts';
import { savedSearchPlans, savedSearchTasks } from './tasks.ts';

export const savedSearches = {
  routes: savedSearchRoutes,
  handlers: { ...savedSearchHandlers, ...savedSearchTasks },
  plans: savedSearchPlans,
} satisfies Feature;
