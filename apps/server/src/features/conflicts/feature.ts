import type { Feature } from '../../platform/feature.ts';
import { conflictRoutes } from './routes.ts';

export const conflicts = { routes: conflictRoutes } satisfies Feature;
