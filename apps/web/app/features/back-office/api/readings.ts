import { closeReading, openReading, readReading } from '@basoche/contract/back-office/readings';
import type { BodyOf } from '@basoche/contract/route';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf, routeKey } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { giveCode } from '../use-decision.ts';

/** The pages of a reading, each asked for once: reading one is written down. */
export const readingPages = (id: string) =>
  infiniteQueryOptions({
    queryKey: routeKey(readReading, { params: { id } }),
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).call(readReading, { params: { id }, query: { after: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  });

/** What makes a reading necessary, and how its screens call it. */
export interface ReadingCase {
  /** The report, or the contested thread. */
  on: Pick<BodyOf<typeof openReading>, 'because' | 'caseID'>;
  /** The title of the mission or the offer. */
  about: string;
}

interface Opening {
  readonly body: BodyOf<typeof openReading>;
  /** Given first, where the server asks for one again. */
  readonly code: string | null;
}

export const useOpenReading = () =>
  useCommand(async (api, { body, code }: Opening) => {
    await giveCode(api, code);
    return api.call(openReading, { body });
  });

export const useCloseReading = (id: string) =>
  useCommand((api) => api.call(closeReading, { params: { id } }));
