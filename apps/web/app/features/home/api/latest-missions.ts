import { listMissions } from '@basoche/contract/missions';
import { routeQuery } from '../../../lib/query-client.ts';

/** The missions that the home page shows. */
export const latestMissions = routeQuery(listMissions, { query: { limit: 4 } });
