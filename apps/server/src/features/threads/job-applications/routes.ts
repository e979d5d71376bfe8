import { countJobs } from '@basoche/contract/jobs/jobs';
import * as calls from '@basoche/contract/threads/job-applications';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as applications from './service.ts';

export const jobApplicationRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.applyToJob, ({ viewer, params, body, key }) =>
    applications.apply(platform, viewer, params.id, body ?? {}, key),
  );
  mount(calls.didApplyToJob, ({ viewer, params }) => applications.didApply(platform, viewer, params.id));
  mount(calls.listAppliedJobs, ({ viewer, query }) =>
    applications.listApplied(platform, viewer, query, pageRequest(query)),
  );
  mount(countJobs, ({ viewer, query }) => applications.countAllAndApplied(platform, viewer, query));
};
