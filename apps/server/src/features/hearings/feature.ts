import type { Feature } from '../../platform/feature.ts';
import { hearingRoutes } from './routes.ts';
import { takingHandlers } from './taking/reactions.ts';
import { waveHandlers } from './waves/reactions.ts';

export const hearings = {
  routes: hearingRoutes,
  handlers: { ...waveHandlers, ...takingHandlers },
} satisfies Feature;
