import * as calls from '@basoche/contract/notifications';
import type { Mount } from '../../platform/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as notifications from './service.ts';

export const notificationRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readMailWishes, ({ viewer }) => notifications.wishesOf(platform, viewer));
  mount(calls.changeMailWishes, ({ viewer, body }) => notifications.changeWishes(platform, viewer, body));
  mount(calls.newNotifications, ({ viewer }) => notifications.listNew(platform, viewer));
  mount(calls.markAllNotifications, ({ viewer }) => notifications.markAll(platform, viewer));
  mount(calls.markNotification, ({ viewer, params }) => notifications.mark(platform, viewer, params.id));
};
