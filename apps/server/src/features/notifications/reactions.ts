import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue/queue.ts';
import * as push from './push/service.ts';
import { announce } from './service.ts';

export const notificationHandlers: Handlers<'notifications.created' | 'notifications.push', Platform> = {
  'notifications.created': ({ notificationIds }, platform) => announce(platform, notificationIds),
  'notifications.push': (job, platform) => push.send(platform, job),
};
