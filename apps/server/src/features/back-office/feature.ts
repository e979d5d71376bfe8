import type { Feature } from '../../platform/feature.ts';
import { countAtNight, nightlyCountCronUtc } from './numbers/nightly-count/service.ts';
import { readingHandlers } from './readings/reactions.ts';
import { backOfficeRoutes } from './routes.ts';

export const backOffice = {
  routes: backOfficeRoutes,
  handlers: {
    ...readingHandlers,
    'numbers.count': (_payload, { database, clock }) => countAtNight(database.db, clock.now()),
  },
  schedules: [{ task: 'numbers.count', cronUtc: nightlyCountCronUtc }],
} satisfies Feature;
