import type { Feature } from '../../platform/feature.ts';
import { addressesOf } from '../../platform/listing/addresses.ts';
import { invitationHandlers } from './invitations/reactions.ts';
import { missionRoutes } from './routes.ts';
import { sharedMissions } from './sharing/service.ts';
import { missionPlans, missionTasks } from './tasks.ts';

export const missions = {
  routes: missionRoutes,
  handlers: { ...invitationHandlers, ...missionTasks },
  plans: missionPlans,
  mapped: [
    {
      name: 'missions',
      addresses: addressesOf({ listing: 'mission_listing', id: 'mission_id', items: 'mission' }),
      screen: (id) => `/consult/missions/${id}`,
    },
  ],
  shared: sharedMissions,
} satisfies Feature;
