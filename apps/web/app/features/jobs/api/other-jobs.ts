import { otherJobs } from '@basoche/contract/jobs';
import { routeQuery } from '../../../lib/query-client.ts';

/** Up to four other open offers, nearest first. */
export const otherJobsQuery = (id: string) => routeQuery(otherJobs, { params: { id } });
