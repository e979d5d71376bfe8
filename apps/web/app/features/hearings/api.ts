import {
  cancelHearing,
  declineHearing,
  listHearings,
  publishHearing,
  raiseHearing,
  reachOfHearing,
  readHearing,
  takeHearing,
} from '@basoche/contract/hearings/hearings';
import type { QueryOf } from '@basoche/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../lib/notify.ts';
import { routePages, routeQuery } from '../../lib/query-client.ts';
import { useSocket } from '../../lib/socket.ts';
import { useCommand } from '../../lib/use-command.ts';
import type { HearingView } from './views.ts';

export const hearingsList = (view: HearingView) => ({
  ...routePages(listHearings, { query: { view } }),
  staleTime: 0,
});
/** Refetched each minute while it is shown, in case a socket event was lost. */
export const hearingQuery = (id: string) => ({
  ...routeQuery(readHearing, { params: { id } }),
  staleTime: 0,
  refetchInterval: 60_000,
});

const refresh = ['hearings'];

/** Reads the hearings that are shown again once one is taken, widened, raised or withdrawn. */
export const useLiveHearings = (): void => {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: refresh });
  useSocket({ hearingChanged: readAgain, resync: readAgain });
};

/** How many avocats may take a hearing that is being written, and how many are free. */
export const reachQuery = (query: QueryOf<typeof reachOfHearing>) => ({
  ...routeQuery(reachOfHearing, { query }),
  staleTime: 300_000,
});

export const usePublishHearing = () => useCommand(publishHearing, { refresh }).mutateAsync;
/** Refetched after any answer: the price may have been raised, or another avocat was faster. */
export const useTakeHearing = () => useCommand(takeHearing, { refresh }).mutateAsync;
export const useRaiseHearing = () => useCommand(raiseHearing, { refresh }).mutateAsync;
export const useDeclineHearing = (onDone: () => unknown) =>
  useCommand(declineHearing, { refresh, onDone, onError: notifyError });
export const useCancelHearing = (onDone: () => void) => useCommand(cancelHearing, { refresh, onDone });
