import { listWaiting } from '@basoche/contract/threads/inbox';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { routeKey, routeQuery } from '../../../lib/query-client.ts';
import { useSocket } from '../../../lib/socket.ts';

const shown = 8;

const refresh = (client: QueryClient) => void client.invalidateQueries({ queryKey: routeKey(listWaiting) });

/** Applications where it is the member's turn, soonest deadline first; kept up to date by the socket. */
export const useWaiting = () => {
  const client = useQueryClient();
  const again = () => refresh(client);
  useSocket({ newMessage: again, newAction: again, resync: again });
  return useQuery({ ...routeQuery(listWaiting, { query: { limit: shown } }), staleTime: 0 });
};
