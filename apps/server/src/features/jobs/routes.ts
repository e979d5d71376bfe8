import * as calls from '@basoche/contract/jobs/jobs';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { cvRoutes } from './cvs/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { jobFavouriteRoutes } from './favourites/routes.ts';
import { listJobs } from './open/service.ts';
import { publishingRoutes } from './publishing/routes.ts';
import * as jobs from './service.ts';

/** The calls about job offers themselves; those about applications are mounted by the threads. */
export const jobRoutes = (mount: Mount, platform: Platform): void => {
  cvRoutes(mount, platform);
  jobFavouriteRoutes(mount, platform);
  draftRoutes(mount, platform);
  publishingRoutes(mount, platform);
  mount(calls.listJobs, ({ viewer, query }) => listJobs(platform, viewer, query, pageRequest(query)));
  mount(calls.readJob, ({ viewer, params }) => jobs.readJob(platform, viewer, params.id));
  mount(calls.otherJobs, ({ viewer, params }) => jobs.otherJobs(platform, viewer, params.id));
  mount(calls.listOwnJobs, ({ viewer, query }) =>
    jobs.listOwn(platform, viewer, query.isArchived, pageRequest(query)),
  );
  mount(calls.countOwnJobs, ({ viewer }) => jobs.countOwn(platform, viewer));
};
