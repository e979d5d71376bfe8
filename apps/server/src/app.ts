import type { FastifyInstance } from 'fastify';
import { authHandlers } from './features/auth/reactions.ts';
import { authRoutes } from './features/auth/routes.ts';
import { type AccountNeighbours, liveSessions, viewerOf } from './features/auth/service.ts';
import { authPlans, authTasks } from './features/auth/tasks.ts';
import { backOfficeRoutes } from './features/back-office/routes.ts';
import { feedRoutes } from './features/jobs/feeds/routes.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { jobPlans, jobTasks } from './features/jobs/tasks.ts';
import { invitationHandlers } from './features/missions/invitations/reactions.ts';
import { missionRoutes } from './features/missions/routes.ts';
import { missionPlans, missionTasks } from './features/missions/tasks.ts';
import { notificationHandlers } from './features/notifications/reactions.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { hasNew } from './features/notifications/service.ts';
import { placeRoutes } from './features/places/routes.ts';
import { reportHandlers } from './features/reports/reactions.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { savedSearchHandlers } from './features/saved-searches/reactions.ts';
import { savedSearchRoutes } from './features/saved-searches/routes.ts';
import { removeAllOf } from './features/saved-searches/service.ts';
import { savedSearchPlans, savedSearchTasks } from './features/saved-searches/tasks.ts';
import { agreementFileRoutes } from './features/threads/agreements/routes.ts';
import { messagesChannel, relayMessages } from './features/threads/batches/service.ts';
import { digestTasks } from './features/threads/digests/tasks.ts';
import { threadHandlers } from './features/threads/reactions.ts';
import { readUpTo, tellTyping } from './features/threads/reading/service.ts';
import { threadRoutes } from './features/threads/routes.ts';
import { blocksDeletion, leave, sendFromSocket } from './features/threads/service.ts';
import { threadPlans, threadTasks } from './features/threads/tasks.ts';
import { openApi } from './platform/api.ts';
import type { Availability } from './platform/availability.ts';
import { filePlans, fileTasks, receivingFolder } from './platform/files/kept.ts';
import { openHttp } from './platform/http.ts';
import type { JobName } from './platform/jobs.ts';
import { addressesOf } from './platform/listing/addresses.ts';
import { measure } from './platform/metrics.ts';
import type { Platform } from './platform/platform.ts';
import type { Handlers, Plan } from './platform/queue.ts';
import { type MappedList, sitemapRoutes } from './platform/readers/sitemap.ts';
import type { SocketDoors } from './platform/sockets.ts';

/** What the worker runs: every feature's reactions and planned tasks. */
export const handlers: Handlers<JobName, Platform> = {
  ...fileTasks,
  ...authHandlers,
  ...authTasks,
  ...missionTasks,
  ...jobTasks,
  ...invitationHandlers,
  ...threadHandlers,
  ...threadTasks,
  ...digestTasks,
  ...notificationHandlers,
  ...reportHandlers,
  ...savedSearchHandlers,
  ...savedSearchTasks,
};

/** What starts by itself. */
export const plans: readonly Plan[] = [
  ...filePlans,
  ...authPlans,
  ...missionPlans,
  ...jobPlans,
  ...threadPlans,
  ...savedSearchPlans,
];

/** What an account asks of the features that hold something of it, when it is shown and when it is deleted. */
const accountNeighbours = (platform: Platform): AccountNeighbours => ({
  hasUnread: hasNew,
  blocksDeletion,
  leave: async (trx, memberId) => {
    await leave(platform, trx, memberId);
    await removeAllOf(trx, memberId);
  },
});

/** What is open, for the map that robots read. */
const mappedLists: readonly MappedList[] = [
  {
    name: 'missions',
    addresses: addressesOf({ listing: 'mission_listing', id: 'mission_id', items: 'mission' }),
    screen: (id) => `/consult/missions/${id}`,
  },
  {
    name: 'emplois',
    addresses: addressesOf({ listing: 'job_listing', id: 'job_id', items: 'job_offer' }),
    screen: (id) => `/consult/emplois/${id}`,
  },
];

/** The application, apart from the process that starts it: every feature's calls under `/api`. */
export const buildApp = async (
  platform: Platform,
  availability: Availability,
  checks: Record<string, () => boolean> = {},
): Promise<FastifyInstance> => {
  const app = await openHttp(platform.config, platform.log);
  const metrics = measure(app, platform.database);
  await openApi(app, {
    viewerOf: (token) => viewerOf(platform, token),
    now: () => platform.clock.now(),
    availability,
    receivingFolder: receivingFolder(platform.config.dataDir),
    filesOfMember: platform.budgets.filesOfMember,
    health: {
      metrics,
      ready: () => ({
        database: availability.isUp(),
        ...Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check()])),
      }),
    },
    features: (mount) => {
      authRoutes(mount, platform, accountNeighbours(platform));
      missionRoutes(mount, platform);
      jobRoutes(mount, platform);
      threadRoutes(mount, platform);
      notificationRoutes(mount, platform);
      reportRoutes(mount, platform);
      savedSearchRoutes(mount, platform);
      placeRoutes(mount);
      backOfficeRoutes(mount, platform);
    },
  });
  feedRoutes(app, platform, availability);
  agreementFileRoutes(app, platform);
  sitemapRoutes(app, platform, availability, mappedLists);
  return app;
};

/** What the sockets serve. */
export const socketDoors = (platform: Platform): SocketDoors => ({
  viewerOf: (token) => viewerOf(platform, token),
  liveSessions: (ids) => liveSessions(platform, ids),
  onMessage: (viewer, event) => sendFromSocket(platform, viewer, event),
  onTyping: (viewer, event) => tellTyping(platform, viewer, event),
  onRead: (viewer, event) => readUpTo(platform, viewer, event),
  news: { channel: messagesChannel, onNews: (payload) => relayMessages(platform, payload) },
});
