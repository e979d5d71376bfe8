import * as calls from '@basoche/contract/reports/reports';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { appealRoutes } from './appeals/routes.ts';
import { reportDecisionRoutes } from './decisions/routes.ts';
import * as reports from './service.ts';
import { suspensionAppealRoutes } from './suspensions/routes.ts';

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
  reportDecisionRoutes(mount, platform);
  appealRoutes(mount, platform);
  suspensionAppealRoutes(mount, platform);
};
