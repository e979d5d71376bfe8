import type { FastifyInstance } from 'fastify';
import { auth } from './features/auth/feature.ts';
import { liveSeats, liveSessions, viewerOf } from './features/auth/sessions/service.ts';
import { backOffice } from './features/back-office/feature.ts';
import { conflicts } from './features/conflicts/feature.ts';
import { firms } from './features/firms/feature.ts';
import { hearings } from './features/hearings/feature.ts';
import { jobs } from './features/jobs/feature.ts';
import { members } from './features/members/feature.ts';
import { missions } from './features/missions/feature.ts';
import { moderation } from './features/moderation/feature.ts';
import { news } from './features/news/feature.ts';
import { notifications } from './features/notifications/feature.ts';
import { ownData } from './features/own-data/feature.ts';
import { payments } from './features/payments/feature.ts';
import { places } from './features/places/feature.ts';
import { publicRegisters } from './features/public-registers/feature.ts';
import { reports } from './features/reports/feature.ts';
import { savedSearches } from './features/saved-searches/feature.ts';
import { terms } from './features/terms/feature.ts';
import { threadSockets, threads } from './features/threads/feature.ts';
import { vigilance } from './features/vigilance/feature.ts';
import type { DatabaseAvailability } from './platform/database/database-availability.ts';
import { edgeTasks } from './platform/edge/purging.ts';
import type { Feature } from './platform/feature.ts';
import { sitemapRoutes } from './platform/feeds/sitemap.ts';
import { fileSchedules, fileTasks, receivingFolder } from './platform/files/stored-files.ts';
import { openApi } from './platform/http/api.ts';
import { openHttp } from './platform/http/http.ts';
import { openViewerCopies, viewerCopyMs } from './platform/http/viewer-copies.ts';
import type { Platform } from './platform/platform.ts';
import { guardedPages, type PaymentSandbox, sandboxPath } from './platform/provider/sandbox.ts';
import type { Handlers, Schedule } from './platform/queue/queue.ts';
import type { QueueJobName } from './platform/queue/queue-jobs.ts';
import type { SocketHandlers } from './platform/realtime/sockets.ts';
import { sharedPictureRoutes } from './platform/sharing/routes.ts';

const features: readonly Feature[] = [
  auth,
  terms,
  ownData,
  missions,
  jobs,
  members,
  threads,
  notifications,
  payments,
  firms,
  conflicts,
  hearings,
  vigilance,
  reports,
  savedSearches,
  places,
  publicRegisters,
  news,
  backOffice,
  moderation,
];

/** Handlers of queue jobs, which the worker runs. TypeScript requires one for each job. */
export const handlers: Handlers<QueueJobName, Platform> = {
  ...fileTasks,
  ...edgeTasks,
  ...auth.handlers,
  ...ownData.handlers,
  ...members.handlers,
  ...missions.handlers,
  ...jobs.handlers,
  ...threads.handlers,
  ...notifications.handlers,
  ...payments.handlers,
  ...firms.handlers,
  ...conflicts.handlers,
  ...hearings.handlers,
  ...vigilance.handlers,
  ...publicRegisters.handlers,
  ...reports.handlers,
  ...savedSearches.handlers,
  ...backOffice.handlers,
  ...moderation.handlers,
};

/** Jobs that start at fixed times. */
export const schedules: readonly Schedule[] = [
  ...fileSchedules,
  ...features.flatMap(({ schedules = [] }) => schedules),
];

/**
 * Assembles the HTTP application from the features: calls under `/api`, files, sitemap and sharing pictures.
 * Does not listen yet. `checks` are further readiness conditions. A caller's session is cached for `copyMs`
 * milliseconds.
 */
export const buildApp = async (
  platform: Platform,
  availability: DatabaseAvailability,
  checks: Record<string, () => boolean> = {},
  copyMs = viewerCopyMs,
): Promise<FastifyInstance> => {
  const { config, log, metrics, rateLimits, tracing } = platform;
  const app = await openHttp(config, log, rateLimits.requestsOfNetwork, tracing);
  metrics.measureAnswers(app);
  for (const { registerMetrics } of features) registerMetrics?.(platform);
  const viewers = openViewerCopies(
    (token, firmId) => viewerOf(platform, token, firmId),
    () => platform.clock.now(),
    copyMs,
  );
  platform.realtime.onSessionEnded(viewers.forgetSession);
  await openApi(app, {
    viewers,
    now: () => platform.clock.now(),
    areFirmsOpen: config.firms,
    availability,
    receivingFolder: receivingFolder(platform.config.dataDir),
    filesOfMember: platform.rateLimits.filesOfMember,
    replicas: platform.replicas,
    health: {
      metrics,
      ready: () => ({
        database: availability.isUp(),
        ...Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check()])),
      }),
    },
    features: (mount) => {
      for (const { routes } of features) routes(mount, platform);
    },
  });
  for (const { files } of features) files?.(app, platform, availability);
  const lists = features.flatMap(({ sitemapLists = [] }) => sitemapLists);
  const pages = features.flatMap(({ sitemapPages = [] }) => sitemapPages);
  sitemapRoutes(app, platform, availability, lists, pages);
  const pictures = features.flatMap(({ sharingPictures = [] }) => sharingPictures);
  sharedPictureRoutes(app, platform, availability, pictures);
  return app;
};

/** Functions of the features for the sockets (real-time connections). */
export const socketHandlers = (platform: Platform): SocketHandlers => ({
  viewerOf: (token, firmId) => viewerOf(platform, token, firmId),
  areFirmsOpen: platform.config.firms,
  liveSessions: (ids) => liveSessions(platform, ids),
  liveSeats: (seats) => liveSeats(platform, seats),
  ...threadSockets(platform),
});

/** Mounts the pages of the payment sandbox, when it replaces the payment provider. */
export const mountSandbox = async (
  app: FastifyInstance,
  platform: Platform,
  { pages }: PaymentSandbox,
): Promise<void> => {
  await app.register(
    guardedPages(pages, (token, firmId) => viewerOf(platform, token, firmId)),
    { prefix: sandboxPath },
  );
};
