import { type JobSort, jobSorts } from '@basoche/domain/options/job-sorts';
import { addressesOf, type ListChoice } from '../postings/list-address.ts';
import { type JobListFilters, jobFilterSet } from './shared/filters.ts';

/** State of the offer list, as read from its address. */
export type JobListChoice = ListChoice<JobListFilters, JobSort>;

export const jobAddresses = addressesOf({ sorts: jobSorts, ...jobFilterSet });
