import { listJobs } from '@basoche/contract/jobs/jobs';
import { listCustomerMissions, listMissions } from '@basoche/contract/missions/missions';
import { routeQuery } from '../../lib/query-client.ts';

/** The missions that the home page shows. */
export const latestMissions = routeQuery(listMissions, { query: { limit: 4 } });

/** The missions of external customers that their own page shows. */
export const latestCustomerMissions = routeQuery(listCustomerMissions, { query: { limit: 4 } });

/** The job offers that the home page shows. */
export const latestJobs = routeQuery(listJobs, { query: { limit: 4 } });
