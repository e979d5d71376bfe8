import * as calls from '@basoche/contract/members/availability';
import { confirmAddress } from '@basoche/domain/members/availability';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as calendars from '../calendars/service.ts';
import * as availability from './service.ts';

export const availabilityRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readAvailability, ({ viewer }) => availability.read(platform, viewer));
  mount(calls.sayAvailability, ({ viewer, body }) => availability.say(platform, viewer, body));
  mount(calls.clearAvailability, ({ viewer }) => availability.clear(platform, viewer));
  mount(calls.confirmAvailability, ({ viewer }) => availability.confirm(platform, viewer));
  // Who opens the address sees a screen, which posts a form or a call: looking at a mail confirms nothing.
  mount(calls.confirmFromMail, ({ params }) => availability.confirmFromMail(platform, params.token), {
    screenOfLink: ({ token = '' }, outcome) => confirmAddress(token, outcome),
  });
  mount(calls.readCalendar, ({ viewer }) => calendars.readAddress(platform, viewer));
  mount(calls.openCalendar, ({ viewer }) => calendars.giveAddress(platform, viewer));
  mount(calls.closeCalendar, ({ viewer }) => calendars.close(platform, viewer));
};
