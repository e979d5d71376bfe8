import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue.ts';
import { announce } from './service.ts';

export const notificationHandlers: Handlers<'notifications.created', Platform> = {
  'notifications.created': ({ notificationIds }, platform) => announce(platform, notificationIds),
};
