import type { Feature } from '../../platform/feature.ts';
import { termsRoutes } from './routes.ts';

export const terms = { routes: termsRoutes } satisfies Feature;
