import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue/queue.ts';
import * as alerts from './alerts/service.ts';

export const savedSearchHandlers: Handlers<
  'missions.published' | 'jobs.published' | 'savedSearches.claim' | 'savedSearches.mail',
  Platform
> = {
  'missions.published': ({ missionId }, platform) => alerts.findMission(platform, missionId),
  'jobs.published': ({ jobId }, platform) => alerts.findOffer(platform, jobId),
  'savedSearches.claim': ({ searchId }, platform) => alerts.claim(platform, searchId),
  'savedSearches.mail': (batch, platform) => alerts.mail(platform, batch),
};
