import { readThread, type Thread } from '@basoche/contract/threads/threads';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf, routeKey } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';
import { mergeAnswer, mergeOlder } from './merge-thread.ts';

export const threadKey = (id: string) => routeKey(readThread, { params: { id } });

/** An answer with fewer messages than this is complete. A longer one may be truncated, so the rest is requested. */
const maybeCut = 100;

/**
 * The thread as this browser knows it. The first read gets its latest messages; later ones request the
 * changes after the known position and merge them, and so catch up after a lost connection.
 */
export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    staleTime: 0,
    // Merging keeps the identity of unchanged objects, so comparing every message again is unnecessary.
    structuralSharing: false,
    queryFn: async ({ client, signal }): Promise<Thread> => {
      const known = () => client.getQueryData<Thread>(threadKey(id));
      const read = async (since: number | null): Promise<Thread> => {
        // A hidden tab catches up, but its messages are not seen yet.
        const seen = document.visibilityState === 'visible' ? 'true' : 'false';
        const query = since === null ? ({ seen } as const) : ({ since, seen } as const);
        const answer = await apiOf(client).call(readThread, { params: { id }, query }, signal);
        // The socket may have added messages before the answer arrived.
        const merged = mergeAnswer(known(), answer, since);
        if (since === null || answer.messages.length < maybeCut) return merged;
        client.setQueryData(threadKey(id), merged);
        return read(merged.position);
      };
      return read(known()?.position ?? null);
    },
  });

/** Stores the thread from the answer of a command. */
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
