import { type ChosenJobs, jobFilters } from '@basoche/domain/searches/job-filters';
import { filtersOf } from '../../postings/filter-set.ts';

/** Filters of the offer list; without search words `q` is empty. */
export type JobListFilters = ChosenJobs;

export const jobFilterSet = filtersOf(jobFilters);
