import * as calls from '@basoche/contract/notifications/notifications';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { pushRoutes } from './push/routes.ts';
import * as notifications from './service.ts';
import { wishRoutes } from './wishes/routes.ts';

export const notificationRoutes = (mount: Mount, platform: Platform): void => {
  wishRoutes(mount, platform);
  pushRoutes(mount, platform);
  mount(calls.newNotifications, ({ viewer }) => notifications.listNew(platform, viewer));
  mount(calls.markAllNotifications, ({ viewer }) => notifications.markAll(platform, viewer));
  mount(calls.markNotification, ({ viewer, params }) => notifications.mark(platform, viewer, params.id));
};
