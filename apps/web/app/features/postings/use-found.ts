import { isMember } from '@basoche/domain/access/viewer';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { QueryFor, routeTotal } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.tsx';

/**
 * Query of the number of postings for these filters. A visitor's list includes its total; a member's total is
 * a separate call.
 */
export const useFound = <Filters>(
  total: (filters: Filters) => ReturnType<typeof routeTotal>,
  counts: (userID: string, filters: Filters) => QueryFor<[number, number]>,
) => {
  const { me } = useSession();
  return (filters: Filters): ReturnType<typeof routeTotal> => {
    if (me === null || !isMember(me.userType)) return total(filters);
    const countQuery = counts(me.id, filters);
    return queryOptions({
      queryKey: [...countQuery.queryKey, 'all'] as QueryKey,
      queryFn: async ({ client }): Promise<number | null> => (await client.fetchQuery(countQuery))[0],
    });
  };
};
