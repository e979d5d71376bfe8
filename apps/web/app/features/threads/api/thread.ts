import { readThread, type Thread } from '@basoche/contract/threads/threads';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf, routeKey } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';
import { mergeAnswer, mergeOlder } from './merge-thread.ts';

export const threadKey = (id: string) => routeKey(readThread, { params: { id } });

/**
 * An answer with fewer messages than this is complete; a longer one may be cut, and the rest is asked for.
 */
const maybeCut = 100;

/**
 * The thread as this browser knows it. The first reading gets its latest messages; later ones ask for changes
 * after the known position and merge them. So reading again catches up after a break.
 */
export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    staleTime: 0,
    // Merging keeps unchanged objects: comparing every message again would be wasted.
    structuralSharing: false,
    queryFn: async ({ client, signal }): Promise<Thread> => {
      const known = () => client.getQueryData<Thread>(threadKey(id));
      const read = async (since: number | null): Promise<Thread> => {
        // A hidden tab catches up, but has shown nothing yet.
        const seen = document.visibilityState === 'visible' ? 'true' : 'false';
        const query = since === null ? ({ seen } as const) : ({ since, seen } as const);
        const answer = await apiOf(client).call(readThread, { params: { id }, query }, signal);
        // The socket may have added messages while the answer was on its way.
        const merged = mergeAnswer(known(), answer, since);
        if (since === null || answer.messages.length < maybeCut) return merged;
        client.setQueryData(threadKey(id), merged);
        return read(merged.position);
      };
      return read(known()?.position ?? null);
    },
  });

/** Stores the thread that a command answered. */
export const keepAnswer = (client: QueryClient, answer: Thread): void => {
  client.setQueryData<Thread>(threadKey(answer.id), (known) => mergeAnswer(known, answer, null));
};

/** Fetches the messages before the known ones. */
export const useOlderMessages = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (before: number) => {
      const answer = await api.call(readThread, { params: { id }, query: { before } });
      client.setQueryData<Thread>(threadKey(id), (known) => known && mergeOlder(known, answer, before));
    },
  });
};
