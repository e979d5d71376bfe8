import { readShownParties } from '@basoche/contract/threads/independence';
import { routeQuery } from '../../../lib/query-client.ts';

/** Parties that were shown in a thread; dropped from the cache once no screen shows them. */
export const shownPartiesQuery = (id: string) => ({
  ...routeQuery(readShownParties, { params: { id } }),
  staleTime: 0,
  gcTime: 0,
});
