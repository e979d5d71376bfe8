import { listCustomerMissions } from '@basoche/contract/missions';
import { routeQuery } from '../../../lib/query-client.ts';

/** The missions of external customers that their own page shows. */
export const latestCustomerMissions = routeQuery(listCustomerMissions, { query: { limit: 4 } });
