import { countJobs } from '@basoche/contract/job-applications';
import { routeQuery } from '../../../lib/query-client.ts';
import { filterQuery, type JobListFilters } from '../filters.ts';

/** [all, applied by me], under the same filters as the list. */
export const jobCounts = (filters: JobListFilters) => routeQuery(countJobs, { query: filterQuery(filters) });
