import { countWords } from '../../platform/listing/search-terms.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Handlers, Plan } from '../../platform/queue/queue.ts';
import { unlistExpired } from './service.ts';
import { forgetViews } from './views/service.ts';

export const missionTasks: Handlers<
  'missions.unlistExpired' | 'missions.countWords' | 'missions.forgetViews',
  Platform
> = {
  'missions.unlistExpired': (_payload, platform) => unlistExpired(platform),
  'missions.countWords': (_payload, { database }) => countWords(database.db),
  'missions.forgetViews': (_payload, platform) => forgetViews(platform),
};

/** Hourly, since one of the runs follows midnight in Paris. */
export const missionPlans: readonly Plan[] = [
  { task: 'missions.unlistExpired', match: '5 * * * *' },
  { task: 'missions.countWords', match: '20 2 * * *' },
  { task: 'missions.forgetViews', match: '40 2 * * *' },
];
