import type { Feature } from '../../platform/feature.ts';
import * as alerts from './alerts/service.ts';
import { savedSearchRoutes } from './routes.ts';

export const savedSearches = {
  routes: savedSearchRoutes,
  handlers: {
    'missions.published': ({ missionId }, platform) => alerts.findMission(platform, missionId),
    'jobs.published': ({ jobId }, platform) => alerts.findJob(platform, jobId),
    'savedSearches.claim': ({ searchId }, platform) => alerts.claim(platform, searchId),
    'savedSearches.mail': (batch, platform) => alerts.mail(platform, batch),
    'savedSearches.due': (_payload, platform) => alerts.startDue(platform),
    'savedSearches.forget': (_payload, platform) => alerts.deleteOldAlerts(platform),
  },
  /**
   * Every five minutes, which suits any time zone. Sends unsent items found before the last 8:00 in Paris:
   * after a downtime at 8:00, mails are sent later and nothing is skipped.
   */
  schedules: [
    { task: 'savedSearches.due', cronUtc: '*/5 * * * *' },
    { task: 'savedSearches.forget', cronUtc: '35 3 * * *' },
  ],
} satisfies Feature;
