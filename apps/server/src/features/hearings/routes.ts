import * as barCalls from '@basoche/contract/hearings/bars';
import * as hearingCalls from '@basoche/contract/hearings/hearings';
import * as calls from '@basoche/contract/hearings/profile';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import * as bars from './bars/service.ts';
import * as profile from './profile/service.ts';
import * as publishing from './publishing/service.ts';
import * as hearings from './service.ts';
import * as taking from './taking/service.ts';

/** Calls of hearings between avocats. Not found while the switch `HEARINGS` is off. */
export const hearingRoutes = (mounted: Mount, platform: Platform): void => {
  const mount: Mount = (route, handler, options) =>
    mounted(
      route,
      async (call) => {
        if (!platform.config.hearings) refuse('NOT_FOUND');
        return handler(call);
      },
      options,
    );

  mount(hearingCalls.publishHearing, ({ viewer, body, key }) =>
    publishing.publish(platform, viewer, body, key),
  );
  mount(hearingCalls.listHearings, ({ viewer, query }) =>
    hearings.list(platform, viewer, query.view, pageRequest(query)),
  );
  mount(hearingCalls.readHearing, ({ viewer, params }) => hearings.read(platform, viewer, params.id));
  mount(hearingCalls.cancelHearing, ({ viewer, params, key }) =>
    publishing.cancel(platform, viewer, params.id, key),
  );

  mount(hearingCalls.takeHearing, ({ viewer, params, body, key }) =>
    taking.take(platform, viewer, { id: params.id, body, key }),
  );

  mount(calls.readHearingProfile, ({ viewer }) => profile.read(platform, viewer));
  mount(calls.saveHearingProfile, ({ viewer, body }) => profile.save(platform, viewer, body));
  mount(calls.addAbsence, ({ viewer, body }) => profile.addAbsenceOf(platform, viewer, body));
  mount(calls.removeAbsence, ({ viewer, params }) => profile.removeAbsence(platform, viewer, params.id));

  mount(barCalls.listBars, ({ query }) => bars.listWaiting(platform, pageRequest(query)));
  mount(barCalls.confirmBar, ({ viewer, params, body }) =>
    bars.decide(platform, viewer, { memberId: params.id, court: body.court, refusal: null }),
  );
  mount(barCalls.refuseBar, ({ viewer, params, body }) =>
    bars.decide(platform, viewer, { memberId: params.id, court: body.court, refusal: body.reason }),
  );
  mount(barCalls.stateBar, ({ viewer, body }) => bars.say(platform, viewer, body));
};
