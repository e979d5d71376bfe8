import { countDiscussions, listJobDiscussions, listMissionDiscussions } from '@basoche/contract/inbox';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { QueryClient } from '@tanstack/react-query';
import { routeKey, routePages, routeQuery } from '../../../lib/query-client.ts';

const lists = { MISSION: listMissionDiscussions, JOB: listJobDiscussions } as const;

export const inboxPages = (type: ThreadType) => ({ ...routePages(lists[type]), staleTime: 0 });

export const inboxCounts = () => ({ ...routeQuery(countDiscussions), staleTime: 0 });

export const refreshInbox = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [lists.MISSION, lists.JOB, countDiscussions].map((route) =>
      client.invalidateQueries({ queryKey: routeKey(route) }),
    ),
  );
