import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SocketHandlers } from '../../platform/realtime/sockets.ts';
import { sweepAttachments } from './attachments/service.ts';
import { agreementFileRoutes } from './confidentiality/routes.ts';
import { messagesChannel, relayMessages } from './message-batches/service.ts';
import { threadHandlers } from './reactions.ts';
import { threadRoutes } from './routes.ts';
import { sendFromSocket } from './service.ts';
import { readUpTo, tellTyping } from './thread-page/service.ts';
import { runTimer } from './timers/service.ts';
import { look, mail } from './unread-digests/service.ts';

export const threads = {
  routes: threadRoutes,
  files: agreementFileRoutes,
  handlers: {
    ...threadHandlers,
    'threads.timer': (timer, platform) => runTimer(platform, timer),
    'threads.sweepAttachments': (_payload, platform) => sweepAttachments(platform),
    'threads.digest': (reader, platform) => look(platform, reader),
    'threads.digestMail': (digest, platform) => mail(platform, digest),
  },
  schedules: [{ task: 'threads.sweepAttachments', cronUtc: '35 * * * *' }],
} satisfies Feature;

/** Socket events of threads, from members' browsers and to them. */
export const threadSockets = (
  platform: Platform,
): Pick<SocketHandlers, 'onMessage' | 'onTyping' | 'onRead' | 'news'> => ({
  onMessage: (viewer, event) => sendFromSocket(platform, viewer, event),
  onTyping: (viewer, event) => tellTyping(platform, viewer, event),
  onRead: (viewer, event) => readUpTo(platform, viewer, event),
  news: { channel: messagesChannel, onNews: (payload) => relayMessages(platform, payload) },
});
