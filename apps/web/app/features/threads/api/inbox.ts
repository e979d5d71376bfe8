import { listMissionDiscussions } from '@basoche/contract/threads';
import { routePages } from '../../../lib/query-client.ts';

export const inboxQuery = () => ({ ...routePages(listMissionDiscussions), staleTime: 0 });

export const inboxKey = ['threads', 'listMissionDiscussions'] as const;
