import { listJobFavourites } from '@basoche/contract/jobs/favourites';
import { countJobs, listJobs, otherJobs, readJob } from '@basoche/contract/jobs/jobs';
import { routePages, routeQuery, routeTotal } from '../../lib/query-client.ts';
import type { JobListChoice } from './list-address.ts';
import { type JobListFilters, jobFilterSet } from './shared/filters.ts';

/**
 * Queries of the list and of an offer. Calls of creators and candidates are in `own-api.ts`, which visitors
 * do not load.
 */

/** Open offers for the filters, in their order, from the position in the address. */
export const jobPages = ({ filters, sort, after }: Pick<JobListChoice, 'filters' | 'sort' | 'after'>) =>
  routePages(listJobs, {
    query: { ...jobFilterSet.filterQuery(filters), sort, ...(after ? { after } : {}) },
  });

/** Query of the shortest first page, the only one that gives the total: an address may name a later page. */
export const jobTotal = (filters: JobListFilters) =>
  routePages(listJobs, { query: { ...jobFilterSet.filterQuery(filters), limit: 1 } });

/** Number of open offers for the filters. */
export const jobFound = (filters: JobListFilters) => routeTotal(listJobs, jobFilterSet.filterQuery(filters));

/** Counts [all, applied by me], for the same filters as the list. */
export const jobCounts = (filters: JobListFilters) =>
  routeQuery(countJobs, { query: jobFilterSet.filterQuery(filters) });

/** The viewer's favourite offers, the latest first, and their number. */
export const favouritePages = () => routePages(listJobFavourites);
export const favouriteCount = () => routeTotal(listJobFavourites);

/** One offer, with the viewer's permissions. */
export const jobQuery = (id: string) => routeQuery(readJob, { params: { id } });

/** Up to four other open offers, nearest first. */
export const otherJobsQuery = (id: string) => routeQuery(otherJobs, { params: { id } });
