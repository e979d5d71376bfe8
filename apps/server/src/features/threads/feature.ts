import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SocketDoors } from '../../platform/realtime/sockets.ts';
import { agreementFileRoutes } from './agreements/routes.ts';
import { messagesChannel, relayMessages } from './batches/service.ts';
import { threadHandlers } from './reactions.ts';
import { readUpTo, tellTyping } from './reading/service.ts';
import { threadRoutes } from './routes.ts';
import { sendFromSocket } from './service.ts';
import { threadPlans, threadTasks } from './tasks.ts';
import { unreadDigestTasks } from './unread-digests/tasks.ts';

export const threads = {
  routes: threadRoutes,
  files: agreementFileRoutes,
  handlers: { ...threadHandlers, ...threadTasks, ...unreadDigestTasks },
  plans: threadPlans,
} satisfies Feature;

/** Socket events of threads, from members' browsers and to them. */
export const threadSockets = (platform: Platform): Omit<SocketDoors, 'viewerOf' | 'liveSessions'> => ({
  onMessage: (viewer, event) => sendFromSocket(platform, viewer, event),
  onTyping: (viewer, event) => tellTyping(platform, viewer, event),
  onRead: (viewer, event) => readUpTo(platform, viewer, event),
  news: { channel: messagesChannel, onNews: (payload) => relayMessages(platform, payload) },
});
