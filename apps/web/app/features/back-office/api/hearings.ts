import { confirmBar, listBars, refuseBar, type WaitingBar } from '@basoche/contract/hearings/bars';
import { cancelOpenHearing, listOpenHearings } from '@basoche/contract/hearings/office';
import { routePages } from '../../../lib/query-client.ts';
import { useDecision } from '../use-decision.ts';

export const barPages = () => routePages(listBars);
export const openHearingPages = () => routePages(listOpenHearings);

const staleProblems = ['BAR_CHANGED', 'NOT_FOUND'] as const;

export const useConfirmBar = ({ memberId: id, court }: WaitingBar) =>
  useDecision<unknown>(
    (api) => api.call(confirmBar, { params: { id }, body: { court } }),
    ['hearings'],
    staleProblems,
  );

export const useRefuseBar = ({ memberId: id, court }: WaitingBar) =>
  useDecision(
    (api, reason: string) => api.call(refuseBar, { params: { id }, body: { court, reason } }),
    ['hearings'],
    staleProblems,
  );

export const useCancelOpenHearing = (id: string) =>
  useDecision(
    (api, reason: string) => api.call(cancelOpenHearing, { params: { id }, body: { reason } }),
    ['hearingsOffice'],
    ['HEARING_TAKEN', 'HEARING_CLOSED', 'NOT_FOUND'],
  );
