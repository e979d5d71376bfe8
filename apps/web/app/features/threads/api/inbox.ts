import {
  countDiscussions,
  listJobDiscussions,
  listMissionDiscussions,
} from '@basoche/contract/threads/inbox';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { Turn } from '@basoche/domain/threads/situation';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { routeKey, routePages, routeQuery } from '../../../lib/query-client.ts';

const lists = { MISSION: listMissionDiscussions, JOB: listJobDiscussions } as const;

interface Wanted {
  readonly type: ThreadType;
  readonly turn: Turn;
  readonly q: string;
}

/** A list of the inbox by whose turn it is; with words, all that they find. What was found stays while more is typed. */
export const inboxPages = ({ type, turn, q }: Wanted) => ({
  ...routePages(lists[type], { query: q === '' ? { turn } : { q } }),
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
