import * as cvCalls from '@basoche/contract/jobs/cvs';
import * as draftCalls from '@basoche/contract/jobs/drafts';
import * as favouriteCalls from '@basoche/contract/jobs/favourites';
import * as calls from '@basoche/contract/jobs/jobs';
import * as publishingCalls from '@basoche/contract/jobs/publishing';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as cvs from './cvs/service.ts';
import * as drafts from './drafts/service.ts';
import * as favourites from './favourites/service.ts';
import { listJobs } from './list/service.ts';
import * as publishing from './publishing/service.ts';
import * as jobs from './service.ts';

/**
 * Calls about job offers; calls about applications are in the threads. `source` reads a replica if the call
 * may lag; `key` is the idempotency key of a call that may be repeated.
 */
export const jobRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listJobs, ({ viewer, query, source }) => listJobs(source, viewer, query, pageRequest(query)));
  mount(calls.readJob, ({ viewer, params, source }) => jobs.readJob(source, viewer, params.id));
  mount(calls.otherJobs, ({ viewer, params, source }) => jobs.otherJobs(source, viewer, params.id));
  mount(calls.listOwnJobs, ({ viewer, query }) =>
    jobs.listOwn(platform, viewer, query.isArchived, pageRequest(query)),
  );
  mount(calls.countOwnJobs, ({ viewer }) => jobs.countOwn(platform, viewer));

  mount(publishingCalls.createJob, ({ viewer, body, key }) => publishing.create(platform, viewer, body, key));
  mount(publishingCalls.updateJob, ({ viewer, params, body }) =>
    publishing.update(platform, viewer, params.id, body),
  );
  mount(publishingCalls.relaunchJob, ({ viewer, params, body, key }) =>
    publishing.relaunch(platform, viewer, params.id, body.endDate, key),
  );
  mount(publishingCalls.fillJob, ({ viewer, params, key }) =>
    publishing.fill(platform, viewer, params.id, key),
  );

  mount(draftCalls.listJobDrafts, ({ viewer }) => drafts.list(platform, viewer));
  mount(draftCalls.createJobDraft, ({ viewer, body }) => drafts.create(platform, viewer, body.values));
  mount(draftCalls.updateJobDraft, ({ viewer, params, body }) =>
    drafts.update(platform, viewer, params.id, body.values),
  );
  mount(draftCalls.deleteJobDraft, ({ viewer, params }) => drafts.remove(platform, viewer, params.id));

  mount(favouriteCalls.listJobFavourites, ({ viewer, query }) =>
    favourites.list(platform, viewer, pageRequest(query)),
  );
  mount(favouriteCalls.keepJobFavourite, ({ viewer, params }) =>
    favourites.keep(platform, viewer, params.id),
  );
  mount(favouriteCalls.dropJobFavourite, ({ viewer, params }) =>
    favourites.drop(platform, viewer, params.id),
  );

  mount(cvCalls.addCv, ({ viewer, body }) => cvs.addCv(platform, viewer, body.file));
  mount(cvCalls.listCvs, ({ viewer }) => cvs.listCvs(platform, viewer));
  mount(cvCalls.readCv, ({ viewer, params }) => cvs.readCv(platform, viewer, params.id));
  mount(cvCalls.deleteCv, ({ viewer, params }) => cvs.deleteCv(platform, viewer, params.id));
};
