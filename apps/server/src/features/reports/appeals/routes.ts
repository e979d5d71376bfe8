import * as calls from '@basoche/contract/reports/reports';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as appeals from './service.ts';

export const appealRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readReportDecision, ({ viewer, params }) => appeals.readDecision(platform, viewer, params.id));
  mount(calls.appealReport, ({ viewer, params, body }) =>
    appeals.appeal(platform, viewer, params.id, body.text),
  );
};
