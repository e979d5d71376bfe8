import { countDiscussions, listJobDiscussions, listMissionDiscussions } from '@basoche/contract/inbox';
import type { ThreadType } from '@basoche/domain/threads/application';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { routeKey, routePages, routeQuery } from '../../../lib/query-client.ts';

const lists = { MISSION: listMissionDiscussions, JOB: listJobDiscussions } as const;

/** A list of the inbox; with words, what of it they find. What was found stays while more is typed. */
export const inboxPages = (type: ThreadType, q: string) => ({
  ...routePages(lists[type], q === '' ? {} : { query: { q } }),
  staleTime: 0,
  ...(q === '' ? {} : { placeholderData: keepPreviousData }),
});

export const inboxCounts = () => ({ ...routeQuery(countDiscussions), staleTime: 0 });

export const refreshCounts = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ queryKey: routeKey(countDiscussions) });

export const refreshInbox = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    refreshCounts(client),
    ...[lists.MISSION, lists.JOB].map((route) => client.invalidateQueries({ queryKey: routeKey(route) })),
  ]);
