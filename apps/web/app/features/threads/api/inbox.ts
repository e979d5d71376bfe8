import {
  countDiscussions,
  listJobDiscussions,
  listMissionDiscussions,
} from '@basoche/contract/threads/inbox';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { Turn } from '@basoche/domain/threads/whose-turn';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { routeKey, routePages, routeQuery } from '../../../lib/query-client.ts';

const lists = { MISSION: listMissionDiscussions, JOB: listJobDiscussions } as const;

interface Wanted {
  readonly type: ThreadType;
  readonly turn: Turn;
  readonly q: string;
  readonly isAssigned?: boolean;
}

const assignedTo = (isAssigned = false) => (isAssigned ? ({ assignee: 'me' } as const) : {});

/**
 * Query of an inbox list by turn or, with search words, of everything that they find. Keeps the last results
 * while the viewer types.
 */
export const inboxPages = ({ type, turn, q, isAssigned }: Wanted) => ({
  ...routePages(lists[type], { query: { ...(q === '' ? { turn } : { q }), ...assignedTo(isAssigned) } }),
  staleTime: 0,
  ...(q === '' ? {} : { placeholderData: keepPreviousData }),
});

export const inboxCounts = (isAssigned = false) => ({
  ...routeQuery(countDiscussions, isAssigned ? { query: assignedTo(true) } : {}),
  staleTime: 0,
});

export const refreshCounts = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ queryKey: routeKey(countDiscussions) });

export const refreshInbox = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    refreshCounts(client),
    ...[lists.MISSION, lists.JOB].map((route) => client.invalidateQueries({ queryKey: routeKey(route) })),
  ]);
