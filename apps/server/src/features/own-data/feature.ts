import { nightCronUtc } from '@basoche/domain/retention/nights';
import type { Feature } from '../../platform/feature.ts';
import { markErased } from './erasure/service.ts';
import { exportHandlers } from './exports/reactions.ts';
import { inactivityHandlers } from './inactivity/reactions.ts';
import { retain } from './retention/service.ts';
import { ownDataRoutes } from './routes.ts';

export const ownData = {
  routes: ownDataRoutes,
  handlers: {
    'ownData.markErased': ({ memberId, at }, platform) => markErased(platform, memberId, at),
    ...exportHandlers,
    ...inactivityHandlers,
    'ownData.retain': (_payload, platform) => retain(platform),
  },
  schedules: [{ task: 'ownData.retain', cronUtc: nightCronUtc, queue: 'retention' }],
} satisfies Feature;
