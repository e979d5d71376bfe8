import type { Feature } from '../../platform/feature.ts';
import { closingHandlers } from './closing/reactions.ts';
import { sweepDocuments } from './documents/service.ts';
import { noticeHandlers } from './notices/reactions.ts';
import { hearingOfficeHandlers } from './office/reactions.ts';
import { replacingHandlers } from './replacing/reactions.ts';
import { hearingRoutes } from './routes.ts';
import { takingHandlers } from './taking/reactions.ts';
import { waveHandlers } from './waves/reactions.ts';

export const hearings = {
  routes: hearingRoutes,
  handlers: {
    ...waveHandlers,
    ...takingHandlers,
    ...closingHandlers,
    ...hearingOfficeHandlers,
    ...noticeHandlers,
    ...replacingHandlers,
    'hearings.sweepDocuments': (_payload, platform) => sweepDocuments(platform),
  },
  schedules: [{ task: 'hearings.sweepDocuments', cronUtc: '40 * * * *' }],
} satisfies Feature;
