import { type ChosenJobs, jobFilters } from '@basoche/domain/searches/job-filters';
import { filtersOf } from '../postings/filter-set.ts';

/** What narrows the list of offers; without words `q` is empty. */
export type JobListFilters = ChosenJobs;

export const jobFilterSet = filtersOf(jobFilters);
