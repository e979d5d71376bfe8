import type { Feature } from '../../platform/feature.ts';
import { firmHandlers } from './reactions.ts';
import { firmRoutes } from './routes.ts';

export const firms = { routes: firmRoutes, handlers: firmHandlers } satisfies Feature;
