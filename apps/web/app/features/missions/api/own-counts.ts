import { countOwnMissions } from '@basoche/contract/missions';
import { routeQuery } from '../../../lib/query-client.ts';

/** [published, archived]. */
export const ownMissionCounts = (creatorID: string) =>
  routeQuery(countOwnMissions, { params: { id: creatorID } });
