import type { Feature } from '../../platform/feature.ts';
import { erasureHandlers } from './erasure/reactions.ts';
import { exportHandlers } from './exports/reactions.ts';
import { inactivityHandlers } from './inactivity/reactions.ts';
import { retentionPlans, retentionTasks } from './retention/tasks.ts';
import { ownDataRoutes } from './routes.ts';

export const ownData = {
  routes: ownDataRoutes,
  handlers: { ...erasureHandlers, ...exportHandlers, ...inactivityHandlers, ...retentionTasks },
  plans: retentionPlans,
} satisfies Feature;
