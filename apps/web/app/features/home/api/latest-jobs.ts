import { listJobs } from '@basoche/contract/jobs';
import { routeQuery } from '../../../lib/query-client.ts';

/** The job offers that the home page shows. */
export const latestJobs = routeQuery(listJobs, { query: { limit: 4 } });
