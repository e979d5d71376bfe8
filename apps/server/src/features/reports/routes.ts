import * as calls from '@basoche/contract/reports';
import { pageRequest } from '../../platform/cursor.ts';
import type { Mount } from '../../platform/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as reports from './service.ts';

export const reportRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.canReport, ({ viewer, params }) => reports.canReport(platform, viewer, params.userId));
  mount(calls.reportMember, ({ viewer, params, body }) =>
    reports.reportMember(platform, viewer, params.userId, body),
  );
  mount(calls.readThreadReport, ({ viewer, params }) =>
    reports.readThreadReport(platform, viewer, params.id),
  );
  mount(calls.reportParty, ({ viewer, params, body }) =>
    reports.reportParty(platform, viewer, params.id, body),
  );
  mount(calls.listReports, ({ query }) => reports.listReports(platform, query.state, pageRequest(query)));
  mount(calls.settleReport, ({ viewer, params, body }) =>
    reports.settleReport(platform, viewer, params.id, body),
  );
};
