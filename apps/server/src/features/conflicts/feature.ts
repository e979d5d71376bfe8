import type { Feature } from '../../platform/feature.ts';
import { partyHandlers } from './parties/reactions.ts';
import { conflictRoutes } from './routes.ts';

export const conflicts = { routes: conflictRoutes, handlers: partyHandlers } satisfies Feature;
