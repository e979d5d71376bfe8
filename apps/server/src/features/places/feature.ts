import type { Feature } from '../../platform/feature.ts';
import { placeRoutes } from './routes.ts';

export const places = { routes: placeRoutes } satisfies Feature;
