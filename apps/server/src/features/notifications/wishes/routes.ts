import * as calls from '@basoche/contract/notifications/notifications';
import { mailStopAddress } from '@basoche/domain/notifications/addresses';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as wishes from './service.ts';

export const wishRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readWishes, ({ viewer }) => wishes.tableOf(platform, viewer));
  mount(calls.changeWish, ({ viewer, body }) => wishes.change(platform, viewer, body));
  // Mail programs post a form (RFC 8058); older ones open the address; a browser posts the form of the screen.
  mount(calls.stopMails, ({ params }) => wishes.stop(platform, params.token), {
    screenOfLink: ({ token = '' }, outcome) => mailStopAddress(token, outcome),
  });
};
