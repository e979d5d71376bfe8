import { assign } from '@basoche/contract/firms/assignments';
import { listSeats, type Seat } from '@basoche/contract/firms/team';
import type { Thread } from '@basoche/contract/threads/threads';
import { mayBeInCharge } from '@basoche/domain/firms/team';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { refreshInbox } from './inbox.ts';
import { threadKey } from './thread.ts';

/** People of the firm who may be in charge of a thread. */
export const useWriters = (isWanted: boolean) =>
  useQuery({
    ...routeQuery(listSeats),
    enabled: isWanted,
    select: (seats: Seat[]) => seats.filter(({ role }) => mayBeInCharge(role)),
  });

/** Puts a person of the firm in charge of a thread. */
export const useAssign = ({ id }: Pick<Thread, 'id'>) => {
  const client = useQueryClient();
  return useCommand(assign, {
    refresh: ['firms'],
    onError: notifyError,
    onDone: (assignee) => {
      client.setQueryData<Thread>(threadKey(id), (known) => known && { ...known, assignee });
      void refreshInbox(client);
    },
  });
};
