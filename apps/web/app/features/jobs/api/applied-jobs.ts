import { listAppliedJobs } from '@basoche/contract/job-applications';
import { routePages } from '../../../lib/query-client.ts';
import { filterQuery, type JobListFilters } from '../filters.ts';

/** The reader's own applications, newest first, under the same filters as the offers. */
export const appliedJobPages = (filters: JobListFilters) =>
  routePages(listAppliedJobs, { query: filterQuery(filters) });
