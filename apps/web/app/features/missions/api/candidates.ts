import { type Candidate, listCandidates, shortlistCandidate } from '@basoche/contract/applications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { routePages } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';
import { type CandidatesView, usualSort } from '../candidate-views.ts';

/** Candidates on one's mission, those whom nobody refused first. */
export const candidatePages = (missionID: string, { state, sort, isShortlisted }: CandidatesView) =>
  routePages(listCandidates, {
    params: { id: missionID },
    query: {
      ...(state === null ? {} : { state: [state] }),
      ...(sort === usualSort ? {} : { sort }),
      ...(isShortlisted ? { shortlisted: 'true' as const } : {}),
    },
  });

/** Shortlists a candidate, or no more. */
export const useShortlist = ({ id }: Pick<Candidate, 'id'>) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isShortlisted: boolean) =>
      api.call(shortlistCandidate, { params: { id }, body: { isShortlisted } }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: ['missions', 'listCandidates'] }),
  });
};
