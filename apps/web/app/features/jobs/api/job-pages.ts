import { listJobs } from '@basoche/contract/jobs';
import { routePages, routeTotal } from '../../../lib/query-client.ts';
import { filterQuery, type JobListFilters } from '../filters.ts';
import type { JobListChoice } from '../list-address.ts';

/** Open offers under the filters, in their order, from the place in the list that an address names. */
export const jobPages = ({ filters, sort, after }: Pick<JobListChoice, 'filters' | 'sort' | 'after'>) =>
  routePages(listJobs, { query: { ...filterQuery(filters), sort, ...(after ? { after } : {}) } });

/** The shortest first page: only it tells how many offers there are, and an address may name a later one. */
export const jobTotal = (filters: JobListFilters) =>
  routePages(listJobs, { query: { ...filterQuery(filters), limit: 1 } });

/** Number of open offers under the filters. */
export const jobFound = (filters: JobListFilters) => routeTotal(listJobs, filterQuery(filters));
