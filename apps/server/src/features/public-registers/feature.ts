import type { Feature } from '../../platform/feature.ts';
import { apply, applyUnfinished } from './applying/service.ts';
import { registerMailHandlers } from './losses/reactions.ts';
import { lookUp } from './matches/service.ts';
import { publicRegisterRoutes } from './routes.ts';
import { readSources, watchSources } from './sources/service.ts';

export const publicRegisters = {
  routes: publicRegisterRoutes,
  handlers: {
    'public-registers.lookUp': (payload, platform) => lookUp(platform, payload),
    ...registerMailHandlers,
    'public-registers.apply': ({ editionId }, platform, run) => apply(platform, editionId, run),
    'public-registers.readSources': async (_payload, platform, { signal }) => {
      await applyUnfinished(platform);
      await readSources(platform, signal);
    },
  },
  // One queue, so that two workers never read the registers at once.
  schedules: [{ task: 'public-registers.readSources', cronUtc: '30 1 * * *', queue: 'public-registers' }],
  registerMetrics: watchSources,
} satisfies Feature;
