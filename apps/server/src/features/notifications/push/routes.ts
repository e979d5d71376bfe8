import * as calls from '@basoche/contract/notifications/push';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as push from './service.ts';

export const pushRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readPush, ({ viewer }) => push.stateOf(platform, viewer));
  mount(calls.addDevice, ({ viewer, body, request }) =>
    push.addDevice(platform, viewer, { ...body, userAgent: request.headers['user-agent'] ?? '' }),
  );
  mount(calls.removeDevice, ({ viewer, params }) => push.removeDevice(platform, viewer, params.id));
};
