import type { Feature } from '../../platform/feature.ts';
import { moderationHandlers } from './reactions.ts';
import { moderationRoutes } from './routes.ts';

export const moderation = {
  routes: moderationRoutes,
  handlers: moderationHandlers,
} satisfies Feature;
