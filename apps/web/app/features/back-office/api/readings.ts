import { closeReading, openReading, readReading } from '@basoche/contract/back-office/readings';
import type { BodyOf } from '@basoche/contract/route';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { apiOf, routeKey } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { sendSecondFactorCode } from '../use-decision.ts';

/** Pages of a reading; each is fetched only once, since every reading is recorded. */
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

/** Open case that a reading of messages is allowed for, and its title. */
export interface ReadingCase {
  /** The report, or the contested thread. */
  on: Pick<BodyOf<typeof openReading>, 'because' | 'caseID'>;
  /** Title of the mission or the offer. */
  about: string;
}

interface Opening {
  readonly body: BodyOf<typeof openReading>;
  /** Code of the second factor, sent first where the server asks for it again. */
  readonly code: string | null;
}

export const useOpenReading = () =>
  useCommand(
    async (api, { body, code }: Opening) => {
      await sendSecondFactorCode(api, code);
      return api.call(openReading, { body });
    },
    // The list of disputes names the reading.
    { refreshWhenDone: ['backOffice'] },
  );

export const useCloseReading = (id: string, onDone: () => void) =>
  useCommand((api) => api.call(closeReading, { params: { id } }), {
    refreshWhenDone: ['backOffice'],
    onDone,
    onError: notifyError,
  });
