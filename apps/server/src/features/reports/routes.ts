import * as decisionCalls from '@basoche/contract/reports/decisions';
import * as calls from '@basoche/contract/reports/reports';
import * as suspensionCalls from '@basoche/contract/reports/suspension-appeals';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as appeals from './appeals/service.ts';
import * as decisions from './decisions/service.ts';
import * as reports from './service.ts';
import * as suspensions from './suspensions/service.ts';

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

  mount(decisionCalls.listReports, ({ viewer, query }) =>
    decisions.listReports(platform, viewer, query.state, pageRequest(query)),
  );
  mount(decisionCalls.settleReport, ({ viewer, params, body }) =>
    decisions.settleReport(platform, viewer, params.id, body),
  );
  mount(decisionCalls.decideAppeal, ({ viewer, params, body }) =>
    decisions.decideAppeal(platform, viewer, params, body),
  );

  mount(calls.readReportDecision, ({ viewer, params }) => appeals.readDecision(platform, viewer, params.id));
  mount(calls.appealReport, ({ viewer, params, body }) =>
    appeals.appeal(platform, viewer, params.id, body.text),
  );

  mount(suspensionCalls.readByLink, ({ params }) => suspensions.readByLink(platform, params.code));
  mount(suspensionCalls.appealByLink, ({ params, body }) =>
    suspensions.appealByLink(platform, params.code, body.text),
  );
  mount(suspensionCalls.listSuspensionAppeals, ({ viewer, query }) =>
    suspensions.listAppeals(platform, viewer, query.state, pageRequest(query)),
  );
  mount(suspensionCalls.decideSuspensionAppeal, ({ viewer, params, body }) =>
    suspensions.decideAppeal(platform, viewer, params.id, body),
  );
};
