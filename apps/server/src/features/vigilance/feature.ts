import type { Feature } from '../../platform/feature.ts';
import { noticeHandlers } from './notices/reactions.ts';
import { vigilanceRoutes } from './routes.ts';
import { sweepUploads } from './uploads/service.ts';

export const vigilance = {
  routes: vigilanceRoutes,
  handlers: {
    ...noticeHandlers,
    'vigilance.sweepUploads': (_payload, platform) => sweepUploads(platform),
  },
  schedules: [
    // During the day, when its mails are read.
    { task: 'vigilance.remind', cronUtc: '0 7 * * *' },
    { task: 'vigilance.sweepUploads', cronUtc: '50 * * * *' },
  ],
} satisfies Feature;
