import { askCheck } from '@basoche/contract/conflicts/checks';
import { nameParties, readParties } from '@basoche/contract/conflicts/parties';
import { useQueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { checkQuery, registerQuery } from './check-api.ts';

export const useAskCheck = (missionID: string, onDone: () => void) => {
  const client = useQueryClient();
  return useCommand(askCheck, {
    refresh: [checkQuery(missionID).queryKey, registerQuery().queryKey, ['missions', 'single'], 'threads'],
    onDone: (answer) => {
      client.setQueryData(checkQuery(missionID).queryKey, answer);
      onDone();
    },
  });
};

/** Parties that the viewer named for their own mission; not kept once no screen shows them. */
export const partiesQuery = (id: string) => ({
  ...routeQuery(readParties, { params: { id } }),
  staleTime: 0,
  gcTime: 0,
});

/** `onDone` is told how many parties are named now. */
export const useNameParties = (id: string, onDone: (count: number) => void) => {
  const client = useQueryClient();
  const { queryKey } = partiesQuery(id);
  return useCommand(nameParties, {
    refresh: [queryKey, 'missions', 'hearings'],
    onDone: (list) => {
      client.setQueryData(queryKey, list);
      onDone(list.parties.length);
    },
  });
};
