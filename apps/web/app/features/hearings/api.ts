import {
  cancelHearing,
  listHearings,
  publishHearing,
  readHearing,
} from '@basoche/contract/hearings/hearings';
import { routePages, routeQuery } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import type { HearingView } from './views.ts';

export const hearingsList = (view: HearingView) => ({
  ...routePages(listHearings, { query: { view } }),
  staleTime: 0,
});
/** Read again each minute while it is shown: it is taken, or widened, at any moment. */
export const hearingQuery = (id: string) => ({
  ...routeQuery(readHearing, { params: { id } }),
  staleTime: 0,
  refetchInterval: 60_000,
});

const refresh = ['hearings'];

export const usePublishHearing = () => useCommand(publishHearing, { refresh }).mutateAsync;
export const useCancelHearing = (onDone: () => void) => useCommand(cancelHearing, { refresh, onDone });
