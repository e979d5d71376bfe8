import type { Job, OwnJob } from '@basoche/contract/jobs/jobs';
import type { OwnKindOf } from '../postings/own-kind.ts';
import { jobQuery } from './api.ts';
import { fill, manage, relaunch } from './creator-content.ts';
import { ownJobCounts, ownJobPages, useFillJob, usePublishJob, useRelaunchJob } from './own-api.ts';
import { ownJobsPath } from './views.ts';

/** Queries, calls and texts of a creator's own job offers, for components shared with missions. */
export const ownJobs: OwnKindOf<Job, OwnJob> = {
  name: 'jobs',
  home: ownJobsPath,
  one: jobQuery,
  pages: (_, isArchived) => ownJobPages(isArchived),
  counts: ownJobCounts,
  useFill: useFillJob,
  usePublish: usePublishJob,
  useRelaunch: useRelaunchJob,
  needsDeadline: true,
  content: { manage, fill, relaunch },
};
