import type { Feature } from '../../platform/feature.ts';
import { countAtNight } from './numbers/nightly-count/service.ts';
import { readingHandlers } from './readings/reactions.ts';
import { backOfficeRoutes } from './routes.ts';

export const backOffice = {
  routes: backOfficeRoutes,
  handlers: {
    ...readingHandlers,
    'numbers.count': (_payload, { database, clock }) => countAtNight(database.db, clock.now()),
  },
  /** Soon after midnight in Paris, in summer and winter time. */
  schedules: [{ task: 'numbers.count', cronUtc: '20 23 * * *' }],
} satisfies Feature;
