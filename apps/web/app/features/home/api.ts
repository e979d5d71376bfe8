import { listJobs } from '@basoche/contract/jobs/jobs';
import { listCustomerMissions, listMissions } from '@basoche/contract/missions/missions';
import { routeQuery } from '../../lib/query-client.ts';

/** Missions on the home page. */
export const latestMissions = routeQuery(listMissions, { query: { limit: 4 } });

/** Missions of external customers on their own page. */
export const latestCustomerMissions = routeQuery(listCustomerMissions, { query: { limit: 4 } });

/** Job offers on the home page. */
export const latestJobs = routeQuery(listJobs, { query: { limit: 4 } });
