import type { Job } from '@basoche/contract/jobs';
import type { Day } from '@basoche/domain/time/paris';
import { futureDay } from '../postings/copies.ts';
import { type JobValues, valuesOfJob } from './job-values.ts';
import { ownJobsPath } from './views.ts';

/** The form of a new offer. */
export const createAddress = `${ownJobsPath}/create`;

/** The same, filled in from another of one's own. */
export const copyAddress = (jobID: string): string => `${createAddress}?copie=${jobID}`;

/** The same, where it was left. */
export const draftAddress = (draftID: string): string => `${createAddress}?brouillon=${draftID}`;

export const draftIn = (search: URLSearchParams): string | null => search.get('brouillon');

/** What a copy starts from: everything but the days that are past, which are to be chosen again. */
export const valuesOfCopy = (offer: Job, today: Day): JobValues => {
  const values = valuesOfJob(offer);
  return {
    ...values,
    endDate: futureDay(values.endDate, today),
    startDate: futureDay(values.startDate, today),
  };
};
