import * as calls from '@basoche/contract/firms/firms';
import * as teamCalls from '@basoche/contract/firms/team';
import type { Mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { open } from './opening/service.ts';
import * as seats from './seats/service.ts';

/** Calls about firms. Not found while the switch `FIRMS` is off. */
export const firmRoutes = (mounted: Mount, platform: Platform): void => {
  const mount: Mount = (route, handler, options) =>
    mounted(
      route,
      async (call) => {
        if (!platform.config.firms) refuse('NOT_FOUND');
        return handler(call);
      },
      options,
    );

  mount(calls.openFirm, ({ viewer, body, request }) =>
    open(platform, viewer, { ...body, userAgent: request.headers['user-agent'] }),
  );
  mount(calls.readFirm, ({ viewer }) => seats.readFirm(platform, viewer));

  mount(teamCalls.listSeats, ({ viewer }) => seats.listSeats(platform, viewer));
  mount(teamCalls.changeSeatRole, ({ viewer, params, body }) =>
    seats.changeRole(platform, viewer, { ...params, ...body }),
  );
  mount(teamCalls.removeSeat, ({ viewer, params, body }) =>
    seats.remove(platform, viewer, { ...params, ...body }),
  );
  mount(teamCalls.leaveFirm, ({ viewer, body }) => seats.leave(platform, viewer, body));
};
