import type { FastifyInstance } from 'fastify';
import { addressHandlers } from './features/auth/address/reactions.ts';
import { officeAccountHandlers } from './features/auth/office-accounts/reactions.ts';
import { officeAccountRoutes } from './features/auth/office-accounts/routes.ts';
import { authHandlers } from './features/auth/reactions.ts';
import { authRoutes } from './features/auth/routes.ts';
import { secondFactorHandlers } from './features/auth/second-factor/reactions.ts';
import type { AccountNeighbours } from './features/auth/service.ts';
import { liveSessions, viewerOf } from './features/auth/sessions/service.ts';
import { authPlans, authTasks } from './features/auth/tasks.ts';
import { officeFilterRoutes } from './features/back-office/filters/routes.ts';
import { incidentRoutes } from './features/back-office/incidents/routes.ts';
import { journalRoutes } from './features/back-office/journal-search/routes.ts';
import { numberRoutes } from './features/back-office/numbers/routes.ts';
import { numberPlans, numberTasks } from './features/back-office/numbers/tasks.ts';
import { overviewRoutes } from './features/back-office/overview/routes.ts';
import { readingHandlers } from './features/back-office/readings/reactions.ts';
import { readingRoutes } from './features/back-office/readings/routes.ts';
import { backOfficeRoutes } from './features/back-office/routes.ts';
import { feedRoutes } from './features/jobs/feeds/routes.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { sharedJobs } from './features/jobs/sharing/service.ts';
import { jobPlans, jobTasks } from './features/jobs/tasks.ts';
import { availabilityRoutes } from './features/members/availability/routes.ts';
import { availabilityPlans, availabilityTasks } from './features/members/availability/tasks.ts';
import { calendarRoutes } from './features/members/calendars/routes.ts';
import { remove as closeCalendar } from './features/members/calendars/store.ts';
import { completenessOf } from './features/members/completeness/service.ts';
import { directoryPlans, directoryTasks } from './features/members/directory/tasks.ts';
import { officeMemberRoutes } from './features/members/office/routes.ts';
import { pictureRoutes } from './features/members/pictures/routes.ts';
import { responseTimePlans, responseTimeTasks } from './features/members/response-times/tasks.ts';
import { memberRoutes } from './features/members/routes.ts';
import { sharedMembers } from './features/members/sharing/service.ts';
import { staffDecisionHandlers } from './features/members/staff-decisions/reactions.ts';
import { staffDecisionRoutes } from './features/members/staff-decisions/routes.ts';
import { verificationRoutes } from './features/members/verification/routes.ts';
import { verificationPlans, verificationTasks } from './features/members/verification/tasks.ts';
import { verificationHandlers } from './features/members/verification-decisions/reactions.ts';
import { verificationDecisionRoutes } from './features/members/verification-decisions/routes.ts';
import { reminderPlans, reminderTasks } from './features/members/verification-reminders/tasks.ts';
import { mappedMembers } from './features/members/visibility/service.ts';
import { invitationHandlers } from './features/missions/invitations/reactions.ts';
import { missionRoutes } from './features/missions/routes.ts';
import { keptRuleRoutes } from './features/missions/rules/routes.ts';
import { sharedMissions } from './features/missions/sharing/service.ts';
import { missionPlans, missionTasks } from './features/missions/tasks.ts';
import { moderationHandlers } from './features/moderation/reactions.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { newsFeedRoutes } from './features/news/feed/routes.ts';
import { newsPictureRoutes } from './features/news/pictures/routes.ts';
import { newsRoutes } from './features/news/routes.ts';
import { mappedArticles } from './features/news/service.ts';
import { sharedArticles } from './features/news/sharing/service.ts';
import { newsSignatureRoutes } from './features/news/signatures/routes.ts';
import { newsWritingRoutes } from './features/news/writing/routes.ts';
import { summaryPlans, summaryTasks } from './features/notifications/digest/tasks.ts';
import { notificationHandlers } from './features/notifications/reactions.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { hasNew } from './features/notifications/service.ts';
import { erasureHandlers } from './features/own-data/erasure/reactions.ts';
import { eraseMember } from './features/own-data/erasure/service.ts';
import { exportHandlers } from './features/own-data/exports/reactions.ts';
import { exportRoutes } from './features/own-data/exports/routes.ts';
import { inactivityHandlers } from './features/own-data/inactivity/reactions.ts';
import { retentionRoutes } from './features/own-data/retention/routes.ts';
import { retentionPlans, retentionTasks } from './features/own-data/retention/tasks.ts';
import { bankDetailsRoutes } from './features/payments/accounts/bank-details/routes.ts';
import { accountRoutes } from './features/payments/accounts/routes.ts';
import { billingDetailsRoutes } from './features/payments/invoices/billing-details/routes.ts';
import { invoiceHandlers } from './features/payments/invoices/reactions.ts';
import { invoiceRoutes } from './features/payments/invoices/routes.ts';
import { ownPaymentRoutes } from './features/payments/ledger/own/routes.ts';
import { statementRoutes } from './features/payments/ledger/statements/routes.ts';
import { financeHandlers } from './features/payments/office/alerts/reactions.ts';
import { watchPayments } from './features/payments/office/alerts/service.ts';
import { officePlanRoutes } from './features/payments/office/plans/routes.ts';
import { financeRoutes } from './features/payments/office/routes.ts';
import { financePlans, financeTasks } from './features/payments/office/tasks.ts';
import { paymentHandlers } from './features/payments/reactions.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { subscriptionHandlers } from './features/payments/subscriptions/reactions.ts';
import { subscriptionRoutes } from './features/payments/subscriptions/routes.ts';
import { owesRenewal } from './features/payments/subscriptions/service.ts';
import { subscriptionPlans, subscriptionTasks } from './features/payments/subscriptions/tasks.ts';
import { paymentPlans, paymentTasks } from './features/payments/tasks.ts';
import { placeRoutes } from './features/places/routes.ts';
import { reportHandlers } from './features/reports/reactions.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { savedSearchHandlers } from './features/saved-searches/reactions.ts';
import { savedSearchRoutes } from './features/saved-searches/routes.ts';
import { savedSearchPlans, savedSearchTasks } from './features/saved-searches/tasks.ts';
import { termsRoutes } from './features/terms/routes.ts';
import { acceptAtRegistration, owesTexts } from './features/terms/service.ts';
import { agreementFileRoutes } from './features/threads/agreements/routes.ts';
import { messagesChannel, relayMessages } from './features/threads/batches/service.ts';
import { digestTasks } from './features/threads/digests/tasks.ts';
import { threadHandlers } from './features/threads/reactions.ts';
import { readUpTo, tellTyping } from './features/threads/reading/service.ts';
import { threadRoutes } from './features/threads/routes.ts';
import { sendFromSocket } from './features/threads/service.ts';
import { threadPlans, threadTasks } from './features/threads/tasks.ts';
import type { Availability } from './platform/database/availability.ts';
import { filePlans, fileTasks, receivingFolder } from './platform/files/kept.ts';
import { openApi } from './platform/http/api.ts';
import { openHttp } from './platform/http/http.ts';
import { addressesOf } from './platform/listing/addresses.ts';
import type { Platform } from './platform/platform.ts';
import { guardedPages, type PaymentSandbox, sandboxPath } from './platform/provider/sandbox.ts';
import type { JobName } from './platform/queue/jobs.ts';
import type { Handlers, Plan } from './platform/queue/queue.ts';
import { type MappedList, sitemapRoutes } from './platform/readers/sitemap.ts';
import type { SocketDoors } from './platform/realtime/sockets.ts';
import { type SharedKind, sharedPictureRoutes } from './platform/sharing/routes.ts';

