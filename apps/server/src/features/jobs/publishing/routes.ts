import * as calls from '@basoche/contract/jobs/publishing';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as publishing from './service.ts';

export const publishingRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.createJob, ({ viewer, body, key }) => publishing.create(platform, viewer, body, key));
  mount(calls.updateJob, ({ viewer, params, body }) => publishing.update(platform, viewer, params.id, body));
  mount(calls.relaunchJob, ({ viewer, params, body, key }) =>
    publishing.relaunch(platform, viewer, params.id, body.endDate, key),
  );
  mount(calls.fillJob, ({ viewer, params, key }) => publishing.fill(platform, viewer, params.id, key));
};
