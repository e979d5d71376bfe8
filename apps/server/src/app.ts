import type { FastifyInstance } from 'fastify';
import { authHandlers } from './features/auth/reactions.ts';
import { authRoutes } from './features/auth/routes.ts';
import { type AccountNeighbours, liveSessions, viewerOf } from './features/auth/service.ts';
import { authPlans, authTasks } from './features/auth/tasks.ts';
import { openApi } from './platform/api.ts';
import type { Availability } from './platform/availability.ts';
import { openHttp } from './platform/http.ts';
import type { JobName } from './platform/jobs.ts';
import type { Platform } from './platform/platform.ts';
import type { Handlers, Plan } from './platform/queue.ts';
import { Refusal } from './platform/refusal.ts';
import type { SocketDoors } from './platform/sockets.ts';

/** What the worker runs: every feature's reactions and planned tasks. */
export const handlers: Handlers<JobName, Platform> = {
  ...authHandlers,
  ...authTasks,
};

/** What starts by itself. */
export const plans: readonly Plan[] = [...authPlans];

/** What an account asks of the features that hold something of it, when it is shown and when it is deleted. */
const accountNeighbours = (_platform: Platform): AccountNeighbours => ({
  hasUnread: async () => false,
  blocksDeletion: async () => false,
  leave: async () => undefined,
});

/** The application, apart from the process that starts it: every feature's calls under `/api`. */
export const buildApp = async (platform: Platform, availability: Availability): Promise<FastifyInstance> => {
  const app = await openHttp(platform.config, platform.log);
  await openApi(app, {
    viewerOf: (token) => viewerOf(platform, token),
    availability,
    features: (mount) => {
      authRoutes(mount, platform, accountNeighbours(platform));
    },
  });
  return app;
};

/** What the sockets serve. */
export const socketDoors = (platform: Platform): SocketDoors => ({
  viewerOf: (token) => viewerOf(platform, token),
  liveSessions: (ids) => liveSessions(platform, ids),
  onMessage: async () => {
    throw new Refusal('NOT_FOUND');
  },
});
