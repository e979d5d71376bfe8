import * as calls from '@basoche/contract/reports/suspension-appeals';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as suspensions from './service.ts';

export const suspensionAppealRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readByLink, ({ params }) => suspensions.readByLink(platform, params.code));
  mount(calls.appealByLink, ({ params, body }) => suspensions.appealByLink(platform, params.code, body.text));
  mount(calls.listSuspensionAppeals, ({ viewer, query }) =>
    suspensions.listAppeals(platform, viewer, query.state, pageRequest(query)),
  );
  mount(calls.decideSuspensionAppeal, ({ viewer, params, body }) =>
    suspensions.decideAppeal(platform, viewer, params.id, body),
  );
};
