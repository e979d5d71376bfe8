import {
  type JobCandidate,
  moveJobCandidate,
  noteJobCandidate,
  writeToJobCandidates,
} from '@basoche/contract/job-applications';
import type { JobStage } from '@basoche/domain/options/job-stages';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Reads the candidates again, and what is counted of them. */
export const refreshCandidates = (client: QueryClient) =>
  Promise.all(
    ['listCandidates', 'countCandidates', 'countStages'].map((operation) =>
      client.invalidateQueries({ queryKey: ['jobs', operation] }),
    ),
  );

/** Says how far one is with a candidate. */
export const useMoveCandidate = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stage: JobStage) => api.call(moveJobCandidate, { params: { id }, body: { stage } }),
    onError: notifyError,
    onSettled: () => refreshCandidates(client),
  });
};

/** Keeps a note of a candidate; `onSaved` is told it as it is kept. */
export const useNoteCandidate = (id: string, onSaved: (candidate: JobCandidate) => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => api.call(noteJobCandidate, { params: { id }, body: { note } }),
    // The card may have left its tab: what follows is said here and not beside `mutate`.
    onSuccess: onSaved,
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs', 'listCandidates'] }),
  });
};

interface Message {
  readonly postulationIDs: string[];
  readonly content: string;
  readonly clientId: string;
  readonly consent: boolean;
}

/** Writes one message to several, each in their own conversation. */
export const useWriteToCandidates = (jobID: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Message) => api.call(writeToJobCandidates, { params: { id: jobID }, body }),
    onSettled: () =>
      Promise.all([refreshCandidates(client), client.invalidateQueries({ queryKey: ['threads'] })]),
  });
};
