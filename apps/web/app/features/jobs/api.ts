import { listJobFavourites } from '@basoche/contract/jobs/favourites';
import { countJobs, listJobs, otherJobs, readJob } from '@basoche/contract/jobs/jobs';
import { routePages, routeQuery, routeTotal } from '../../lib/query-client.ts';
import { type JobListFilters, jobFilterSet } from './filters.ts';
import type { JobListChoice } from './list-address.ts';

/** Queries of the list and of an offer. What its creator and candidates do is in `own-api.ts`: visitors do not load it. */

/** Open offers under the filters, in their order, from the place in the list that an address names. */
export const jobPages = ({ filters, sort, after }: Pick<JobListChoice, 'filters' | 'sort' | 'after'>) =>
  routePages(listJobs, {
    query: { ...jobFilterSet.filterQuery(filters), sort, ...(after ? { after } : {}) },
  });

/** The shortest first page: only it tells how many offers there are, and an address may name a later one. */
export const jobTotal = (filters: JobListFilters) =>
  routePages(listJobs, { query: { ...jobFilterSet.filterQuery(filters), limit: 1 } });

/** Number of open offers under the filters. */
export const jobFound = (filters: JobListFilters) => routeTotal(listJobs, jobFilterSet.filterQuery(filters));

/** [all, applied by me], under the same filters as the list. */
export const jobCounts = (filters: JobListFilters) =>
  routeQuery(countJobs, { query: jobFilterSet.filterQuery(filters) });

/** The reader's favourite offers, the one kept last first, and their number. */
export const favouritePages = () => routePages(listJobFavourites);
export const favouriteCount = () => routeTotal(listJobFavourites);

/** One offer, with what its reader may do. */
export const jobQuery = (id: string) => routeQuery(readJob, { params: { id } });

/** Up to four other open offers, nearest first. */
export const otherJobsQuery = (id: string) => routeQuery(otherJobs, { params: { id } });
