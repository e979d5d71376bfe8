import type { Feature } from '../../platform/feature.ts';
import { readingHandlers } from './readings/reactions.ts';
import { backOfficeRoutes } from './routes.ts';
import { countAtNight } from './statistics/nightly-count/service.ts';

export const backOffice = {
  routes: backOfficeRoutes,
  handlers: {
    ...readingHandlers,
    // Keeps its first name, since the queue may hold such a job during a deployment.
    'numbers.count': (_payload, { database, clock }) => countAtNight(database.db, clock.now()),
  },
  // Soon after midnight in Paris, in summer and winter time.
  schedules: [{ task: 'numbers.count', cronUtc: '20 23 * * *' }],
} satisfies Feature;