/** What the worker runs: every feature's reactions and planned tasks. */
export const handlers: Handlers<JobName, Platform> = {
  ...fileTasks,
  ...authHandlers,
  ...addressHandlers,
  ...secondFactorHandlers,
  ...authTasks,
  ...officeAccountHandlers,
  ...missionTasks,
  ...jobTasks,
  ...invitationHandlers,
  ...threadHandlers,
  ...threadTasks,
  ...digestTasks,
  ...notificationHandlers,
  ...summaryTasks,
  ...paymentHandlers,
  ...paymentTasks,
  ...financeHandlers,
  ...financeTasks,
  ...subscriptionHandlers,
  ...subscriptionTasks,
  ...invoiceHandlers,
  ...moderationHandlers,
  ...reportHandlers,
  ...readingHandlers,
  ...savedSearchHandlers,
  ...savedSearchTasks,
  ...directoryTasks,
  ...staffDecisionHandlers,
  ...verificationHandlers,
  ...verificationTasks,
  ...reminderTasks,
  ...availabilityTasks,
  ...responseTimeTasks,
  ...numberTasks,
  ...erasureHandlers,
  ...exportHandlers,
  ...inactivityHandlers,
  ...retentionTasks,
};

/** What starts by itself. */
export const plans: readonly Plan[] = [
  ...filePlans,
  ...authPlans,
  ...missionPlans,
  ...jobPlans,
  ...threadPlans,
  ...paymentPlans,
  ...financePlans,
  ...subscriptionPlans,
  ...summaryPlans,
  ...savedSearchPlans,
  ...directoryPlans,
  ...verificationPlans,
  ...reminderPlans,
  ...availabilityPlans,
  ...responseTimePlans,
  ...numberPlans,
  ...retentionPlans,
];

