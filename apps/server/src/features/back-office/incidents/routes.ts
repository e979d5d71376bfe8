import * as calls from '@basoche/contract/back-office/incidents';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as incidents from './service.ts';

export const incidentRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listIncidents, ({ query }) => incidents.incidents(platform, query, pageRequest(query)));
  mount(calls.retryIncident, ({ viewer, params, body }) =>
    incidents.act(platform, viewer, { ...params, ...body, act: 'retry' }),
  );
  mount(calls.giveUpIncident, ({ viewer, params, body }) =>
    incidents.act(platform, viewer, { ...params, ...body, act: 'giveUp' }),
  );
};
