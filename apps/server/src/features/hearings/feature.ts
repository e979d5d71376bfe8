import type { Feature } from '../../platform/feature.ts';
import { hearingRoutes } from './routes.ts';

export const hearings = { routes: hearingRoutes } satisfies Feature;