/** What an account asks of the features that hold something of it, when it is shown and when it is deleted. */
const accountNeighbours = (platform: Platform): AccountNeighbours => ({
  hasUnread: hasNew,
  owesRenewal,
  owesTerms: (db, memberId) => owesTexts(db, memberId, platform.clock.now()),
  acceptTexts: (trx, memberId, shown) => acceptAtRegistration(trx, memberId, shown, platform.clock.now()),
  completenessOf,
  erase: async (trx, memberId) => {
    await eraseMember(platform, trx, memberId);
  },
  closeCalendar,
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
  ...mappedMembers,
];

/** The pages that have a picture of their own where somebody shares them. */
const sharedKinds: readonly SharedKind[] = [sharedMissions, sharedJobs, sharedMembers, sharedArticles];

/** The application, apart from the process that starts it: every feature's calls under `/api`. */
export const buildApp = async (
  platform: Platform,
  availability: Availability,
  checks: Record<string, () => boolean> = {},
): Promise<FastifyInstance> => {
  const { metrics } = platform;
  const app = await openHttp(platform.config, platform.log, platform.budgets.requestsOfNetwork);
  metrics.measureAnswers(app);
  watchPayments(platform);
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
      termsRoutes(mount, platform);
      exportRoutes(mount, platform);
      memberRoutes(mount, platform);
      missionRoutes(mount, platform);
      jobRoutes(mount, platform);
      threadRoutes(mount, platform);
      notificationRoutes(mount, platform);
      paymentRoutes(mount, platform);
      ownPaymentRoutes(mount, platform);
      statementRoutes(mount, platform);
      financeRoutes(mount, platform);
      accountRoutes(mount, platform);
      bankDetailsRoutes(mount, platform);
      subscriptionRoutes(mount, platform);
      billingDetailsRoutes(mount, platform);
      invoiceRoutes(mount, platform);
      reportRoutes(mount, platform);
      savedSearchRoutes(mount, platform);
      verificationRoutes(mount, platform);
      verificationDecisionRoutes(mount, platform);
      availabilityRoutes(mount, platform);
      placeRoutes(mount);
      newsRoutes(mount, platform);
      newsWritingRoutes(mount, platform);
      newsSignatureRoutes(mount, platform);
      backOfficeRoutes(mount, platform);
      overviewRoutes(mount, platform);
      readingRoutes(mount, platform);
      incidentRoutes(mount, platform);
      retentionRoutes(mount, platform);
      officeFilterRoutes(mount, platform);
      moderationRoutes(mount, platform);
      keptRuleRoutes(mount, platform);
      officePlanRoutes(mount, platform);
      officeMemberRoutes(mount, platform);
      staffDecisionRoutes(mount, platform);
      officeAccountRoutes(mount, platform);
      journalRoutes(mount, platform);
      numberRoutes(mount, platform);
    },
  });
  feedRoutes(app, platform, availability);
  newsFeedRoutes(app, platform, availability);
  pictureRoutes(app, platform, availability);
  newsPictureRoutes(app, platform, availability);
  agreementFileRoutes(app, platform);
  calendarRoutes(app, platform, availability);
  sitemapRoutes(app, platform, availability, mappedLists, [mappedArticles]);
  sharedPictureRoutes(app, platform, availability, sharedKinds);
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

/** The pages that a browser is sent to where the payment provider is the sandbox. */
export const mountSandbox = async (
  app: FastifyInstance,
  platform: Platform,
  { pages }: PaymentSandbox,
): Promise<void> => {
  await app.register(
    guardedPages(pages, (token) => viewerOf(platform, token)),
    { prefix: sandboxPath },
  );
};
