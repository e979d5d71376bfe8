import { type JobSort, jobSorts } from '@basoche/domain/options/job-sorts';
import { addressesOf, type ListChoice } from '../postings/list-address.ts';
import { type JobListFilters, jobFilterSet } from './filters.ts';

/** What an address asks of the list of offers. */
export type JobListChoice = ListChoice<JobListFilters, JobSort>;

export const jobAddresses = addressesOf({ sorts: jobSorts, ...jobFilterSet });
