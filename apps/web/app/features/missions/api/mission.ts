import { singleMission } from '@basoche/contract/missions';
import { routeQuery } from '../../../lib/query-client.ts';

/** One mission, with what its reader may do. */
export const missionQuery = (id: string) => routeQuery(singleMission, { params: { id } });
