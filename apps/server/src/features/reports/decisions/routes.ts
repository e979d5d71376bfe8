import * as calls from '@basoche/contract/reports/decisions';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as decisions from './service.ts';

export const reportDecisionRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listReports, ({ viewer, query }) =>
    decisions.listReports(platform, viewer, query.state, pageRequest(query)),
  );
  mount(calls.settleReport, ({ viewer, params, body }) =>
    decisions.settleReport(platform, viewer, params.id, body),
  );
  mount(calls.decideAppeal, ({ viewer, params, body }) =>
    decisions.decideAppeal(platform, viewer, params, body),
  );
};
