import { listOwnMissions } from '@basoche/contract/missions';
import { routePages } from '../../../lib/query-client.ts';

/** The reader's own missions, published or archived, newest first. */
export const ownMissionPages = (creatorID: string, isArchived: boolean) =>
  routePages(listOwnMissions, {
    params: { id: creatorID },
    query: { isArchived: isArchived ? 'true' : 'false' },
  });
