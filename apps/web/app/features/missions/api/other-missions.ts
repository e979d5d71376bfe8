import { otherMissions } from '@basoche/contract/missions';
import { routeQuery } from '../../../lib/query-client.ts';

/** Up to four other open missions, nearest first. */
export const otherMissionsQuery = (id: string) => routeQuery(otherMissions, { params: { id } });
