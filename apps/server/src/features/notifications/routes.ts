import * as calls from '@basoche/contract/notifications/notifications';
import * as pushCalls from '@basoche/contract/notifications/push';
import { mailStopAddress } from '@basoche/domain/notifications/addresses';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as push from './push/service.ts';
import * as notifications from './service.ts';
import * as wishes from './wishes/service.ts';

export const notificationRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.newNotifications, ({ viewer }) => notifications.listNew(platform, viewer));
  mount(calls.markAllNotifications, ({ viewer }) => notifications.markAll(platform, viewer));
  mount(calls.markNotification, ({ viewer, params }) => notifications.mark(platform, viewer, params.id));

  mount(calls.readWishes, ({ viewer }) => wishes.tableOf(platform, viewer));
  mount(calls.changeWish, ({ viewer, body }) => wishes.change(platform, viewer, body));
  // Mail programs post a form (RFC 8058), older ones open the address, and browsers post the form of the screen.
  mount(calls.stopMails, ({ params }) => wishes.stop(platform, params.token), {
    screenOfLink: ({ token = '' }, outcome) => mailStopAddress(token, outcome),
  });

  mount(pushCalls.readPush, ({ viewer }) => push.stateOf(platform, viewer));
  mount(pushCalls.addDevice, ({ viewer, body, request }) =>
    push.addDevice(platform, viewer, { ...body, userAgent: request.headers['user-agent'] ?? '' }),
  );
  mount(pushCalls.removeDevice, ({ viewer, params }) => push.removeDevice(platform, viewer, params.id));
};
