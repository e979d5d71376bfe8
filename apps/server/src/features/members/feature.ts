import type { Feature } from '../../platform/feature.ts';
import { calendarRoutes } from './calendars/routes.ts';
import { officeMemberRoutes } from './office/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { memberRoutes } from './routes.ts';
import { sharedMembers } from './sharing/service.ts';
import { staffDecisionHandlers } from './staff-decisions/reactions.ts';
import { memberPlans, memberTasks } from './tasks.ts';
import { verificationHandlers } from './verification-decisions/reactions.ts';
import { mappedMembers } from './visibility/service.ts';

export const members = {
  routes: (mount, platform) => {
    memberRoutes(mount, platform);
    officeMemberRoutes(mount, platform);
  },
  files: (app, platform, availability) => {
    pictureRoutes(app, platform, availability);
    calendarRoutes(app, platform, availability);
  },
  handlers: { ...staffDecisionHandlers, ...verificationHandlers, ...memberTasks },
  plans: memberPlans,
  mapped: mappedMembers,
  shared: sharedMembers,
} satisfies Feature;
