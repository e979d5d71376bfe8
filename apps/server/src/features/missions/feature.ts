import type { Feature } from '../../platform/feature.ts';
import { addressesOf } from '../../platform/listing/addresses.ts';
import { countWords } from '../../platform/listing/word-counts.ts';
import { invitationHandlers } from './invitations/reactions.ts';
import { missionRoutes } from './routes.ts';
import { sharedMissions, unlistExpired } from './service.ts';
import { deleteOldViews } from './views/service.ts';

export const missions = {
  routes: missionRoutes,
  handlers: {
    ...invitationHandlers,
    'missions.unlistExpired': (_payload, platform) => unlistExpired(platform),
    'missions.countWords': (_payload, { database }) => countWords(database),
    'missions.forgetViews': (_payload, platform) => deleteOldViews(platform),
  },
  schedules: [
    // Hourly, since one of the runs follows midnight in Paris.
    { task: 'missions.unlistExpired', cronUtc: '5 * * * *' },
    { task: 'missions.countWords', cronUtc: '20 2 * * *' },
    { task: 'missions.forgetViews', cronUtc: '40 2 * * *' },
  ],
  sitemapLists: [
    {
      name: 'missions',
      topic: 'missions',
      addresses: addressesOf({ listing: 'mission_listing', id: 'mission_id', items: 'mission' }),
      screen: (id) => `/consult/missions/${id}`,
    },
  ],
  sharingPictures: sharedMissions,
} satisfies Feature;
