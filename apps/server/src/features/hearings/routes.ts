import * as barCalls from '@basoche/contract/hearings/bars';
import { readHearingCalendar } from '@basoche/contract/hearings/calendar';
import * as documentCalls from '@basoche/contract/hearings/documents';
import * as hearingCalls from '@basoche/contract/hearings/hearings';
import * as officeCalls from '@basoche/contract/hearings/office';
import * as calls from '@basoche/contract/hearings/profile';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import * as calendars from '../members/calendars/service.ts';
import * as bars from './bars/service.ts';
import { decline } from './declining/service.ts';
import * as documents from './documents/service.ts';
import * as office from './office/service.ts';
import * as profile from './profile/service.ts';
import * as publishing from './publishing/service.ts';
import { reachOf } from './reach/service.ts';
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

  mount(hearingCalls.raiseHearing, ({ viewer, params, body, key }) =>
    publishing.raise(platform, viewer, { id: params.id, body, key }),
  );
  mount(hearingCalls.declineHearing, ({ viewer, params }) => decline(platform, viewer, params.id));
  mount(hearingCalls.reachOfHearing, ({ viewer, query }) => reachOf(platform, viewer, query));

  mount(documentCalls.addHearingDocument, ({ viewer, body }) =>
    documents.uploadDocument(platform, viewer, body.file),
  );
  mount(documentCalls.removeHearingDocument, ({ viewer, params }) =>
    documents.deleteUpload(platform, viewer, params.id),
  );
  mount(readHearingCalendar, ({ viewer, params }) => calendars.readHearing(platform, viewer, params.id));

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
  mount(officeCalls.listOpenHearings, ({ query }) => office.list(platform, pageRequest(query)));
  mount(officeCalls.cancelOpenHearing, ({ viewer, params, body }) =>
    office.cancel(platform, viewer, { id: params.id, reason: body.reason }),
  );
  mount(barCalls.readBar, ({ viewer }) => bars.barOf(platform.database.db, viewer.memberId));
  mount(barCalls.stateBar, ({ viewer, body }) => bars.saveStatedBar(platform, viewer, body));
};
