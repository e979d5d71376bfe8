import type { Feature } from '../../platform/feature.ts';
import { reportHandlers } from './reactions.ts';
import { reportRoutes } from './routes.ts';

export const reports = { routes: reportRoutes, handlers: reportHandlers } satisfies Feature;
