import { noteCandidate, writeToCandidates } from '@basoche/contract/applications';
import { noteJobCandidate, writeToJobCandidates } from '@basoche/contract/job-applications';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';
import type { PostingName } from './refuse-candidate.ts';

/** Reads the candidates again, and what is counted of them. */
export const refreshCandidates = (client: QueryClient, of: PostingName) =>
  Promise.all(
    ['listCandidates', 'countCandidates', 'countStages'].map((operation) =>
      client.invalidateQueries({ queryKey: [of, operation] }),
    ),
  );

const noteRoutes = { missions: noteCandidate, jobs: noteJobCandidate } as const;

/** Keeps a note of a candidate; `onSaved` is told it as it is kept. */
export const useNoteCandidate = (of: PostingName, id: string, onSaved: (note: string) => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (note: string) =>
      (await api.call(noteRoutes[of], { params: { id }, body: { note } })).note,
    // The card may have left its tab: what follows is said here and not beside `mutate`.
    onSuccess: onSaved,
    onSettled: () => client.invalidateQueries({ queryKey: [of, 'listCandidates'] }),
  });
};

interface Message {
  readonly postulationIDs: string[];
  readonly content: string;
  readonly clientId: string;
  readonly consent: boolean;
}

const messageRoutes = { missions: writeToCandidates, jobs: writeToJobCandidates } as const;

/** Writes one message to several candidates of a mission or an offer, each in their own conversation. */
export const useWriteToCandidates = (of: PostingName, id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Message) => api.call(messageRoutes[of], { params: { id }, body }),
    onSettled: () =>
      Promise.all([refreshCandidates(client, of), client.invalidateQueries({ queryKey: ['threads'] })]),
  });
};
